/** Says that someone else has changed the field in focus, which shows it once the person leaves. */

import { useEffect } from 'react';
import { useDraftState } from '../data/draft-provider.tsx';
import type { HeldChange } from '../data/draft-state.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { Text } from '../primitives/layout.tsx';

export function HeldNotice() {
  const text = useDraftState((state) =>
    state.status === 'loaded' && state.draft.held ? textOf(state.draft.held, state.draft.session.person) : '',
  );
  const announce = useAnnounce();
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text, announce]);
  if (text === '') return null;
  return (
    <section className="studio-undo" aria-label="Changed by someone else">
      <Text grows="wide" breaks>
        {text}
      </Text>
    </section>
  );
}

function textOf({ by }: HeldChange, person: string): string {
  if (by === null) return 'Someone else has removed what you are editing. You see it once you leave the field.';
  const who = by === person ? 'In another window, you have' : `${by} has`;
  return `${who} changed this field. You see the change once you leave it.`;
}

/** Lists changes by someone else that were merged while the person was writing. */

import { useEffect, useState } from 'react';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { settingName } from '../../model/entry-types.ts';
import { Button } from '../controls/button.tsx';
import { FilledText } from '../controls/filled-text.tsx';
import { useDraftState } from '../data/draft-provider.tsx';
import type { LoadedDraft, MergedChanges } from '../data/draft-state.ts';
import { useAnnounce } from '../kit/announcer.tsx';
import { entryTitle } from '../names/entry-names.ts';
import { Text } from '../primitives/layout.tsx';
import { formatMerged } from './format-merged.ts';

export function MergedNotice() {
  const merged = useDraftState((state) => (state.status === 'loaded' ? state.draft.merged : null));
  const text = useDraftState((state) => (state.status === 'loaded' ? textOf(state.draft) : ''));
  const announce = useAnnounce();
  const [closed, setClosed] = useState<MergedChanges | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for new changes, not while their message is written
  useEffect(() => {
    if (merged) announce(text);
  }, [merged]);
  if (merged === null || merged === closed) return null;
  return (
    <section className="studio-undo studio-merged" aria-label="Changed by someone else">
      <Text grows="wide" breaks>
        <FilledText text={text} />
      </Text>
      <Button size="small" look="quiet" onPress={() => setClosed(merged)}>
        Close
      </Button>
    </section>
  );
}

function textOf({ merged, entries, session }: LoadedDraft): string {
  if (merged === null) return '';
  const content = entries.get(entryKey(merged))?.content ?? null;
  const title = settingName(merged.id) ?? (content ? entryTitle(content, DEFAULT_LANGUAGE) : merged.id);
  return formatMerged(merged, title, session.person);
}

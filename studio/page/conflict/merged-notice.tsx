/** Says what someone else has changed while the person was writing, and that all of it is kept. */

import { useEffect, useState } from 'react';
import { DEFAULT_LANGUAGE } from '../../../src/contract/language.ts';
import { entryKey } from '../../contract/draft.ts';
import { Button } from '../controls/button.tsx';
import { useDraftState } from '../data/draft-provider.tsx';
import type { MergedChanges } from '../data/draft-state.ts';
import { useAnnounce } from '../frame/announcer.tsx';
import { entryTitle } from '../names/entry-names.ts';
import { formatMerged } from './format-merged.ts';

export function MergedNotice() {
  const state = useDraftState();
  const announce = useAnnounce();
  const [closed, setClosed] = useState<MergedChanges | null>(null);
  const draft = state.status === 'loaded' ? state.draft : null;
  const merged = draft?.merged ?? null;
  const content = (merged && draft?.entries.get(entryKey(merged))?.content) ?? null;
  const text =
    merged && draft
      ? formatMerged(merged, content ? entryTitle(content, DEFAULT_LANGUAGE) : merged.id, draft.session.person)
      : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only for new changes, not while their message is written
  useEffect(() => {
    if (merged) announce(text);
  }, [merged]);
  if (merged === null || merged === closed) return null;
  return (
    <section className="studio-undo studio-merged" aria-label="Changed by someone else">
      <p className="studio-undo__text">{text}</p>
      <Button size="small" look="quiet" onPress={() => setClosed(merged)}>
        Close
      </Button>
    </section>
  );
}

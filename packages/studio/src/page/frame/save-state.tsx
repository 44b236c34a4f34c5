/** Shows whether everything is saved, and announces it when it changes. */

import { useEffect, useRef } from 'react';
import { useDraftState } from '../data/draft-provider.tsx';
import { type SavingState, savingState } from '../data/draft-state.ts';
import { useAnnounce } from '../kit/announcer.tsx';

const TEXTS: Readonly<Record<SavingState, string>> = {
  saved: 'Saved',
  saving: 'Saving…',
  offline: 'Not saved: offline',
  refused: 'Not saved: refused',
  failed: 'Not saved yet',
  conflict: 'Changed by someone else',
};

/** In milliseconds before an announcement, so that saves don't interrupt people who are typing. */
const QUIET = 1_500;

export function SaveState() {
  const saving = useDraftState((state) =>
    state.status === 'loaded' ? savingState(state.draft.entries.values()) : null,
  );
  useAnnounced(saving);
  return (
    <span className={`studio-save-state studio-save-state--${saving ?? 'loading'}`}>
      {saving === null ? '' : TEXTS[saving]}
    </span>
  );
}

function useAnnounced(saving: SavingState | null): void {
  const announce = useAnnounce();
  const announced = useRef<SavingState | null>(null);
  useEffect(() => {
    if (saving === null || saving === 'saving') return;
    if (announced.current === null && saving === 'saved') {
      announced.current = saving;
      return;
    }
    const timer = setTimeout(() => {
      announced.current = saving;
      announce(TEXTS[saving]);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [saving, announce]);
}

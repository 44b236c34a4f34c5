/** Copies the source of some messages to other languages, from another page than Translations. */

import type { Session } from '../../contract/api.ts';
import type { ShownEntry } from '../data/draft-state.ts';
import { CopyMissing } from './copy-missing.tsx';
import { translationRows } from './translation-rows.ts';

interface CopyToLanguagesProps {
  readonly entries: readonly ShownEntry[];
  readonly cards: Session['cards'];
  readonly onClose: (isDone: boolean) => void;
}

export function CopyToLanguages({ entries, cards, onClose }: CopyToLanguagesProps) {
  return <CopyMissing rows={translationRows(entries, cards)} language={null} onClose={onClose} />;
}

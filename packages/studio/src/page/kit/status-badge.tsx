/** A translation's status in words. */

import type { TranslationStatus } from '../../entries/translation.ts';
import { Badge } from '../controls/badge.tsx';

export const STATUS_NAMES: Readonly<Record<TranslationStatus, string>> = {
  missing: 'Missing',
  same: 'Same as source',
  changed: 'Source has changed',
  done: 'Done',
};

const TONES = { missing: 'bad', same: 'caution', changed: 'caution', done: 'good' } as const;

export function StatusBadge({ status }: { readonly status: TranslationStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>;
}

/** Says that a message or card of the draft is not what visitors see. */

import type { EntryChange } from '../../entries/changes-since.ts';
import { Badge } from '../controls/badge.tsx';

const TEXTS: Readonly<Record<EntryChange, string>> = {
  new: 'Not published yet',
  changed: 'Differs from what visitors see',
  archived: 'Archived',
  deleted: 'Deleted',
};

export function ChangeBadge({ change }: { readonly change: EntryChange }) {
  return <Badge tone={change === 'deleted' || change === 'archived' ? 'caution' : 'accent'}>{TEXTS[change]}</Badge>;
}

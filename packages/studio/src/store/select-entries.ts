/** Finds the entries that a check is about: those it names, or all that are ready, in the draft or as a release has pinned them. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { entryKey } from '../contract/draft.ts';
import type { CheckedEntries } from '../contract/requests.ts';
import { isReady, pendingEntries } from '../entries/pending-entries.ts';
import { withPinned } from '../entries/pinned-entries.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import type { Tables } from './tables.ts';

/** @param published the latest version's */
export function selectEntries(
  { draft, releases }: Pick<Tables, 'draft' | 'releases'>,
  published: PublishedLanguages,
  { entries: wanted, release }: CheckedEntries,
  rules: PublicationRules,
) {
  const open = releases.list();
  const pinned = open.find(({ id }) => id === release)?.entries ?? [];
  const entries = withPinned(draft.entries(), pinned, wanted === 'ready' ? [] : wanted);
  const pending = pendingEntries({ published, entries }, rules);
  const isWanted = wanted === 'ready' ? null : new Set(wanted.map(entryKey));
  // these are published with their releases
  const taken = new Set(open.flatMap((one) => one.entries.map(entryKey)));
  const chosen = pending.filter((entry) =>
    isWanted ? isWanted.has(entryKey(entry)) : isReady(entry) && !taken.has(entryKey(entry)),
  );
  return { entries, pending, chosen: chosen.map(({ kind, id, revision }) => ({ kind, id, revision })) };
}

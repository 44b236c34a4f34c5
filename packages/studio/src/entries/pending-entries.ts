/** Finds the entries of a draft that differ from the latest version, and the problems of each. */

import type { PendingEntry } from '../contract/api.ts';
import type { Entry } from '../contract/draft.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import { changesSince } from './changes-since.ts';
import { composePublication, defaultsMissing, entryProblems, type Sources } from './compose-publication.ts';
import { byName, entriesFrom } from './entries-from.ts';

interface Draft extends Sources {
  readonly entries: readonly Entry[];
}

/** The draft's entries in order, then deleted ones. All entries without problems can be published together. */
export function pendingEntries(draft: Draft, rules: PublicationRules): PendingEntry[] {
  const published = byName(entriesFrom(draft.published));
  const drafts = byName(draft.entries);
  const contents = new Map([...published].map(([key, { content }]) => [key, content]));
  const pending = [...changesSince(contents, draft.entries).keys()].flatMap((key): PendingEntry[] => {
    const entry = drafts.get(key);
    if (entry) {
      const { id, content, revision, changedAt, changedBy } = entry;
      return [{ kind: content.kind, id, revision, problems: entryProblems(entry, rules), changedAt, changedBy }];
    }
    const deleted = published.get(key);
    if (!deleted) return [];
    const { id, content } = deleted;
    return [{ kind: content.kind, id, revision: null, problems: [], changedAt: null, changedBy: null }];
  });
  return withDefaults(pending, draft, rules);
}

/**
 * Removing a language's last default message is a problem until another one is ready. Excluding that entry may
 * leave another language without a default message, so this repeats.
 */
function withDefaults(pending: readonly PendingEntry[], draft: Draft, rules: PublicationRules): PendingEntry[] {
  const ready = pending.filter(isReady);
  // only these can remove one
  if (!ready.some(({ kind }) => kind === 'default-message')) return [...pending];
  const { languages } = composePublication(draft, ready, rules);
  let blamed = false;
  const next = pending.map((entry) => {
    if (entry.kind !== 'default-message' || !isReady(entry)) return entry;
    const problems = defaultsMissing(languages, entry.id).filter(
      ({ language }) =>
        language && draft.published[language].featureMessages.some((message) => message.id === entry.id),
    );
    blamed ||= problems.length > 0;
    return { ...entry, problems };
  });
  return blamed ? withDefaults(next, draft, rules) : next;
}

export function isReady({ problems }: PendingEntry): boolean {
  return problems.length === 0;
}

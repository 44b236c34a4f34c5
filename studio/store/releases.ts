/** Keeps releases until they are published: chosen entries with the content that they had, under a name. */

import { parseInstant } from '../../src/contract/instant.ts';
import { type Entry, type EntryName, entryKey } from '../contract/draft.ts';
import { byteLength, LARGEST_ROW, MOST_RELEASES } from '../contract/limits.ts';
import type { PinnedEntry, Release } from '../contract/releases.ts';
import { byName } from '../messages/entries-from.ts';
import { withPinned } from '../messages/pinned-entries.ts';
import { entryName } from '../messages/problem-text.ts';
import { staleMessage } from '../messages/stale-message.ts';
import { instantText, quoted } from '../messages/wording.ts';
import type { AuditTable } from './audit-table.ts';
import { authorOf, type DraftTable } from './draft-table.ts';
import type { Publisher } from './publisher.ts';
import type { ReleaseTable } from './release-table.ts';
import type * as types from './store.ts';

export const NOT_FOUND = { outcome: 'not-found', message: 'There is no such release, or it is published.' } as const;
export const CHANGED = {
  outcome: 'stale',
  message: 'Somebody has changed this release meanwhile. Read it again.',
} as const;

export class Releases {
  readonly #storage: DurableObjectStorage;
  readonly #table: ReleaseTable;
  readonly #draft: DraftTable;
  readonly #publisher: Publisher;
  readonly #audit: AuditTable;

  constructor(
    storage: DurableObjectStorage,
    table: ReleaseTable,
    draft: DraftTable,
    publisher: Publisher,
    audit: AuditTable,
  ) {
    this.#storage = storage;
    this.#table = table;
    this.#draft = draft;
    this.#publisher = publisher;
    this.#audit = audit;
  }

  save({ id, revision, name, state, since, entries, person, ...save }: types.SaveRelease): types.SaveReleaseResult {
    const before = id === null ? null : this.#table.open(id);
    if (id !== null && before === null) return NOT_FOUND;
    if ((before?.revision ?? null) !== revision) return CHANGED;
    const instant = save.at === null ? null : parseInstant(save.at);
    const at = instant === null ? null : new Date(instant).toISOString();
    const full = before === null && this.#table.list().length >= MOST_RELEASES;
    if (full) return { outcome: 'full', message: `There are ${MOST_RELEASES} releases already. Delete one first.` };
    if (state === 'scheduled' && (instant === null || instant <= Date.now())) {
      return { outcome: 'invalid', message: 'The time of a release must be in the future.' };
    }
    const drafts = withPinned(this.#draft.entries(), before?.entries ?? [], entries);
    const stale = staleMessage({ since, entries }, { entries: drafts, latest: this.#publisher.latest() });
    if (stale !== null) return { outcome: 'stale', message: stale };
    const author = authorOf({ person });
    const release: Release = {
      id: id ?? crypto.randomUUID(),
      name,
      revision: (revision ?? 0) + 1,
      state,
      at,
      since,
      isReadable: true,
      changedAt: author.at,
      changedBy: person,
      failure: null,
      version: null,
      entries: this.#pinned(entries, drafts, before),
    };
    if (byteLength(release.entries) > LARGEST_ROW) {
      return { outcome: 'full', message: 'This is too much for one release. Make two of it.' };
    }
    const other = state === 'scheduled' ? this.#otherWith(release) : null;
    if (other) return { outcome: 'invalid', message: other };
    this.#storage.transactionSync(() => {
      this.#table.put(release);
      this.#audit.add({ ...author, action: 'release-saved', subject: `releases/${release.id}` });
    });
    return { outcome: 'saved', release };
  }

  /** @returns whether there was such a release that is not published */
  delete({ id, person }: types.Change & { readonly id: string }): boolean {
    if (!this.#table.open(id)) return false;
    this.#storage.transactionSync(() => {
      this.#table.remove(id);
      this.#audit.add({ ...authorOf({ person }), action: 'release-deleted', subject: `releases/${id}` });
    });
    return true;
  }

  #pinned(chosen: types.SaveRelease['entries'], drafts: readonly Entry[], before: Release | null) {
    const current = byName(drafts);
    return chosen.map(({ kind, id, revision }): PinnedEntry => {
      const name: EntryName = { kind, id };
      const pinned = before?.entries.find((pin) => entryKey(pin) === entryKey(name) && pin.revision === revision);
      if (pinned) return pinned;
      const entry = current.get(entryKey(name)) ?? null;
      return { ...name, revision, entry, changedBy: entry ? entry.changedBy : this.#audit.deleterOf(name) };
    });
  }

  /** An entry has one place in the schedule, or the later release would be published against the earlier one. */
  #otherWith({ id, entries }: Release): string | null {
    const mine = new Map(entries.map((pin) => [entryKey(pin), pin]));
    for (const other of this.#table.list()) {
      const both = other.entries.find((pin) => mine.has(entryKey(pin)));
      if (other.id === id || other.state !== 'scheduled' || !both) continue;
      const name = entryName(both.id, mine.get(entryKey(both))?.entry?.content ?? null);
      return `${name} is in the release ${quoted(other.name)} of ${instantText(Date.parse(other.at ?? ''))} too. Take it out of one of them.`;
    }
    return null;
  }
}

/** Stores releases until they are published: a name, and chosen entries with their content at that time. */

import { parseInstant } from '../../../../src/contract/instant.ts';
import { type Entry, type EntryName, entryKey } from '../contract/draft.ts';
import { byteLength, MAX_RELEASES, MAX_ROW_BYTES } from '../contract/limits.ts';
import type { PinnedEntry, Release, ReleaseReview } from '../contract/releases.ts';
import { type Role, WRITE_ROLES } from '../contract/rights.ts';
import { withSentence } from '../contract/sentence.ts';
import { byName } from '../entries/entries-from.ts';
import { withPinned } from '../entries/pinned-entries.ts';
import { entryName } from '../entries/problem-text.ts';
import { sentence } from '../fields/sentence.ts';
import { quoted } from '../fields/wording.ts';
import { authorOf } from './author.ts';
import { CHANGED, NOT_FOUND, type Publications, refusedByRole } from './publications.ts';
import type { Publisher } from './publisher.ts';
import type * as types from './store.ts';
import type { Tables } from './tables.ts';

export class Releases {
  readonly #storage: DurableObjectStorage;
  readonly #tables: Tables;
  readonly #publisher: Publisher;
  readonly #publications: Publications;

  constructor(storage: DurableObjectStorage, tables: Tables, publisher: Publisher, publications: Publications) {
    this.#storage = storage;
    this.#tables = tables;
    this.#publisher = publisher;
    this.#publications = publications;
  }

  /** What the release would publish now. */
  prepare(save: types.SaveRelease): types.Prepared | types.Refusal {
    const next = this.#next(save);
    return 'outcome' in next ? next : this.#composed(next, save);
  }

  save(save: types.SaveRelease): types.SaveReleaseResult {
    return this.#storage.transactionSync(() => {
      const release = this.#next(save);
      if ('outcome' in release) return release;
      const isScheduled = release.state === 'scheduled';
      // unfinished releases can be saved too
      const checked = isScheduled ? this.#publications.publishable(this.#composed(release, save)) : null;
      if (checked && checked.outcome !== 'prepared') return checked;
      this.#tables.releases.put(release);
      const action = isScheduled ? 'release-scheduled' : 'release-saved';
      this.#tables.audit.add({ ...authorOf(save), action, subject: `releases/${release.id}` });
      return { outcome: 'saved', release };
    });
  }

  #composed(release: Release, by: types.LimitedChange): types.Prepared | types.Refusal {
    return this.#publications.within(this.#publications.withEntriesOf(release), by);
  }

  /** The release as it would be stored. */
  #next(save: types.SaveRelease): Release | types.Refusal {
    const { id, revision, name, state, since, entries, person } = save;
    const before = id === null ? null : this.#tables.releases.open(id);
    const beyond = refusedByRole(save, roleToChange(before, state));
    if (beyond) return beyond;
    if (id !== null && before === null) return NOT_FOUND;
    if ((before?.revision ?? null) !== revision) return CHANGED;
    const instant = save.at === null ? null : parseInstant(save.at);
    const at = instant === null ? null : new Date(instant).toISOString();
    const full = before === null && this.#tables.releases.list().length >= MAX_RELEASES;
    if (full) return { outcome: 'full', message: `There are ${MAX_RELEASES} releases already. Delete one first.` };
    if (state === 'scheduled' && (instant === null || instant <= Date.now())) {
      return { outcome: 'invalid', message: 'The time of a release must be in the future.' };
    }
    const drafts = withPinned(this.#tables.draft.entries(), before?.entries ?? [], entries);
    const stale = this.#publications.stale(since, this.#publisher.latest(), entries, drafts);
    if (stale) return stale;
    const author = authorOf({ person });
    const saved: Release = {
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
      review: before?.review ?? null,
      entries: this.#pinned(entries, drafts, before?.entries ?? []),
    };
    const release = { ...saved, review: reviewAfter(before, saved) };
    const unapproved = state === 'scheduled' ? this.#publications.unapproved(release) : null;
    if (unapproved) return unapproved;
    if (byteLength(release.entries) > MAX_ROW_BYTES) {
      return { outcome: 'full', message: 'This is too much for one release. Split it into two.' };
    }
    const other = state === 'scheduled' ? this.#otherWith(release) : null;
    return other ?? release;
  }

  delete({ id, ...by }: types.LimitedChange & { readonly id: string }): types.DeleteReleaseResult {
    const release = this.#tables.releases.open(id);
    const beyond = refusedByRole(by, roleToChange(release));
    if (beyond) return beyond;
    if (!release) return NOT_FOUND;
    const author = authorOf(by);
    this.#storage.transactionSync(() => {
      this.#tables.releases.remove(id);
      this.#tables.comments.resolveAllOn(id, author);
      this.#tables.audit.add({ ...author, action: 'release-deleted', subject: `releases/${id}` });
    });
    return { outcome: 'deleted' };
  }

  /** @param drafts the draft, with the release's already pinned entries @param pinned these entries */
  #pinned(chosen: types.SaveRelease['entries'], drafts: readonly Entry[], pinned: readonly PinnedEntry[]) {
    const current = byName(drafts);
    return chosen.map(({ kind, id, revision }): PinnedEntry => {
      const name: EntryName = { kind, id };
      const entry = current.get(entryKey(name)) ?? null;
      const known = pinned.find((pin) => entryKey(pin) === entryKey(name) && pin.revision === revision)?.authors ?? [];
      // drafts of earlier releases of Portico name only these
      const last = entry ? entry.changedBy : this.#tables.audit.deleterOf(name);
      const authors = [...known, ...this.#tables.draft.contributors.of({ ...name, revision }), last];
      return { ...name, revision, entry, authors: [...new Set(authors.filter((person) => person !== null))] };
    });
  }

  /** An entry can be in only one scheduled release, or the later one would overwrite the earlier one. */
  #otherWith({ id, entries }: Release): types.Refusal | null {
    const mine = new Map(entries.map((pin) => [entryKey(pin), pin]));
    for (const other of this.#tables.releases.list()) {
      const both = other.entries.find((pin) => mine.has(entryKey(pin)));
      if (other.id === id || other.state !== 'scheduled' || !both) continue;
      const name = entryName(both.id, mine.get(entryKey(both))?.entry?.content ?? null);
      const at = Date.parse(other.at ?? '');
      const words = sentence`${name} is also in the release ${quoted(other.name)} on ${at}. Remove it from one of them.`;
      const { text: message, ...data } = withSentence(words);
      return { outcome: 'invalid', message, ...data };
    }
    return null;
  }
}

/** Whoever changes a scheduled release changes what will be published. @param state its next state */
export function roleToChange(release: Release | null, state: Release['state'] = 'open'): Role {
  return [release?.state, state].includes('scheduled') ? WRITE_ROLES.schedule : WRITE_ROLES.saveRelease;
}

/** A review becomes outdated when the release's entries or their content change. */
function reviewAfter(before: Release | null, { entries, review }: Release): ReleaseReview | null {
  if (!before || !review || pinsOf(before.entries) === pinsOf(entries)) return review;
  return { ...review, state: 'outdated' };
}

function pinsOf(entries: readonly PinnedEntry[]): string {
  return JSON.stringify(
    entries.map((pin) => [entryKey(pin), pin.entry?.content]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );
}

/** Adds versions, and updates the draft to match. */

import { builtInLanguages } from '../../src/content/built-in.ts';
import type { Locales } from '../../src/content/locales.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import type { ChosenEntry, Version } from '../contract/api.ts';
import { type Ending, endInDraft } from '../messages/end-announcement.ts';
import { byName, entriesFrom, isPublishedAlike } from '../messages/entries-from.ts';
import type { Delivery } from './delivery.ts';
import type { Author, DraftTable } from './draft-table.ts';
import { type DraftChanges, followVersion } from './follow-version.ts';
import type { VersionTable } from './version-table.ts';

/** The author of version 1, and of messages in languages that a release added. */
const BUILT_IN: Author['person'] = 'built-in';

/** A version to add. */
interface NewVersion {
  readonly languages: PublishedLanguages;
  readonly person: string;
  readonly reason: string;
  /** The version whose content this is. */
  readonly restores?: number;
  /** The entries that it was composed from; none for a whole document. */
  readonly entries?: readonly ChosenEntry[];
}

/** Each method that changes something must be called in a transaction. */
export class Publisher {
  readonly #draft: DraftTable;
  readonly #versions: VersionTable;
  readonly #delivery: Delivery;
  readonly #locales: Locales;

  constructor(draft: DraftTable, versions: VersionTable, delivery: Delivery, locales: Locales) {
    this.#draft = draft;
    this.#versions = versions;
    this.#delivery = delivery;
    this.#locales = locales;
  }

  /** Creates version 1 if there is none, and adds new languages' messages to the draft. */
  start(): void {
    const author = { person: BUILT_IN, at: new Date().toISOString() };
    const added = LANGUAGES.filter((language) => !this.#versions.latestHas(language) && !this.#draft.has(language));
    const languages = builtInLanguages(this.#locales);
    for (const entry of entriesFrom(languages)) this.#draft.addLanguages(entry, added, author);
    if (this.#versions.latest()) return;
    const origin = { reason: 'The messages of the release', restores: null, state: 'published' } as const;
    this.#versions.insert({ version: 1, publishedAt: author.at, publishedBy: BUILT_IN, ...origin, languages });
  }

  latest(): Version {
    const latest = this.#versions.latest();
    if (!latest) throw new Error('there is no version');
    return latest;
  }

  /**
   * Adds a version, in the state `pending` until it is in KV.
   *
   * @param ending the announcement that the version ends
   * @returns its number
   */
  add({ languages, person, reason, restores, entries = [] }: NewVersion, ending?: Ending): number {
    const before = this.latest();
    // always later than the previous version, because readers use the latest one, even if the clock was set back
    const at = new Date(Math.max(Date.now(), Date.parse(before.publishedAt) + 1)).toISOString();
    const version = before.version + 1;
    const summary = { version, publishedAt: at, publishedBy: person, reason, state: 'pending' } as const;
    const changes = this.draftChanges(languages);
    this.#versions.insert({ ...summary, restores: restores ?? null, languages });
    this.#draft.apply(changes, { person, at });
    if (ending) this.#endInDraft(before.languages, ending, { person, at });
    this.#forgetContributors(before.languages, languages, entries);
    this.#delivery.expect(Date.now());
    return version;
  }

  /** How the draft follows a version that is about to be added. */
  draftChanges(languages: PublishedLanguages): DraftChanges {
    return followVersion(this.#draft.entries(), this.latest().languages, languages);
  }

  /** Of what is published now: of the chosen entries, and of those whose draft is as published. */
  #forgetContributors(before: PublishedLanguages, after: PublishedLanguages, chosen: readonly ChosenEntry[]): void {
    const [drafts, earlier, later] = [
      byName(this.#draft.entries()),
      byName(entriesFrom(before)),
      byName(entriesFrom(after)),
    ];
    for (const [name, { id, content }] of new Map([...earlier, ...later, ...drafts])) {
      const isPending = !isPublishedAlike(drafts.get(name)?.content, later.get(name)?.content);
      if (!isPending) this.#draft.contributors.forget({ kind: content.kind, id, revision: null });
    }
    for (const entry of chosen) if (entry.revision !== null) this.#draft.contributors.forget(entry);
  }

  #endInDraft(before: PublishedLanguages, ending: Ending, author: Author): void {
    const entry = this.#draft.find({ kind: 'announcement', id: ending.id });
    if (!entry) return;
    const content = endInDraft(entry.content, before, ending);
    if (!content) this.#draft.remove(entry, author);
    else if (JSON.stringify(content) !== JSON.stringify(entry.content)) this.#draft.put({ ...entry, content }, author);
  }
}

/** Adds versions, and updates the draft to match. */

import { builtInLanguages } from '../../../../src/content/built-in.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import type { ChosenEntry, Version } from '../contract/api.ts';
import { entryKey } from '../contract/draft.ts';
import { BUILT_IN } from '../contract/person.ts';
import { type Ending, endInDraft } from '../entries/end-announcement.ts';
import { byName, entriesFrom } from '../entries/entries-from.ts';
import { isPublishedAlike } from '../model/compare.ts';
import type { Author } from './author.ts';
import type { Delivery } from './delivery.ts';
import type { DraftTable } from './draft-table.ts';
import { type DraftChanges, followVersion } from './follow-version.ts';
import type { VersionTable } from './version-table.ts';

/** A version to add. */
interface NewVersion {
  readonly languages: PublishedLanguages;
  readonly person: string;
  readonly reason: string;
  /** The version whose content this is. */
  readonly restores?: number | null;
  /** The entries that it was composed from; none for a whole document. */
  readonly entries?: readonly ChosenEntry[];
}

/** Each method that changes something must be called in a transaction. */
export class Publisher {
  readonly #draft: DraftTable;
  readonly #versions: VersionTable;
  readonly #delivery: Delivery;
  readonly #locales: CompanyContent;

  constructor(draft: DraftTable, versions: VersionTable, delivery: Delivery, locales: CompanyContent) {
    this.#draft = draft;
    this.#versions = versions;
    this.#delivery = delivery;
    this.#locales = locales;
  }

  /** Creates version 1 if there is none, and adds new languages' messages to the draft. */
  start(): void {
    // also of messages in languages that a release added
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
  add({ languages, person, reason, restores = null, entries = [] }: NewVersion, ending: Ending | null = null): number {
    const before = this.latest();
    // always later than the previous version, because readers use the latest one, even if the clock was set back
    const at = new Date(Math.max(Date.now(), Date.parse(before.publishedAt) + 1)).toISOString();
    const version = before.version + 1;
    const summary = { version, publishedAt: at, publishedBy: person, reason, state: 'pending' } as const;
    const changes = this.draftChanges(languages);
    this.#versions.insert({ ...summary, restores, languages });
    this.#draft.apply(changes, { person, at });
    if (ending) this.#endInDraft(before.languages, ending, { person, at });
    this.#forgetContributors(languages, entries);
    this.#delivery.expect(Date.now());
    return version;
  }

  /** How the draft follows a version that is about to be added. */
  draftChanges(languages: PublishedLanguages): DraftChanges {
    return followVersion(this.#draft.entries(), this.latest().languages, languages);
  }

  /** Of chosen entries up to their revision, and of all whose draft is as published. */
  #forgetContributors(published: PublishedLanguages, chosen: readonly ChosenEntry[]): void {
    const { contributors } = this.#draft;
    const [drafts, now] = [byName(this.#draft.entries()), byName(entriesFrom(published))];
    for (const name of contributors.entries()) {
      const key = entryKey(name);
      const isPublished = isPublishedAlike(drafts.get(key)?.content, now.get(key)?.content);
      if (isPublished) contributors.forget({ ...name, revision: null });
    }
    for (const entry of chosen) if (entry.revision !== null) contributors.forget(entry);
  }

  #endInDraft(before: PublishedLanguages, ending: Ending, author: Author): void {
    const entry = this.#draft.find({ kind: 'announcement', id: ending.id });
    if (!entry) return;
    const content = endInDraft(entry.content, before, ending);
    if (!content) this.#draft.remove(entry, author);
    else if (JSON.stringify(content) !== JSON.stringify(entry.content)) this.#draft.put({ ...entry, content }, author);
  }
}

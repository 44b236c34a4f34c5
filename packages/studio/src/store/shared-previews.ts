/** Shares previews of the draft or a part of it, within limits, and records it in the audit. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { Share } from '../contract/api.ts';
import { type Entry, type EntryName, entryKey } from '../contract/draft.ts';
import { byteLength, MAX_ROW_BYTES, numberText } from '../contract/limits.ts';
import { byName } from '../entries/entries-from.ts';
import { entryTitle, problemsText } from '../entries/problem-text.ts';
import { showableLanguages } from '../entries/showable-languages.ts';
import { authorOf } from './author.ts';
import { NOT_FOUND, type Publications } from './publications.ts';
import { newSecret, ShareTable, type Shown } from './share-table.ts';
import type { Change, Prepared, Refusal, ShareDraft, SharedDraft, ShareResult } from './store.ts';
import type { Tables } from './tables.ts';

type Problems = Pick<Prepared, 'problems'>;

/** The most links at a time. */
const MAX_SHARES = 100;

export class SharedPreviews {
  readonly #storage: DurableObjectStorage;
  readonly #tables: Tables;
  readonly #publications: Publications;
  readonly #table: ShareTable;

  constructor(storage: DurableObjectStorage, tables: Tables, publications: Publications, locales: CompanyContent) {
    this.#storage = storage;
    this.#tables = tables;
    this.#publications = publications;
    this.#table = new ShareTable(storage.sql, locales);
  }

  async share({ days, only, person }: ShareDraft): Promise<ShareResult> {
    const author = authorOf({ person });
    if (this.list().length >= MAX_SHARES) {
      return { outcome: 'full', message: `There are ${MAX_SHARES} links already. End one first.` };
    }
    const shown = this.#shown(only);
    if ('outcome' in shown) return shown;
    const size = byteLength(shown.languages);
    if (size > MAX_ROW_BYTES) {
      const message = `A link can hold ${numberText(MAX_ROW_BYTES)} bytes of messages, but this preview has ${numberText(size)}. Delete messages that are over first.`;
      return { outcome: 'full', message };
    }
    const secret = await newSecret();
    const share = this.#storage.transactionSync(() => {
      const created = this.#table.create(secret, shown, days, author);
      this.#tables.audit.add({ ...author, action: 'shared', subject: `shares/${created.id}` });
      return created;
    });
    return { outcome: 'shared', share };
  }

  /** The draft, or what publishing only the part would show. Unlike the draft, a part must be complete. */
  #shown(only: ShareDraft['only']): Shown | Refusal {
    const entries = this.#tables.draft.entries();
    if (!only) return { languages: showableLanguages(entries), only: null };
    const part = 'release' in only ? this.#release(only.release) : this.#entry(only, byName(entries));
    if ('outcome' in part) return part;
    // the others are of what is published, too
    const problems = part.problems.filter(({ id }) => id !== '');
    return problems.length === 0 ? part : { outcome: 'invalid', message: problemsText(problems) };
  }

  #release(id: string): (Shown & Problems) | Refusal {
    const release = this.#tables.releases.open(id);
    if (!release) return NOT_FOUND;
    const { languages, problems } = this.#publications.withEntriesOf(release);
    return { languages, problems, only: { release: id, name: release.name } };
  }

  #entry({ kind, id }: EntryName, drafts: ReadonlyMap<string, Entry>): (Shown & Problems) | Refusal {
    const { chosen, languages, problems } = this.#publications.prepareCheck({ entries: [{ kind, id }] });
    const content = drafts.get(entryKey({ kind, id }))?.content ?? null;
    if (content === null && chosen.length === 0) return { outcome: 'not-found', message: 'There is no such entry.' };
    return { languages, problems, only: { kind, id, name: entryTitle(id, content) } };
  }

  list(): Share[] {
    return this.#table.list(Date.now());
  }

  /** @returns whether there was such a link */
  end({ id, person }: Change & { readonly id: string }): boolean {
    return this.#storage.transactionSync(() => {
      const isEnded = this.#table.end(id);
      if (isEnded) this.#tables.audit.add({ ...authorOf({ person }), action: 'share-ended', subject: `shares/${id}` });
      return isEnded;
    });
  }

  /** @returns `null` if the secret is unknown, or if the link has expired */
  async open(secret: string): Promise<SharedDraft | null> {
    const now = Date.now();
    const share = await this.#table.open(secret, now);
    if (share) this.#tables.audit.openShare(share.id, new Date(now).toISOString());
    return share;
  }

  removeExpired(): void {
    this.#table.removeExpired(Date.now());
  }

  /** When the next link expires, in milliseconds since 1970; `null` if there is none. */
  nextExpiry(): number | null {
    return this.#table.nextExpiry();
  }
}

/** Shares previews of the draft, within limits, and records it in the audit. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { Share } from '../contract/api.ts';
import { byteLength, MAX_ROW_BYTES, numberText } from '../contract/limits.ts';
import { showableLanguages } from '../entries/showable-languages.ts';
import type { AuditTable } from './audit-table.ts';
import { authorOf, type DraftTable } from './draft-table.ts';
import { newSecret, ShareTable } from './share-table.ts';
import type { Change, SharedDraft, ShareResult } from './store.ts';

/** The most links at a time. */
const MAX_SHARES = 100;

export class SharedPreviews {
  readonly #storage: DurableObjectStorage;
  readonly #draft: DraftTable;
  readonly #audit: AuditTable;
  readonly #table: ShareTable;

  constructor(storage: DurableObjectStorage, draft: DraftTable, audit: AuditTable, locales: CompanyContent) {
    this.#storage = storage;
    this.#draft = draft;
    this.#audit = audit;
    this.#table = new ShareTable(storage.sql, locales);
  }

  async share({ days, person }: Change & { readonly days: number }): Promise<ShareResult> {
    const author = authorOf({ person });
    if (this.list().length >= MAX_SHARES) {
      return { outcome: 'full', message: `There are ${MAX_SHARES} links already. End one first.` };
    }
    const languages = showableLanguages(this.#draft.entries());
    const size = byteLength(languages);
    if (size > MAX_ROW_BYTES) {
      const message = `A link can hold ${numberText(MAX_ROW_BYTES)} bytes of messages, but the draft has ${numberText(size)}. Delete messages that are over first.`;
      return { outcome: 'full', message };
    }
    const secret = await newSecret();
    const share = this.#storage.transactionSync(() => {
      const created = this.#table.create(secret, languages, days, author);
      this.#audit.add({ ...author, action: 'shared', subject: `shares/${created.id}` });
      return created;
    });
    return { outcome: 'shared', share };
  }

  list(): Share[] {
    return this.#table.list(Date.now());
  }

  /** @returns whether there was such a link */
  end({ id, person }: Change & { readonly id: string }): boolean {
    return this.#storage.transactionSync(() => {
      const isEnded = this.#table.end(id);
      if (isEnded) this.#audit.add({ ...authorOf({ person }), action: 'share-ended', subject: `shares/${id}` });
      return isEnded;
    });
  }

  /** @returns `null` if the secret is unknown, or if the link has expired */
  async open(secret: string): Promise<SharedDraft | null> {
    const now = Date.now();
    const share = await this.#table.open(secret, now);
    if (share) this.#audit.openShare(share.id, new Date(now).toISOString());
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

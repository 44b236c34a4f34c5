/** Puts the latest version into KV, and retries until KV accepts it. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { PUBLICATION_KEY } from '../../../../src/content/publication-key.ts';
import type { ThemeSheets } from '../../../../src/content/theme-sheet.ts';
import { DeadlineError, withDeadline } from '../../../../src/runtime/deadline.ts';
import type { Version } from '../contract/api.ts';
import type { Settings } from './settings.ts';
import type { VersionTable } from './version-table.ts';

/** In milliseconds, until a put counts as failed. */
const PUT_DEADLINE = 5_000;
/** In milliseconds. The pause doubles with each attempt. */
const [FIRST_PAUSE, MAX_PAUSE] = [1_000, 60_000];
/** In milliseconds: after this time, an unconfirmed put has either arrived or never will. */
const SETTLED_AFTER = 60_000;

/** The part of KV that the store uses. */
export type PutDocument = (key: string, value: string) => Promise<void>;

/** Keeps the style sheets of a version's themes. */
export type KeepThemes = (languages: PublishedLanguages) => Promise<ThemeSheets>;

/**
 * Only one put runs at a time, always with the latest version. A put that was interrupted or took too long may
 * still arrive after a later one, so the latest version is put once more after a minute.
 */
export class Delivery {
  readonly #versions: VersionTable;
  readonly #settings: Settings;
  readonly #put: PutDocument;
  readonly #keepThemes: KeepThemes;
  #last: Promise<void> = Promise.resolve();

  constructor(versions: VersionTable, settings: Settings, put: PutDocument, keepThemes: KeepThemes) {
    this.#versions = versions;
    this.#settings = settings;
    this.#put = put;
    this.#keepThemes = keepThemes;
  }

  /** Must be called in the transaction that adds a version, so that an alarm takes over after a restart. */
  expect(now: number): void {
    this.#settings.set('attempts', 0);
    this.#settings.set('attemptAt', now + PUT_DEADLINE + FIRST_PAUSE);
  }

  /** When to call `deliver` next, in milliseconds since 1970; `null` if everything has arrived. */
  get dueAt(): number | null {
    return this.#settings.get('attemptAt');
  }

  /** Resolves when the latest version has been put, or an attempt has failed. Never rejects. */
  deliver(): Promise<void> {
    this.#last = this.#last.then(() => this.#attempt());
    return this.#last;
  }

  async #attempt(): Promise<void> {
    const version = this.#versions.latest();
    const { dueAt } = this;
    if (!version || dueAt === null || (version.state === 'published' && dueAt > Date.now())) return;
    const settings = this.#settings;
    const unsettledSince = settings.get('unsettledSince');
    settings.set('unsettledSince', Date.now());
    const outcome = await outcomeOf(() => this.#putDocument(version));
    const now = Date.now();
    if (outcome !== 'late') settings.set('unsettledSince', unsettledSince);
    if (outcome === 'done') this.#settle(version, unsettledSince, now);
    else this.#postpone(version, now);
  }

  /** Stores the style sheets first, so that readers of the document find them. */
  async #putDocument(version: Version): Promise<void> {
    const themes = await this.#keepThemes(version.languages);
    await this.#put(PUBLICATION_KEY, this.#versions.documentOf(version, themes));
  }

  #settle({ version }: Version, unsettledSince: number | null, now: number): void {
    const settings = this.#settings;
    this.#versions.markPublished(version);
    const isSettled = unsettledSince === null || now - unsettledSince >= SETTLED_AFTER;
    if (isSettled) settings.set('unsettledSince', null);
    // a version added in the meantime has set its own time
    if (this.#versions.latest()?.version !== version) return;
    settings.set('attempts', null);
    settings.set('attemptAt', isSettled ? null : unsettledSince + SETTLED_AFTER);
  }

  #postpone({ version }: Version, now: number): void {
    const attempts = (this.#settings.get('attempts') ?? 0) + 1;
    const pause = Math.min(FIRST_PAUSE * 2 ** (attempts - 1), MAX_PAUSE);
    this.#settings.set('attempts', attempts);
    this.#settings.set('attemptAt', now + pause);
    console.error(JSON.stringify({ event: 'publication-not-put', version, attempts, nextAttemptIn: pause }));
  }
}

async function outcomeOf(put: () => Promise<void>): Promise<'done' | 'failed' | 'late'> {
  try {
    await withDeadline(put, PUT_DEADLINE);
    return 'done';
  } catch (error) {
    return error instanceof DeadlineError ? 'late' : 'failed';
  }
}

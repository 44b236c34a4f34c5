/** The Durable Object that keeps draft, versions and shared previews, and puts what is published into KV. */

import { DurableObject } from 'cloudflare:workers';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Share, Version, VersionList } from '../contract/api.ts';
import { byteLength, LARGEST_ROW } from '../contract/limits.ts';
import { type Ending, endAnnouncement } from '../messages/end-announcement.ts';
import { showableLanguages } from '../messages/showable-languages.ts';
import { staleMessage } from '../messages/stale-message.ts';
import { Delivery } from './delivery.ts';
import { type Author, DraftTable } from './draft-table.ts';
import { Publisher } from './publisher.ts';
import { Settings } from './settings.ts';
import { MOST_SHARES, ShareTable } from './share-table.ts';
import type * as types from './store.ts';
import { VersionTable } from './version-table.ts';

interface StoreEnv {
  readonly MESSAGES: KVNamespace;
}

/** `readLanguages` and `readShare` are what previews read. */
export class MessageStore extends DurableObject<StoreEnv> implements types.Store {
  readonly #settings: Settings;
  readonly #draft: DraftTable;
  readonly #versions: VersionTable;
  readonly #shares: ShareTable;
  readonly #delivery: Delivery;
  readonly #publisher: Publisher;

  constructor(state: DurableObjectState, env: StoreEnv) {
    super(state, env);
    const { sql } = state.storage;
    this.#settings = new Settings(sql);
    this.#draft = new DraftTable(sql, this.#settings);
    this.#versions = new VersionTable(sql);
    this.#shares = new ShareTable(sql);
    this.#delivery = new Delivery(this.#versions, this.#settings, (key, value) => env.MESSAGES.put(key, value));
    this.#publisher = new Publisher(this.#draft, this.#versions, this.#delivery);
    state.storage.transactionSync(() => this.#publisher.start());
    // what was interrupted is taken up again even if its alarm was lost
    if (this.#delivery.dueAt !== null) state.blockConcurrencyWhile(() => this.#schedule());
  }

  async readDraft(): Promise<types.StoredDraft> {
    return this.#readDraft();
  }

  async replaceDraft({ revision, entries, person }: types.ReplaceDraft): Promise<types.ReplaceResult> {
    if (revision !== this.#draft.revision)
      return { outcome: 'stale', message: 'The draft has changed. Read it again.' };
    const changes = this.#draft.changesTo(entries);
    const full = this.#draft.overflowOf(changes);
    if (full !== null) return { outcome: 'full', message: full };
    this.ctx.storage.transactionSync(() => this.#draft.apply(changes, authorOf({ person })));
    return { outcome: 'replaced', draft: this.#readDraft() };
  }

  async saveEntry(save: types.SaveEntry): Promise<types.SaveResult> {
    return this.ctx.storage.transactionSync(() => this.#draft.save(save, authorOf(save)));
  }

  async deleteEntry(request: types.DeleteEntry): Promise<types.DeleteResult> {
    return this.ctx.storage.transactionSync(() => this.#draft.delete(request));
  }

  async publish(publish: types.Publish): Promise<types.PublishResult> {
    const stale = staleMessage(publish, this.#readDraft());
    if (stale !== null) return { outcome: 'stale', message: stale };
    const full = this.#draft.overflowOf(this.#publisher.draftChanges(publish.languages));
    return full === null ? this.#publish(publish) : { outcome: 'full', message: full };
  }

  async endAnnouncement({ id, languages, ...rest }: types.EndAnnouncement): Promise<types.EndResult> {
    const ending = { id, in: languages, at: `${new Date().toISOString().slice(0, 19)}Z` };
    // whatever the limits say: what visitors see can always be ended
    const result = endAnnouncement(this.#publisher.latest().languages, ending);
    if (result === 'not-found') return { outcome: result, message: `No announcement “${id}” is published there.` };
    if (result === 'over') return { outcome: result, message: `The announcement “${id}” is over already.` };
    return this.#publish({ ...rest, languages: result }, ending);
  }

  async readLatest(): Promise<Version> {
    return this.#publisher.latest();
  }

  async readVersion(version: number): Promise<Version | null> {
    return this.#versions.find(version);
  }

  async listVersions(before: number | null): Promise<VersionList> {
    return this.#versions.list(before);
  }

  async share({ days, person }: types.Change & { readonly days: number }): Promise<types.ShareResult> {
    const author = authorOf({ person });
    if (this.#shares.list(Date.now()).length >= MOST_SHARES) {
      return { outcome: 'full', message: `There are ${MOST_SHARES} links already. End one first.` };
    }
    const languages = showableLanguages(this.#draft.entries());
    if (byteLength(languages) > LARGEST_ROW) {
      return { outcome: 'full', message: 'The draft is too large for a link. Delete messages that are over from it.' };
    }
    const share = await this.#shares.create(languages, days, author);
    await this.#schedule();
    return { outcome: 'shared', share };
  }

  async listShares(): Promise<readonly Share[]> {
    return this.#shares.list(Date.now());
  }

  async endShare(id: string): Promise<boolean> {
    return this.#shares.end(id);
  }

  async readLanguages(of: types.ReadableLanguages): Promise<PublishedLanguages | null> {
    if (of === 'draft') return showableLanguages(this.#draft.entries());
    if (of === 'published') return this.#publisher.latest().languages;
    return this.#versions.find(of)?.languages ?? null;
  }

  async readShare(secret: string): Promise<types.SharedDraft | null> {
    return this.#shares.open(secret, Date.now());
  }

  /** Repeats a put that has failed, and removes links that have expired. */
  override async alarm(): Promise<void> {
    this.#shares.removeExpired(Date.now());
    const { dueAt } = this.#delivery;
    if (dueAt !== null && dueAt <= Date.now()) await this.#delivery.deliver();
    await this.#schedule();
  }

  #readDraft(): types.StoredDraft {
    return { revision: this.#draft.revision, entries: this.#draft.entries(), latest: this.#publisher.latest() };
  }

  async #publish(publish: types.Publish, ending?: Ending): Promise<types.PublishResult> {
    const { storage } = this.ctx;
    const version = storage.transactionSync(() => this.#publisher.add(publish, ending));
    // in the same write as the version, so that an alarm takes over after a restart
    await this.#schedule();
    await storage.sync();
    await this.#delivery.deliver();
    await this.#schedule();
    return { outcome: 'published', version: this.#versions.summary(version) };
  }

  async #schedule(): Promise<void> {
    const times = [this.#delivery.dueAt, this.#shares.nextExpiry()].filter((time) => time !== null);
    if (times.length === 0) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(Date.now(), Math.min(...times)));
  }
}

function authorOf({ person }: types.Change): Author {
  return { person, at: new Date().toISOString() };
}

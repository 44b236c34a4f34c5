/** The Durable Object that stores draft, versions and shared previews, and puts the published version into KV. */

import { DurableObject } from 'cloudflare:workers';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { DeletedEntries, EntryRevision, Share, Version, VersionList } from '../contract/api.ts';
import type { AuditAction, AuditEvent } from '../contract/audit.ts';
import type { BackupProgress } from '../contract/backups.ts';
import type { Comment } from '../contract/comments.ts';
import type { EntryName } from '../contract/draft.ts';
import type { Release } from '../contract/releases.ts';
import type { CheckedEntries } from '../contract/requests.ts';
import { WRITE_ROLES } from '../contract/rights.ts';
import { needsApproval } from '../entries/approval.ts';
import { siteNamesOf } from '../entries/audience.ts';
import { changesSince } from '../entries/changes-since.ts';
import { publishedContents } from '../entries/entries-from.ts';
import { showableLanguages } from '../entries/showable-languages.ts';
import { NO_DELETING } from '../entries/text-changes.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import { keepThemeSheets, type SheetBucket } from '../theme/keep-theme-sheets.ts';
import { type Author, authorOf } from './author.ts';
import type { BackupBucket } from './backup-bucket.ts';
import { Backups } from './backups.ts';
import { Delivery } from './delivery.ts';
import { webhookOf } from './notifications.ts';
import { pictureHolders } from './picture-holders.ts';
import { Publications, refusedByRole } from './publications.ts';
import { Publisher } from './publisher.ts';
import { Publishing } from './publishing.ts';
import { readDocumentName } from './read-document-name.ts';
import { Releases } from './releases.ts';
import { Reviews } from './reviews.ts';
import { SharedPreviews } from './shared-previews.ts';
import type * as types from './store.ts';
import { openTables, type Tables } from './tables.ts';

interface StoreEnv {
  readonly MESSAGES: KVNamespace;
  readonly BACKUPS: BackupBucket;
  /** For themes' style sheets; without it, themes can't be published. */
  readonly ASSET_BUCKET?: SheetBucket;
  /** `second-person`: somebody else has to approve a release before it is published. */
  readonly APPROVAL?: string;
  /** Where notifications go; without it, there are none. */
  readonly WEBHOOK_URL?: string;
  /** `whsec_` and the key in base64. */
  readonly WEBHOOK_SECRET?: string;
}

/** Previews use `readLanguages` and `readShare`. */
export class MessageStore extends DurableObject<StoreEnv> implements types.Store {
  readonly #tables: Tables;
  readonly #shares: SharedPreviews;
  readonly #delivery: Delivery;
  readonly #publisher: Publisher;
  readonly #publications: Publications;
  readonly #publishing: Publishing;
  readonly #releases: Releases;
  readonly #reviews: Reviews;
  readonly #backups: Backups;

  /**
   * @param locales the source of version 1
   * @param rules for what is published
   */
  constructor(state: DurableObjectState, env: StoreEnv, locales: CompanyContent, rules: PublicationRules) {
    super(state, env);
    const { sql } = state.storage;
    const tables = openTables(sql, locales, webhookOf(env.WEBHOOK_URL, env.WEBHOOK_SECRET));
    this.#tables = tables;
    this.#delivery = new Delivery(
      tables.versions,
      tables.settings,
      (key, value) => env.MESSAGES.put(key, value),
      (languages) => keepThemeSheets(env.ASSET_BUCKET ?? null, languages),
    );
    this.#publisher = new Publisher(tables.draft, tables.versions, this.#delivery, locales);
    const publishing = { rules, sites: siteNamesOf(locales), needsApproval: needsApproval(env.APPROVAL) };
    this.#publications = new Publications(tables, this.#publisher, publishing);
    this.#shares = new SharedPreviews(state.storage, tables, this.#publications, locales);
    this.#publishing = new Publishing(state.storage, tables, this.#publisher, this.#publications);
    this.#releases = new Releases(state.storage, tables, this.#publisher, this.#publications);
    this.#reviews = new Reviews(state.storage, tables, this.#publisher, publishing);
    this.#backups = new Backups(state.storage, tables.settings, this.#publisher, tables.audit, env.BACKUPS);
    state.storage.transactionSync(() => this.#publisher.start());
    // resumes what was interrupted even if its alarm was lost
    if (this.#nextAlarm() !== null) state.blockConcurrencyWhile(() => this.#schedule());
  }

  async readDraft(since?: number): Promise<types.StoredDraft> {
    return since !== undefined && this.#tables.draft.hasAllOf(since) ? this.#readDraft(since) : this.#readDraft();
  }

  async replaceDraft({ revision, entries, ...by }: types.ReplaceDraft): Promise<types.ReplaceResult> {
    const beyond = refusedByRole(by, WRITE_ROLES.replaceDraft);
    if (beyond) return beyond;
    if (revision !== this.#tables.draft.revision)
      return { outcome: 'stale', message: 'The draft has changed. Read it again.' };
    const changes = this.#tables.draft.changesTo(entries);
    const full = this.#tables.draft.overflowOf(changes);
    if (full !== null) return { outcome: 'full', message: full };
    this.#changeDraft('imported', by, (author) => this.#tables.draft.apply(changes, author));
    await this.#schedule();
    return { outcome: 'replaced', draft: this.#readDraft() };
  }

  async saveEntry(save: types.SaveEntry): Promise<types.SaveResult> {
    const beyond = refusedByRole(save, WRITE_ROLES.saveEntry);
    return beyond ?? this.#changeDraft('saved', save, (author) => this.#tables.draft.save(save, author));
  }

  async deleteEntry(request: types.DeleteEntry): Promise<types.DeleteResult> {
    const beyond = refusedByRole(request, WRITE_ROLES.deleteEntry);
    if (beyond) return beyond;
    const result = this.#changeDraft('deleted', request, (author) => this.#tables.draft.delete(request, author));
    await this.#schedule();
    return result;
  }

  async changeEntries({
    changes,
    ...by
  }: types.ChangeEntries): Promise<readonly (types.SaveResult | types.DeleteResult)[]> {
    const put = changes.flatMap(({ id, content }) => (content ? [{ id, content }] : []));
    // checked once, because it reads the whole draft
    const full = this.#tables.draft.overflowOf({ put, remove: [] });
    const canSave = refusedByRole(by, WRITE_ROLES.saveEntry);
    const canDelete =
      refusedByRole(by, WRITE_ROLES.deleteEntry) && ({ outcome: 'refused', message: NO_DELETING } as const);
    const results = changes.map(({ content, ...name }) =>
      this.#changeDraft<types.SaveResult | types.DeleteResult>(
        content ? 'saved' : 'deleted',
        { ...name, ...by },
        (author) =>
          content
            ? (canSave ?? this.#tables.draft.save({ ...name, ...by, content }, author, () => full))
            : (canDelete ?? this.#tables.draft.delete(name, author)),
      ),
    );
    await this.#schedule();
    return results;
  }

  async readRevisions(name: EntryName): Promise<readonly EntryRevision[]> {
    return this.#tables.draft.history(name);
  }

  async listDeleted(before: number | null): Promise<DeletedEntries> {
    this.#removeDeleted();
    return this.#tables.draft.revisions.deleted(before);
  }

  async prepareCheck(entries: CheckedEntries): Promise<types.PreparedCheck> {
    return this.#publications.prepareCheck(entries);
  }

  async prepare(publication: types.Publish | types.SaveRelease): Promise<types.Prepared | types.Refusal> {
    return 'state' in publication ? this.#releases.prepare(publication) : this.#publications.prepare(publication);
  }

  async publish(publish: types.Publish): Promise<types.PublishResult> {
    const result = this.#publishing.publish(publish);
    if (typeof result !== 'number') return result;
    await this.#deliver();
    return { outcome: 'published', version: this.#tables.versions.summary(result) };
  }

  async listReleases(): Promise<readonly Release[]> {
    return this.#tables.releases.list();
  }

  async readRelease(id: string): Promise<Release | null> {
    return this.#tables.releases.find(id);
  }

  async saveRelease(save: types.SaveRelease): Promise<types.SaveReleaseResult> {
    const result = this.#releases.save(save);
    await this.#schedule();
    return result;
  }

  async reviewRelease(review: types.ReviewRelease): Promise<types.SaveReleaseResult> {
    const result = this.#reviews.review(review);
    await this.#schedule();
    return result;
  }

  async listComments(): Promise<readonly Comment[]> {
    return this.#tables.comments.list();
  }

  async comment(comment: types.Change & Pick<Comment, 'on' | 'text'>): Promise<types.CommentResult> {
    const result = this.#reviews.comment(comment);
    await this.#schedule();
    return result;
  }

  async resolveComment(request: types.Change & { readonly id: number }): Promise<boolean> {
    return this.#reviews.resolve(request);
  }

  async deleteRelease(request: types.LimitedChange & { readonly id: string }): Promise<types.DeleteReleaseResult> {
    const result = this.#releases.delete(request);
    await this.#schedule();
    return result;
  }

  async readLatest(): Promise<Version> {
    return this.#publisher.latest();
  }

  async readVersion(version: number): Promise<Version | null> {
    return this.#tables.versions.find(version);
  }

  async listVersions(before: number | null): Promise<VersionList> {
    return this.#tables.versions.list(before);
  }

  async share(request: types.ShareDraft): Promise<types.ShareResult> {
    const result = await this.#shares.share(request);
    if (result.outcome === 'shared') await this.#schedule();
    return result;
  }

  async listShares(): Promise<readonly Share[]> {
    return this.#shares.list();
  }

  async endShare(request: types.Change & { readonly id: string }): Promise<boolean> {
    return this.#shares.end(request);
  }

  async readLanguages(of: types.ReadableLanguages): Promise<PublishedLanguages | null> {
    if (of === 'draft') return showableLanguages(this.#tables.draft.entries());
    if (of === 'published') return this.#publisher.latest().languages;
    if (typeof of === 'string') {
      const release = this.#tables.releases.open(of.slice('release-'.length));
      return release && this.#publications.withEntriesOf(release).languages;
    }
    return this.#tables.versions.find(of)?.languages ?? null;
  }

  async countChanges(): Promise<number> {
    return changesSince(publishedContents(this.#publisher.latest().languages), this.#tables.draft.entries()).size;
  }

  async readShare(secret: string): Promise<types.SharedDraft | null> {
    return this.#shares.open(secret);
  }

  async readPictureHolders(path: string): Promise<types.PictureHolders> {
    return pictureHolders(this.ctx.storage.sql, path);
  }

  async recordPicture({ action, path, person }: types.PictureDeed): Promise<void> {
    this.#tables.audit.add({
      ...authorOf({ person }),
      action,
      subject: `pictures/${path.slice(path.lastIndexOf('/') + 1)}`,
    });
  }

  async signIn(person: string): Promise<void> {
    this.#tables.audit.signIn(authorOf({ person }));
  }

  async readAudit(range: types.AuditRange): Promise<readonly AuditEvent[]> {
    return this.#tables.audit.list(range);
  }

  async readDelivered(): Promise<types.Delivered> {
    const { languages: _, ...latest } = this.#publisher.latest();
    const failed = this.#tables.releases.list().filter(({ state }) => state === 'failed');
    return {
      latest,
      inKv: await readDocumentName((key) => this.env.MESSAGES.get(key)),
      failed: failed.map(({ name, failure }) => ({ name, failure })),
      draft: this.#tables.draft.revision,
      event: this.#tables.audit.lastId(),
    };
  }

  async noteShown(isShown: boolean): Promise<number | null> {
    const before = this.#tables.settings.get('notShownSince');
    const since = isShown ? null : (before ?? Date.now());
    if (since !== before) this.#tables.settings.set('notShownSince', since);
    return since;
  }

  async putAgain(): Promise<void> {
    this.#delivery.expect(Date.now());
    await this.#schedule();
  }

  async backUp(): Promise<BackupProgress> {
    return this.#backups.write();
  }

  async listBackups(): Promise<readonly string[]> {
    return this.#backups.list();
  }

  async restoreBackup(request: types.LimitedChange & { readonly name: string }): Promise<types.RestoreBackupResult> {
    const result = await this.#backups.restore(request);
    await this.#schedule();
    return result;
  }

  /**
   * Publishes due releases, repeats a failed put, and removes expired links and deleted entries; then sends
   * notifications, which may take seconds.
   */
  override async alarm(): Promise<void> {
    this.#shares.removeExpired();
    this.#removeDeleted();
    const isPublished = this.#publishing.publishDue(Date.now());
    const { dueAt } = this.#delivery;
    if (isPublished || (dueAt !== null && dueAt <= Date.now())) await this.#deliver();
    await this.#tables.notifications.send(Date.now());
    await this.#schedule();
  }

  #readDraft(since: number | null = null): types.StoredDraft {
    const entries = this.#tables.draft.entries(since ?? 0);
    return { revision: this.#tables.draft.revision, entries, latest: this.#publisher.latest(), since };
  }

  /** Forgets what was deleted too long ago. */
  #removeDeleted(): void {
    this.ctx.storage.transactionSync(() => this.#tables.draft.revisions.removeExpired(Date.now()));
  }

  async #deliver(): Promise<void> {
    // in the same write as the version, so that an alarm takes over after a restart
    await this.#schedule();
    await this.ctx.storage.sync();
    await this.#delivery.deliver();
    await this.#schedule();
  }

  /** Changes the draft and adds the audit's row in one transaction. */
  #changeDraft<Result>(
    action: AuditAction,
    request: types.Change & Partial<EntryName>,
    change: (author: Author) => Result,
  ): Result {
    const author = authorOf(request);
    const subject = ['draft', request.kind, request.id].filter((part) => part !== undefined).join('/');
    return this.ctx.storage.transactionSync(() => {
      const before = this.#tables.draft.revision;
      const result = change(author);
      const { revision } = this.#tables.draft;
      if (revision !== before) this.#tables.audit.add({ ...author, action, subject, revision });
      return result;
    });
  }

  /** Sets the store's single alarm. Call it after every change of a due time. */
  async #schedule(): Promise<void> {
    const next = this.#nextAlarm();
    if (next === null) await this.ctx.storage.deleteAlarm();
    else await this.ctx.storage.setAlarm(Math.max(Date.now(), next));
  }

  /** In milliseconds since 1970; `null` if nothing is due. */
  #nextAlarm(): number | null {
    const times = [
      this.#delivery.dueAt,
      this.#shares.nextExpiry(),
      this.#tables.draft.revisions.nextExpiry(),
      this.#tables.releases.nextDue(),
      this.#tables.notifications.dueAt,
    ];
    const set = times.filter((time) => time !== null);
    return set.length === 0 ? null : Math.min(...set);
  }
}

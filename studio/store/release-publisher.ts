/** Publishes releases on request or at their time, each completely or not at all. */

import type { PublishedLanguages } from '../../src/content/publication.ts';
import type { Release } from '../contract/releases.ts';
import { isApproved, UNAPPROVED } from '../messages/approval.ts';
import { composePublication } from '../messages/compose-publication.ts';
import type { PublicationRules } from '../messages/content-problems.ts';
import { publishedOtherwise } from '../messages/pinned-entries.ts';
import { entryName, problemsText } from '../messages/problem-text.ts';
import { listed } from '../messages/wording.ts';
import type { AuditTable } from './audit-table.ts';
import type { CommentTable } from './comment-table.ts';
import { authorOf, type DraftTable } from './draft-table.ts';
import { type Notifications, notified } from './notifications.ts';
import type { Publisher } from './publisher.ts';
import type { ReleaseTable } from './release-table.ts';
import { CHANGED, NOT_FOUND } from './releases.ts';
import type { PublishRelease, PublishReleaseResult } from './store.ts';
import type { VersionTable } from './version-table.ts';

/** In milliseconds: releases that are later, such as after a restored backup, need a decision by a person. */
const LATEST = 3_600_000;

interface Tables {
  readonly releases: ReleaseTable;
  readonly draft: DraftTable;
  readonly versions: VersionTable;
  readonly audit: AuditTable;
  readonly comments: CommentTable;
  readonly notifications: Notifications;
}

type Composed = { readonly languages: PublishedLanguages } | { readonly obstacle: string };

export class ReleasePublisher {
  readonly #storage: DurableObjectStorage;
  readonly #tables: Tables;
  readonly #publisher: Publisher;
  readonly #rules: PublicationRules;
  readonly #needsApproval: boolean;

  constructor(
    storage: DurableObjectStorage,
    tables: Tables,
    publisher: Publisher,
    rules: PublicationRules,
    needsApproval: boolean,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#publisher = publisher;
    this.#rules = rules;
    this.#needsApproval = needsApproval;
  }

  /** @returns the number of the new version, which has to be delivered, or why it is not published */
  publish({ id, revision, since, person }: PublishRelease): number | PublishReleaseResult {
    const release = this.#tables.releases.open(id);
    if (!release) return NOT_FOUND;
    if (release.revision !== revision) return CHANGED;
    const { version } = this.#publisher.latest();
    if (since !== version)
      return { outcome: 'stale', message: `Version ${version} has been published in the meantime.` };
    if (!this.#isApproved(release)) return { outcome: 'unapproved', message: UNAPPROVED };
    const composed = this.#compose(release);
    return 'obstacle' in composed
      ? { outcome: 'invalid', message: composed.obstacle }
      : this.#add(release, composed.languages, person);
  }

  /**
   * What visitors would see if the release were published now, without entries with problems; `null` if there is no
   * such release.
   */
  preview(id: string): PublishedLanguages | null {
    const release = this.#tables.releases.open(id);
    return release && this.#withEntriesOf(release).languages;
  }

  /**
   * Publishes due releases. A release that can't be published fails with a reason.
   *
   * @returns whether there is a new version
   */
  publishDue(now: number): boolean {
    const { version } = this.#publisher.latest();
    for (const id of this.#tables.releases.due(now)) {
      const release = this.#tables.releases.find(id);
      if (release?.state === 'scheduled') this.#publishAtItsTime(release, now);
      // otherwise, the alarm would repeat forever
      else this.#tables.releases.forgetTime(id);
    }
    return this.#publisher.latest().version !== version;
  }

  #publishAtItsTime(release: Release, now: number): void {
    try {
      const composed = this.#obstacleAt(release, now) ?? this.#compose(release);
      if ('obstacle' in composed) this.#fail(release, composed.obstacle);
      else this.#add(release, composed.languages, release.changedBy);
    } catch (error) {
      console.error(error);
      this.#fail(release, 'Something failed in the Studio itself.');
    }
  }

  #isApproved(release: Release): boolean {
    return !this.#needsApproval || isApproved(release);
  }

  /** Obstacles that only stop scheduled releases, because nobody watches them. */
  #obstacleAt(release: Release, now: number): { readonly obstacle: string } | null {
    const { at, since, entries } = release;
    if (!this.#isApproved(release)) return { obstacle: UNAPPROVED };
    if (now - Date.parse(at ?? '') > LATEST) {
      return { obstacle: 'The Studio could not publish it on time, and it is now more than an hour late.' };
    }
    const latest = this.#publisher.latest();
    if (latest.version === since) return null;
    const before = this.#tables.versions.find(since);
    if (!before) return { obstacle: `It was made for version ${since}, which can’t be read any more.` };
    const changed = publishedOtherwise(entries, before.languages, latest.languages);
    if (changed.length === 0) return null;
    const names = listed(changed.map(({ id, entry }) => entryName(id, entry?.content ?? null)));
    return {
      obstacle: `Since it was scheduled, ${names} ${changed.length === 1 ? 'was' : 'were'} published differently.`,
    };
  }

  /** The latest version with the pinned entries. */
  #compose(release: Release): Composed {
    if (!release.isReadable)
      return { obstacle: 'A different version of the Studio saved it, and this one can’t read it.' };
    const { languages, problems } = this.#withEntriesOf(release);
    if (problems.length > 0) return { obstacle: problemsText(problems) };
    const full = this.#tables.draft.overflowOf(this.#publisher.draftChanges(languages));
    return full === null ? { languages } : { obstacle: full };
  }

  #withEntriesOf(release: Release) {
    const { languages: published } = this.#publisher.latest();
    const entries = release.entries.flatMap(({ entry }) => entry ?? []);
    return composePublication({ published, entries }, release.entries, this.#rules);
  }

  #add(release: Release, languages: PublishedLanguages, person: string): number {
    return this.#storage.transactionSync(() => {
      const version = this.#publisher.add({ languages, person, reason: release.name });
      // the content is in the version
      const entries = release.entries.map((pin) => ({ ...pin, entry: null }));
      this.#change(release, { state: 'published', version, failure: null, entries });
      this.#tables.comments.resolveAllOn(release.id, authorOf({ person }));
      const author = authorOf({ person });
      this.#tables.audit.add({ ...author, action: 'published', subject: `releases/${release.id}`, version });
      const data = { person, release: notified(release), version };
      this.#tables.notifications.add({ type: 'release.published', timestamp: author.at, data });
      return version;
    });
  }

  #fail(release: Release, failure: string): void {
    this.#storage.transactionSync(() => {
      this.#change(release, { state: 'failed', failure });
      const author = authorOf({ person: release.changedBy });
      this.#tables.audit.add({ ...author, action: 'release-failed', subject: `releases/${release.id}` });
      const data = { release: notified(release), failure };
      this.#tables.notifications.add({ type: 'release.failed', timestamp: author.at, data });
    });
  }

  #change(release: Release, changes: Partial<Release>): void {
    this.#tables.releases.put({ ...release, ...changes, revision: release.revision + 1 });
  }
}

/** Publishes releases on request or at their time, each completely or not at all. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Release } from '../contract/releases.ts';
import { WRITE_ROLES } from '../contract/rights.ts';
import { isApproved, UNAPPROVED } from '../entries/approval.ts';
import { publishedOtherwise } from '../entries/pinned-entries.ts';
import { entryName } from '../entries/problem-text.ts';
import { staleMessage } from '../entries/stale-message.ts';
import { listed } from '../entries/wording.ts';
import type { AuditTable } from './audit-table.ts';
import type { CommentTable } from './comment-table.ts';
import { authorOf } from './draft-table.ts';
import { type Notifications, notified } from './notifications.ts';
import { type Publications, refusedByRole } from './publications.ts';
import type { Publisher } from './publisher.ts';
import type { ReleaseTable } from './release-table.ts';
import { CHANGED, NOT_FOUND } from './releases.ts';
import type { Prepared, PublishRelease, Refusal } from './store.ts';
import type { VersionTable } from './version-table.ts';

/** In milliseconds: releases that are later, such as after a restored backup, need a decision by a person. */
const LATEST = 3_600_000;

interface Tables {
  readonly releases: ReleaseTable;
  readonly versions: VersionTable;
  readonly audit: AuditTable;
  readonly comments: CommentTable;
  readonly notifications: Notifications;
}

export class ReleasePublisher {
  readonly #storage: DurableObjectStorage;
  readonly #tables: Tables;
  readonly #publisher: Publisher;
  readonly #publications: Publications;
  readonly #needsApproval: boolean;

  constructor(
    storage: DurableObjectStorage,
    tables: Tables,
    publisher: Publisher,
    publications: Publications,
    needsApproval: boolean,
  ) {
    this.#storage = storage;
    this.#tables = tables;
    this.#publisher = publisher;
    this.#publications = publications;
    this.#needsApproval = needsApproval;
  }

  prepare(publish: PublishRelease): Prepared | Refusal {
    const beyond = refusedByRole(publish, WRITE_ROLES.publish);
    if (beyond) return beyond;
    const release = this.#tables.releases.open(publish.id);
    if (!release) return NOT_FOUND;
    if (release.revision !== publish.revision) return CHANGED;
    const stale = staleMessage({ since: publish.since }, { entries: [], latest: this.#publisher.latest() });
    if (stale !== null) return { outcome: 'stale', message: stale };
    return this.#publications.within(this.#compose(release), publish);
  }

  /** @returns the number of the new version, which has to be delivered, or why it is not published */
  publish(publish: PublishRelease): number | Refusal {
    const checked = this.#publications.publishable(this.prepare(publish));
    const release = this.#tables.releases.open(publish.id);
    if (!release) return NOT_FOUND;
    return checked.outcome === 'prepared' ? this.#add(release, checked.languages, publish.person) : checked;
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
      // what it changes was allowed when it was scheduled: no publication since has changed the same entries
      const checked = this.#publications.publishable(composed);
      if (checked.outcome === 'prepared') this.#add(release, checked.languages, release.changedBy);
      else this.#fail(release, checked.message);
    } catch (error) {
      console.error(error);
      this.#fail(release, 'Something failed in the Studio itself.');
    }
  }

  /** Obstacles that only stop scheduled releases, because nobody watches them. */
  #obstacleAt({ at, since, entries }: Release, now: number): Refusal | null {
    const obstacle = (message: string) => ({ outcome: 'invalid', message }) as const;
    if (now - Date.parse(at ?? '') > LATEST) {
      return obstacle('The Studio could not publish it on time, and it is now more than an hour late.');
    }
    const latest = this.#publisher.latest();
    if (latest.version === since) return null;
    const before = this.#tables.versions.find(since);
    if (!before) return obstacle(`It was made for version ${since}, which can’t be read any more.`);
    const changed = publishedOtherwise(entries, before.languages, latest.languages);
    if (changed.length === 0) return null;
    const names = listed(changed.map(({ id, entry }) => entryName(id, entry?.content ?? null)));
    return obstacle(`Since it was scheduled, ${names} ${changed.length === 1 ? 'was' : 'were'} published differently.`);
  }

  /** The latest version with the pinned entries. */
  #compose(release: Release): Prepared | Refusal {
    if (this.#needsApproval && !isApproved(release)) return { outcome: 'unapproved', message: UNAPPROVED };
    if (release.isReadable) return this.#withEntriesOf(release);
    return { outcome: 'invalid', message: 'A different version of the Studio saved it, and this one can’t read it.' };
  }

  #withEntriesOf({ entries }: Release): Prepared {
    return this.#publications.withEntries(
      entries.flatMap(({ entry }) => entry ?? []),
      entries,
    );
  }

  #add(release: Release, languages: PublishedLanguages, person: string): number {
    return this.#storage.transactionSync(() => {
      const version = this.#publisher.add({ languages, person, reason: release.name, entries: release.entries });
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

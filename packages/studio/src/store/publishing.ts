/** Publishes what may be published: on request, or a release at its time. Each time completely or not at all. */

import type { Release } from '../contract/releases.ts';
import { publishedOtherwise } from '../entries/pinned-entries.ts';
import { entryName } from '../entries/problem-text.ts';
import { listed } from '../fields/wording.ts';
import { authorOf } from './author.ts';
import { notified } from './notifications.ts';
import type { Publications } from './publications.ts';
import type { Publisher } from './publisher.ts';
import type { Prepared, Publish, Refusal } from './store.ts';
import type { Tables } from './tables.ts';

/** In milliseconds: releases that are later, such as after a restored backup, need a decision by a person. */
const LATEST = 3_600_000;

export class Publishing {
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

  /** @returns the number of the new version, which has to be delivered, or why it is not published */
  publish(publish: Publish): number | Refusal {
    const reason = 'reason' in publish ? publish.reason : '';
    return this.#write(() => this.#publications.prepare(publish), publish.person, reason);
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
      // what it changes was allowed when it was scheduled: no publication since has changed the same entries
      const prepare = () => this.#obstacleAt(release, now) ?? this.#publications.ofRelease(release);
      const result = this.#write(prepare, release.changedBy);
      if (typeof result !== 'number') this.#fail(release, result.message);
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

  /** Decides and writes in one transaction. */
  #write(prepare: () => Prepared | Refusal, person: string, reason = ''): number | Refusal {
    return this.#storage.transactionSync(() => {
      const prepared = this.#publications.publishable(prepare());
      if (prepared.outcome !== 'prepared') return prepared;
      const { languages, chosen, restores, release, ending } = prepared;
      const publication = { languages, person, reason: release?.name ?? reason, restores, entries: chosen ?? [] };
      const version = this.#publisher.add(publication, ending);
      const author = authorOf({ person });
      this.#tables.audit.add({ ...author, ...deedOf(prepared, version), version });
      if (release) {
        // the content is in the version
        const entries = release.entries.map((pin) => ({ ...pin, entry: null }));
        this.#change(release, { state: 'published', version, failure: null, entries });
        this.#tables.comments.resolveAllOn(release.id, author);
      }
      this.#tables.notifications.add({
        timestamp: author.at,
        ...(release
          ? { type: 'release.published', data: { person, release: notified(release), version } }
          : { type: 'version.published', data: { person, version } }),
      });
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

/** The audit's words for a publication. */
function deedOf({ release, restores, ending }: Prepared, version: number) {
  if (ending) return { action: 'ended', subject: `announcements/${ending.id}` } as const;
  if (restores !== null) return { action: 'restored', subject: `versions/${restores}` } as const;
  return { action: 'published', subject: release ? `releases/${release.id}` : `versions/${version}` } as const;
}

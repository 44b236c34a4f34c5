/**
 * Composes what would be published, and decides whether it may be: a release, chosen entries without one, a document, an
 * earlier version, or an announcement's end. Called before a write, for its warnings, and again in its transaction.
 */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { ChosenEntry, Version } from '../contract/api.ts';
import { type Entry, entryKey } from '../contract/draft.ts';
import type { Release } from '../contract/releases.ts';
import type { CheckedEntries } from '../contract/requests.ts';
import { beyondRole, type Role, WRITE_ROLES } from '../contract/rights.ts';
import { isApproved, UNAPPROVED } from '../entries/approval.ts';
import type { SiteName } from '../entries/audience.ts';
import { composePublication } from '../entries/compose-publication.ts';
import { documentProblems } from '../entries/document-problems.ts';
import { endAnnouncement } from '../entries/end-announcement.ts';
import { byName } from '../entries/entries-from.ts';
import { problemsText } from '../entries/problem-text.ts';
import { publishingBarrier } from '../entries/publication-reach.ts';
import type { PublicationRules } from '../fields/field-type.ts';
import type { Publisher } from './publisher.ts';
import { selectEntries } from './select-entries.ts';
import type { LimitedChange, Prepared, PreparedCheck, Publish, Refusal } from './store.ts';
import type { Tables } from './tables.ts';

export const NOT_FOUND = { outcome: 'not-found', message: 'There is no such release, or it is published.' } as const;
export const CHANGED = {
  outcome: 'stale',
  message: 'Somebody has changed this release in the meantime. Reload it.',
} as const;

export interface PublishingRules {
  readonly rules: PublicationRules;
  readonly sites: readonly SiteName[];
  /** Whether a second person has to approve what is published. */
  readonly needsApproval: boolean;
}

/** What most publications are not. */
const WHOLE = { outcome: 'prepared', chosen: null, problems: [], release: null, restores: null, ending: null } as const;

export class Publications {
  readonly #tables: Tables;
  readonly #publisher: Publisher;
  readonly #rules: PublishingRules;

  constructor(tables: Tables, publisher: Publisher, rules: PublishingRules) {
    this.#tables = tables;
    this.#publisher = publisher;
    this.#rules = rules;
  }

  prepareCheck(wanted: CheckedEntries): PreparedCheck {
    const latest = this.#publisher.latest();
    const { entries, pending, chosen } = selectEntries(this.#tables, latest.languages, wanted, this.#rules.rules);
    const { languages, published, problems } = this.#withEntries(entries, chosen, latest);
    return { since: latest.version, pending, chosen, languages, published, problems };
  }

  /** What would be published. Its problems don't refuse it yet. */
  prepare(publish: Publish): Prepared | Refusal {
    return refusedByRole(publish, WRITE_ROLES.publish) ?? this.within(this.#compose(publish), publish);
  }

  /** What a stored release publishes. */
  ofRelease(release: Release): Prepared | Refusal {
    const unapproved = this.unapproved(release);
    if (unapproved || release.isReadable) return unapproved ?? this.withEntriesOf(release);
    return { outcome: 'invalid', message: 'A different version of the Studio saved it, and this one can’t read it.' };
  }

  /** The latest version with the entries that a release has pinned, approved or not. */
  withEntriesOf(release: Release): Prepared {
    const entries = release.entries.flatMap(({ entry }) => entry ?? []);
    return { ...this.#withEntries(entries, release.entries), release };
  }

  /** The latest version with these entries, chosen from a draft. */
  #withEntries(entries: readonly Entry[], chosen: readonly ChosenEntry[], latest = this.#publisher.latest()): Prepared {
    const { languages: published } = latest;
    const { languages, problems } = composePublication({ published, entries }, chosen, this.#rules.rules);
    return { ...WHOLE, languages, published, chosen, problems };
  }

  /** Refuses changes beyond the person's rights. */
  within(prepared: Prepared | Refusal, { rights }: Pick<LimitedChange, 'rights'>): Prepared | Refusal {
    if (prepared.outcome !== 'prepared') return prepared;
    const { published, languages } = prepared;
    const message = publishingBarrier(published, languages, rights.publishes, this.#rules.sites);
    return message === null ? prepared : { outcome: 'refused', message };
  }

  /** Refuses what has problems, or no room in the draft that follows it. */
  publishable(prepared: Prepared | Refusal): Prepared | Refusal {
    // an announcement can be ended even if something is wrong with others
    if (prepared.outcome !== 'prepared' || prepared.ending) return prepared;
    const { problems, languages } = prepared;
    if (problems.length > 0) return { outcome: 'invalid', message: problemsText(problems) };
    const full = this.#tables.draft.overflowOf(this.#publisher.draftChanges(languages));
    return full === null ? prepared : { outcome: 'full', message: full };
  }

  /** @param release `null` for what is published without one, which nobody can approve */
  unapproved(release: Release | null): Refusal | null {
    const isMissing = this.#rules.needsApproval && !(release && isApproved(release));
    return isMissing ? { outcome: 'unapproved', message: UNAPPROVED } : null;
  }

  /** Refuses what was checked with another version, or with other revisions of the chosen entries. */
  stale(
    since: number,
    { version }: Pick<Version, 'version'>,
    chosen: readonly ChosenEntry[] = [],
    entries: readonly Entry[] = [],
  ): Refusal | null {
    if (since !== version)
      return { outcome: 'stale', message: `Version ${version} has been published in the meantime.` };
    const drafts = byName(entries);
    const isCurrent = (entry: ChosenEntry) => (drafts.get(entryKey(entry))?.revision ?? null) === entry.revision;
    if (chosen.every(isCurrent)) return null;
    return { outcome: 'stale', message: 'A chosen message has changed since the review. Review it again.' };
  }

  #compose(publish: Publish): Prepared | Refusal {
    const latest = this.#publisher.latest();
    const whole = (languages: PublishedLanguages, more: Partial<Prepared>): Prepared => {
      return { ...WHOLE, languages, published: latest.languages, ...more };
    };
    if ('restores' in publish) {
      const version = this.#tables.versions.find(publish.restores);
      if (version) return whole(version.languages, { restores: version.version });
      return { outcome: 'not-found', message: 'There is no such version, or this release can read nothing of it.' };
    }
    if ('ends' in publish) {
      const { ends: id, in: languages } = publish;
      const ending = { id, in: languages, at: `${new Date().toISOString().slice(0, 19)}Z` };
      const result = endAnnouncement(latest.languages, ending);
      if (result === 'not-found') return { outcome: result, message: `No announcement “${id}” is published there.` };
      if (result === 'over') return { outcome: result, message: `The announcement “${id}” is over already.` };
      return whole(result, { ending });
    }
    if ('release' in publish) {
      const release = this.#tables.releases.open(publish.release);
      if (!release) return NOT_FOUND;
      if (release.revision !== publish.revision) return CHANGED;
      return this.stale(publish.since, latest) ?? this.ofRelease(release);
    }
    const unapproved = this.unapproved(null);
    if (unapproved) return unapproved;
    if ('languages' in publish) {
      const { since, languages } = publish;
      const stale = this.stale(since, latest);
      return stale ?? whole(languages, { problems: documentProblems(languages, this.#rules.rules) });
    }
    const entries = this.#tables.draft.entries();
    const stale = this.stale(publish.since, latest, publish.entries, entries);
    return stale ?? this.#withEntries(entries, publish.entries, latest);
  }
}

/** @returns `null` if the person's role suffices */
export function refusedByRole(
  { rights }: Pick<LimitedChange, 'rights'>,
  needed: Role,
): (Refusal & { outcome: 'refused' }) | null {
  const message = beyondRole(rights, needed);
  return message === null ? null : { outcome: 'refused', message };
}

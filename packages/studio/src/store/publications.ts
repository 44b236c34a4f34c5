/** Composes what a publication would write, and decides whether the person may: before the write, and again with it. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import type { ChosenEntry } from '../contract/api.ts';
import type { Entry } from '../contract/draft.ts';
import { beyondRole, type Role, WRITE_ROLES } from '../contract/rights.ts';
import { UNAPPROVED } from '../entries/approval.ts';
import type { SiteName } from '../entries/audience.ts';
import { composePublication } from '../entries/compose-publication.ts';
import type { PublicationRules } from '../entries/content-problems.ts';
import { documentProblems } from '../entries/document-problems.ts';
import { type Ending, endAnnouncement } from '../entries/end-announcement.ts';
import { problemsText } from '../entries/problem-text.ts';
import { beyondScopes, reachBetween } from '../entries/publication-reach.ts';
import { staleMessage } from '../entries/stale-message.ts';
import type { DraftTable } from './draft-table.ts';
import type { Publisher } from './publisher.ts';
import type { LimitedChange, Prepared, Publish, Refusal } from './store.ts';
import type { VersionTable } from './version-table.ts';

interface Tables {
  readonly draft: DraftTable;
  readonly versions: VersionTable;
}

export class Publications {
  readonly #tables: Tables;
  readonly #publisher: Publisher;
  readonly #rules: PublicationRules;
  readonly #sites: readonly SiteName[];
  readonly #needsApproval: boolean;

  constructor(
    tables: Tables,
    publisher: Publisher,
    rules: PublicationRules,
    sites: readonly SiteName[],
    needsApproval: boolean,
  ) {
    this.#tables = tables;
    this.#publisher = publisher;
    this.#rules = rules;
    this.#sites = sites;
    this.#needsApproval = needsApproval;
  }

  prepare(publish: Publish): Prepared | Refusal {
    const beyond = refusedByRole(publish, WRITE_ROLES.publish);
    if (beyond) return beyond;
    return this.within(this.#compose(publish), publish);
  }

  /** The latest version with these entries, chosen from a draft. */
  withEntries(entries: readonly Entry[], chosen: readonly ChosenEntry[]): Prepared {
    const { languages: published } = this.#publisher.latest();
    const { languages, problems } = composePublication({ published, entries }, chosen, this.#rules);
    return { outcome: 'prepared', languages, published, chosen, problems, ending: null };
  }

  /** Refuses changes beyond the person's rights. */
  within(prepared: Prepared | Refusal, { rights }: Pick<LimitedChange, 'rights'>): Prepared | Refusal {
    if (prepared.outcome !== 'prepared') return prepared;
    const reach = reachBetween(prepared.published, prepared.languages);
    const message = beyondScopes(reach, rights.publishes, this.#sites);
    return message === null ? prepared : { outcome: 'refused', message };
  }

  /** Refuses what has problems, or no room in the draft that follows it. */
  publishable(prepared: Prepared | Refusal): Prepared | Refusal {
    if (prepared.outcome !== 'prepared') return prepared;
    const { problems, languages } = prepared;
    if (problems.length > 0) return { outcome: 'invalid', message: problemsText(problems) };
    const full = this.#tables.draft.overflowOf(this.#publisher.draftChanges(languages));
    return full === null ? prepared : { outcome: 'full', message: full };
  }

  #compose(publish: Publish): Prepared | Refusal {
    const latest = this.#publisher.latest();
    const whole = (languages: PublishedLanguages, problems: Prepared['problems'], ending: Ending | null = null) =>
      ({ outcome: 'prepared', languages, published: latest.languages, chosen: null, problems, ending }) as const;
    if ('restores' in publish) {
      const version = this.#tables.versions.find(publish.restores);
      if (version) return whole(version.languages, []);
      return { outcome: 'not-found', message: 'There is no such version, or this release can read nothing of it.' };
    }
    if ('ends' in publish) {
      const { ends: id, in: languages } = publish;
      const ending = { id, in: languages, at: `${new Date().toISOString().slice(0, 19)}Z` };
      const result = endAnnouncement(latest.languages, ending);
      if (result === 'not-found') return { outcome: result, message: `No announcement “${id}” is published there.` };
      if (result === 'over') return { outcome: result, message: `The announcement “${id}” is over already.` };
      return whole(result, [], ending);
    }
    if (this.#needsApproval) return { outcome: 'unapproved', message: UNAPPROVED };
    const entries = this.#tables.draft.entries();
    const stale = staleMessage(publish, { entries, latest });
    if (stale !== null) return { outcome: 'stale', message: stale };
    return 'languages' in publish
      ? whole(publish.languages, documentProblems(publish.languages, this.#rules))
      : this.withEntries(entries, publish.entries);
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

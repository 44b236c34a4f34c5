/** Reviews the publication of chosen entries. */

import type * as v from 'valibot';
import { parseInstant } from '../../../../src/contract/instant.ts';
import type { Review } from '../contract/api.ts';
import { entryKey } from '../contract/draft.ts';
import type { reviewRequestSchema } from '../contract/requests.ts';
import { siteNamesOf } from '../entries/audience.ts';
import { composePublication } from '../entries/compose-publication.ts';
import { describeChanges } from '../entries/describe-changes.ts';
import { menusOf } from '../entries/file-menus.ts';
import { isReady, pendingEntries } from '../entries/pending-entries.ts';
import { withPinned } from '../entries/pinned-entries.ts';
import { type ApiOptions, rulesOf } from './api-options.ts';
import { brokenLinks } from './broken-links.ts';
import { foundWarnings } from './found-warnings.ts';
import { missingFiles } from './missing-files.ts';

type ReviewRequest = v.InferOutput<typeof reviewRequestSchema>;

export async function reviewOf(options: ApiOptions, request: ReviewRequest): Promise<Review> {
  const { openStore, now } = options;
  const { entries: wanted, links } = request;
  const draft = await openStore().readDraft();
  const releases = await openStore().listReleases();
  const pinned = releases.find(({ id }) => id === request.release)?.entries ?? [];
  // these are published with their releases
  const taken = new Set(releases.flatMap((release) => release.entries.map(entryKey)));
  const entries = withPinned(draft.entries, pinned, wanted === 'ready' ? [] : wanted);
  const { version, languages: published } = draft.latest;
  const current = now();
  const at = publishedAt(current, request.at);
  const rules = rulesOf(options);
  const sites = siteNamesOf(options.locales);
  const menus = menusOf(options.locales);
  const pending = pendingEntries({ published, entries }, rules);
  const names = wanted === 'ready' ? null : new Set(wanted.map(entryKey));
  const chosen = pending.filter((entry) =>
    names ? names.has(entryKey(entry)) : isReady(entry) && !taken.has(entryKey(entry)),
  );
  const { languages, problems } = composePublication({ published, entries }, chosen, rules);
  const missing = await missingFiles(options.pictures, languages, chosen);
  const broken = links ? await brokenLinks(languages, published, options) : { added: [], earlier: [] };
  const found = await foundWarnings(languages, published, at, options);
  return {
    since: version,
    pending,
    chosen: chosen.map(({ kind, id, revision }) => ({ kind, id, revision })),
    changes: describeChanges(published, languages, at, sites, menus, at > current),
    problems: [...problems, ...missing],
    warnings: [...broken.added, ...found.added],
    earlier: [...broken.earlier, ...found.earlier],
  };
}

/** In milliseconds since 1970. @param at when it will be published, if later than now */
export function publishedAt(now: number, at: string | null = null): number {
  return Math.max(now, parseInstant(at ?? '') ?? now);
}

/** Checks a publication of chosen entries without publishing it: what it would change, and what speaks against it. */

import { parseInstant } from '../../../../src/contract/instant.ts';
import type { Check, LinkCheck } from '../contract/api.ts';
import { entryKey } from '../contract/draft.ts';
import type { CheckRequest, LinkCheckRequest } from '../contract/requests.ts';
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

export async function checkOf(options: ApiOptions, request: CheckRequest): Promise<Check> {
  const current = options.now();
  const at = publishedAt(current, request.at);
  const { version, published, pending, chosen, languages, problems } = await compose(options, request);
  const missing = await missingFiles(options.pictures, languages, chosen);
  const links = request.links ? await brokenLinks(languages, published, options) : { added: [], earlier: [] };
  const found = await foundWarnings(languages, published, at, options);
  const [sites, menus] = [siteNamesOf(options.locales), menusOf(options.locales)];
  return {
    since: version,
    pending,
    chosen: chosen.map(({ kind, id, revision }) => ({ kind, id, revision })),
    changes: describeChanges(published, languages, at, sites, menus, at > current),
    problems: [...problems, ...missing],
    warnings: [...links.added, ...found.added],
    earlier: [...links.earlier, ...found.earlier],
  };
}

export async function checkLinks(options: ApiOptions, request: LinkCheckRequest): Promise<LinkCheck> {
  const { languages, published } = await compose(options, request);
  const { added, earlier } = await brokenLinks(languages, published, options);
  return { warnings: added, earlier };
}

/** The latest version with the chosen entries, as the store composes it too. */
async function compose(options: ApiOptions, { entries: wanted, release: id }: LinkCheckRequest) {
  const draft = await options.openStore().readDraft();
  const releases = await options.openStore().listReleases();
  const pinned = releases.find((release) => release.id === id)?.entries ?? [];
  // these are published with their releases
  const taken = new Set(releases.flatMap((release) => release.entries.map(entryKey)));
  const entries = withPinned(draft.entries, pinned, wanted === 'ready' ? [] : wanted);
  const { version, languages: published } = draft.latest;
  const rules = rulesOf(options);
  const pending = pendingEntries({ published, entries }, rules);
  const names = wanted === 'ready' ? null : new Set(wanted.map(entryKey));
  const chosen = pending.filter((entry) =>
    names ? names.has(entryKey(entry)) : isReady(entry) && !taken.has(entryKey(entry)),
  );
  return { version, published, pending, chosen, ...composePublication({ published, entries }, chosen, rules) };
}

/** In milliseconds since 1970. @param at when it will be published, if later than now */
export function publishedAt(now: number, at: string | null = null): number {
  return Math.max(now, parseInstant(at ?? '') ?? now);
}

/** Checks a publication of chosen entries without publishing it: what it would change, and what speaks against it. */

import { parseInstant } from '../../../../src/contract/instant.ts';
import type { Check, LinkCheck } from '../contract/api.ts';
import type { CheckedEntries, CheckRequest } from '../contract/requests.ts';
import { siteNamesOf } from '../entries/audience.ts';
import { describeChanges } from '../entries/describe-changes.ts';
import { menusOf } from '../entries/file-menus.ts';
import { grouped } from '../entries/warning-groups.ts';
import type { ApiOptions } from './api-options.ts';
import { brokenLinks } from './broken-links.ts';
import { foundWarnings } from './found-warnings.ts';
import { missingFiles } from './missing-files.ts';

export async function checkOf(options: ApiOptions, { at: time, links, ...entries }: CheckRequest): Promise<Check> {
  const { openStore, locales, pictures, now } = options;
  const { since, pending, chosen, languages, published, problems } = await openStore().prepareCheck(entries);
  const current = now();
  const at = publishedAt(current, time);
  const missing = await missingFiles(pictures, languages, chosen);
  const broken = links ? await brokenLinks(languages, published, options) : { added: [], earlier: [] };
  const found = await foundWarnings(languages, published, at, options);
  return {
    since,
    pending,
    chosen,
    changes: describeChanges(published, languages, at, siteNamesOf(locales), menusOf(locales), at > current),
    problems: [...problems, ...missing],
    warnings: grouped([...broken.added, ...found.added]),
    earlier: grouped([...broken.earlier, ...found.earlier]),
  };
}

export async function checkLinks(options: ApiOptions, entries: CheckedEntries): Promise<LinkCheck> {
  const { languages, published } = await options.openStore().prepareCheck(entries);
  const { added, earlier } = await brokenLinks(languages, published, options);
  return { warnings: grouped(added), earlier: grouped(earlier) };
}

/** In milliseconds since 1970. @param at when it will be published, if later than now */
export function publishedAt(now: number, at: string | null = null): number {
  return Math.max(now, parseInstant(at ?? '') ?? now);
}

/** Finds the languages and sites that a publication changes, and which of them a person may not publish. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { type EntryContent, isMessageContent } from '../contract/draft.ts';
import { languageName } from '../contract/language-name.ts';
import { type PublishingScope, publishesAll } from '../contract/rights.ts';
import { listIn } from '../fields/lines.ts';
import { listed } from '../fields/wording.ts';
import { differingLanguages } from '../model/compare.ts';
import { isWrittenOnce } from '../model/entry-types.ts';
import type { SiteName } from './audience.ts';
import { byName, entriesFrom } from './entries-from.ts';

/** A language of a site. */
interface Place {
  readonly language: Language;
  /** A site's id; `null` for all sites, including future ones. */
  readonly site: string | null;
}

/**
 * The languages and sites in which an entry changes.
 *
 * @param id the entry's id
 * @param before `undefined` if the entry is missing, like `after`
 */
export function reachOfEntry(
  id: string,
  before: EntryContent | undefined,
  after: EntryContent | undefined,
): readonly Place[] {
  const differing = differingLanguages(before, after);
  if (differing.length > 0 && isWrittenOnce(id)) return LANGUAGES.map((language) => ({ language, site: null }));
  return differing.flatMap((language) => {
    const sites = [before, after].flatMap((content) => (content ? sitesOf(content, language) : []));
    return [...new Set(sites)].map((site) => ({ language, site }));
  });
}

export function reachBetween(before: PublishedLanguages, after: PublishedLanguages): readonly Place[] {
  const [old, next] = [byName(entriesFrom(before)), byName(entriesFrom(after))];
  return [...new Map([...old, ...next])].flatMap(([key, { id }]) =>
    reachOfEntry(id, old.get(key)?.content, next.get(key)?.content),
  );
}

/** Why the person may not publish a change from one to the other; `null` if they may. */
export function publishingBarrier(
  before: PublishedLanguages,
  after: PublishedLanguages,
  scopes: readonly PublishingScope[],
  sites: readonly SiteName[],
): string | null {
  return publishesAll(scopes) ? null : beyondScopes(reachBetween(before, after), scopes, sites);
}

/** @returns two sentences that name what the scopes do not cover; `null` if they cover everything */
export function beyondScopes(
  reach: readonly Place[],
  scopes: readonly PublishingScope[],
  sites: readonly SiteName[],
): string | null {
  if (publishesAll(scopes)) return null;
  const beyond = reach.filter((place) => !scopes.some((scope) => covers(scope, place)));
  if (beyond.length === 0) return null;
  const names = beyond.map(({ language, site }) => {
    const name = languageName(language);
    // if they may publish no site in the language, name the language alone
    if (!scopes.some((scope) => covers(scope, { language, site: scope.sites?.[0] ?? null }))) return name;
    return `${name} on ${site === null ? 'all sites' : titleIn(sites, site)}`;
  });
  return `It changes ${listed([...new Set(names)])}. You may publish ${listed(scopes.map((scope) => formatScope(scope, sites)))}.`;
}

/** Such as `Japanese on Docs and Blog`. */
export function formatScope({ languages, sites: limits }: PublishingScope, sites: readonly SiteName[]): string {
  const names = languages ? listed(languages.map((language) => languageName(language))) : 'all languages';
  return limits ? `${names} on ${listed(limits.map((id) => titleIn(sites, id)))}` : names;
}

function titleIn(sites: readonly SiteName[], id: string): string {
  return sites.find((site) => site.id === id)?.title ?? id;
}

function covers({ languages, sites }: PublishingScope, { language, site }: Place): boolean {
  return (languages?.includes(language) ?? true) && (sites === null || (site !== null && sites.includes(site)));
}

/** `[null]` for all sites; empty if the entry is not in the language. */
function sitesOf(content: EntryContent, language: Language): readonly (string | null)[] {
  if (!content.languages[language]) return [];
  const sites = isMessageContent(content) ? listIn(content.languages[language]?.sites) : [];
  return sites.length === 0 ? [null] : sites;
}

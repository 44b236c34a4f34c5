/** Finds who can see a message, which may be limited to sites and pages. */

import { messagesOn } from '../../../../src/announcement/pick-announcement.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { titlePlace } from '../../../../src/content/place.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { settingAt } from '../../../../src/content/site-settings.ts';
import { sitesIn } from '../../../../src/content/site-tree.ts';
import { DEFAULT_LANGUAGE } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { normalizedPatterns } from '../../../../src/contract/page-path.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import type { MessageFields } from '../contract/draft.ts';
import { listIn } from '../fields/lines.ts';

/** A site with its display name. */
export interface SiteName {
  readonly id: string;
  readonly title: string;
}

/** The sites and pages that show a message; all if absent. */
export interface Limits {
  readonly sites?: readonly string[] | undefined;
  readonly paths?: readonly string[] | undefined;
}

/** Of a message's fields. */
export function limitsOf(fields: Pick<MessageFields, 'sites' | 'paths'>): Limits {
  const [sites, paths] = [listIn(fields.sites), listIn(fields.paths)];
  return { ...(sites.length > 0 && { sites }), ...(paths.length > 0 && { paths }) };
}

/** Pages that show the same messages. */
export interface Audience {
  /** The site's id. */
  readonly site: string;
  /** A path pattern; `null` for pages that match none. */
  readonly pages: string | null;
}

export const MAIN: SiteName = { id: MAIN_SITE, title: 'Main site' };

/** The main site first. */
export function siteNamesOf({
  links,
  dictionaries,
}: Pick<CompanyContent, 'links' | 'dictionaries'>): readonly SiteName[] {
  const { titles } = dictionaries[DEFAULT_LANGUAGE];
  return Object.entries(sitesIn(links)).map(([id, { title = id }]) =>
    id === MAIN_SITE ? MAIN : { id, title: ownValue(titles, title) ?? title },
  );
}

/** Adds published sites that are not in the files. */
export function withNewSites(
  sites: readonly SiteName[],
  ...published: readonly PublishedLanguages[]
): readonly SiteName[] {
  const texts: Readonly<Record<string, string>> = Object.assign(
    {},
    ...published.map((one) => one[DEFAULT_LANGUAGE].texts),
  );
  return [...sites, ...newSitesIn(Object.keys(texts), sites, (place) => ownValue(texts, place))];
}

/**
 * Sites that exist only as texts, because an editor added them.
 *
 * @param places of all texts
 */
export function newSitesIn(
  places: readonly string[],
  known: readonly SiteName[],
  textAt: (place: string) => string | undefined,
): readonly SiteName[] {
  return places.flatMap((place) => {
    const { site: id, setting } = settingAt(place) ?? {};
    if (id === undefined || setting !== 'home' || known.some((site) => site.id === id)) return [];
    return [{ id, title: textAt(titlePlace(id)) ?? id }];
  });
}

/** The messages that an audience sees, in the same order. */
export function messagesFor<Message extends Limits>(
  { site, pages }: Audience,
  messages: readonly Message[],
): readonly Message[] {
  const onSite = messages.filter(({ sites }) => !sites || sites.includes(site));
  const limited = onSite.map((message) => ({
    message,
    paths: message.paths ? normalizedPatterns(message.paths) : null,
  }));
  return messagesOn(pages === null ? null : pageOf(pages), limited).map(({ message }) => message);
}

/** Parameters for a page of the audience. */
export function pageParameters({ site, pages }: Audience): { site?: string; path?: string } {
  return { ...(site !== MAIN_SITE && { site }), ...(pages !== null && { path: pageOf(pages) }) };
}

/** An example of a page that matches: `/docs/*` → `/docs`. */
function pageOf(pattern: string): string {
  return pattern.replace(/\/?\*$/, '') || '/';
}

/** Per language: nobody reads warnings about more. */
const MAX_PATTERNS = 20;

/** The messages' path patterns without duplicates, at most `MAX_PATTERNS`. */
export function patternsOf(messages: readonly Limits[]): readonly string[] {
  const patterns = new Set(messages.flatMap(({ paths }) => normalizedPatterns(paths ?? [])));
  return [...patterns].slice(0, MAX_PATTERNS);
}

/** Groups all pages of these sites by the messages they show. */
export function audiencesOf(messages: readonly Limits[], sites: readonly SiteName[]): readonly Audience[] {
  const pages = [null, ...patternsOf(messages)];
  return sites.flatMap(({ id }) => pages.map((pattern) => ({ site: id, pages: pattern })));
}

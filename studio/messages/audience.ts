/** Finds who can see a message, which may be limited to sites and pages. Pure. */

import { messagesOn } from '../../src/announcement/pick-announcement.ts';
import type { Locales } from '../../src/content/locales.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { settingAt, titlePlace } from '../../src/content/site-settings.ts';
import { DEFAULT_LANGUAGE } from '../../src/contract/language.ts';
import { normalizedPatterns } from '../../src/contract/page-path.ts';
import { MAIN_SITE } from '../../src/contract/site.ts';

/** A site of the company, with its name for people. */
export interface SiteName {
  readonly id: string;
  readonly title: string;
}

/** The only sites and pages that show a message; everywhere without. */
export interface Limits {
  readonly sites?: readonly string[] | undefined;
  readonly paths?: readonly string[] | undefined;
}

/** Pages that show the same messages. */
export interface Audience {
  /** Its id. */
  readonly site: string;
  /** The pattern of the pages; `null` for pages that no pattern matches. */
  readonly pages: string | null;
}

export const MAIN: SiteName = { id: MAIN_SITE, title: 'Main site' };

/** The main site first. */
export function siteNamesOf({ links, dictionaries }: Pick<Locales, 'links' | 'dictionaries'>): readonly SiteName[] {
  const { titles } = dictionaries[DEFAULT_LANGUAGE];
  return [MAIN, ...Object.entries(links.sites ?? {}).map(([id, { title }]) => ({ id, title: titles[title] ?? title }))];
}

/** With the sites that were published, and are not in the files. */
export function withNewSites(
  sites: readonly SiteName[],
  ...published: readonly PublishedLanguages[]
): readonly SiteName[] {
  const texts: Readonly<Record<string, string>> = Object.assign(
    {},
    ...published.map((one) => one[DEFAULT_LANGUAGE].texts),
  );
  return [...sites, ...newSitesIn(Object.keys(texts), sites, (place) => texts[place])];
}

/**
 * The sites that texts make, and the files lack.
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

/** The messages that an audience sees, in their order. */
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

/** The parameters of a page that the audience sees. */
export function pageParameters({ site, pages }: Audience): { site?: string; path?: string } {
  return { ...(site !== MAIN_SITE && { site }), ...(pages !== null && { path: pageOf(pages) }) };
}

/** A page that a pattern matches: `/docs/*` → `/docs`. */
export function pageOf(pattern: string): string {
  return pattern.replace(/\/?\*$/, '') || '/';
}

/** Of one language: more pages of their own than anyone reads warnings about. */
const MOST_PATTERNS = 20;

/** The patterns of messages, each once; not more than the first few. */
export function patternsOf(messages: readonly Limits[]): readonly string[] {
  const patterns = new Set(messages.flatMap(({ paths }) => normalizedPatterns(paths ?? [])));
  return [...patterns].slice(0, MOST_PATTERNS);
}

/** All pages of these sites, by what they show of the messages. */
export function audiencesOf(messages: readonly Limits[], sites: readonly SiteName[]): readonly Audience[] {
  const pages = [null, ...patternsOf(messages)];
  return sites.flatMap(({ id }) => pages.map((pattern) => ({ site: id, pages: pattern })));
}

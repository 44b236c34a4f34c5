/** Turns what a browser has counted into rows to store. Drops everything that the service does not know. */

import type { Content, MenuLink } from '../content/content.ts';
import type { ContentKey } from '../content/content-for.ts';
import { type CountedKind, DEVICE_WORD, LOGIN_ID } from '../contract/counting.ts';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { LANGUAGE_SECTION_ID, MENU_ID, SECOND_LEVEL_ID, secondLevelId } from '../contract/markup.ts';

/** A row. Blobs are texts to group by; the double is how many page views the row stands for. */
export interface CountedEvent {
  /** The id of the message, menu or link. */
  readonly indexes: readonly [string];
  /** Kind, id, site, language, country, device; the last two are empty unless the configuration turns them on. */
  readonly blobs: readonly [CountedKind, string, string, string, string, string];
  /** 1 / rate. */
  readonly doubles: readonly [number];
}

/** Analytics Engine accepts 25 rows per request, including counters. A page view rarely has so many events. */
const MAX_EVENTS = 20;

/** The page's setting, with site and language; the width class replaces `+device`. */
const SETTING = /^\S{1,24} ([\w-]{1,100}) ([\w-]{1,40})(?: \+links)?(?: (phone|tablet|desktop))?$/;

/** Kind and id; Analytics Engine limits an index to 96 bytes. */
const EVENT = /^(seen|click|dismiss|open|link) ([\w.-]{1,96})$/;

interface EventSource {
  /** The company's sites by id. */
  readonly sites: object;
  readonly contentFor: (key: ContentKey) => Content;
  /** The visitor's country in two letters; empty if unknown. */
  readonly country: string;
}

/** @param text the setting and then a line for each event, from `client/page/count.ts`; duplicates count once */
export function readEvents(text: string, { sites, contentFor, country }: EventSource): CountedEvent[] {
  const [first = '', ...lines] = text.split('\n', MAX_EVENTS + 1);
  const [, site = '', language = '', device = ''] = SETTING.exec(first) ?? [];
  if (!Object.hasOwn(sites, site) || !isLanguage(language)) return [];
  const content = contentFor({ site, language });
  const { counting } = content;
  // from a page with an outdated setting, or made up
  if (!counting || settingOf(first, device) !== counting.setting) return [];
  const ids = idsIn(content);
  return [...new Set(lines)].flatMap((line) => {
    const [, kind, id = ''] = EVENT.exec(line) ?? [];
    if (!kind || !ids[kind as CountedKind].has(id)) return [];
    const blobs = [kind as CountedKind, id, site, language, counting.country ? country : '', device] as const;
    return [{ indexes: [id], blobs, doubles: [1 / counting.rate] }];
  });
}

/** The header's setting, before the script replaced `+device` with the width class. */
function settingOf(line: string, device: string): string {
  return device === '' ? line : line.slice(0, -device.length) + DEVICE_WORD;
}

function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code);
}

/** What can be counted on pages with this content. */
function idsIn({
  announcements,
  defaultMessages,
  navigation,
  site,
  footer,
  actions,
  teasers,
}: Content): Record<CountedKind, ReadonlySet<string>> {
  const sections = navigation.filter((item) => item.kind === 'section');
  const rows = site?.secondLevel ?? [];
  const messages = new Set([...announcements, ...defaultMessages].map(({ id }) => id));
  return {
    seen: messages,
    click: messages,
    dismiss: messages,
    open: new Set([
      MENU_ID,
      LANGUAGE_SECTION_ID,
      SECOND_LEVEL_ID,
      ...sections.map(({ id }) => id),
      ...rows.map((_, index) => secondLevelId(index + 1)),
    ]),
    link: new Set([
      LOGIN_ID,
      ...navigation.map(({ id }) => id),
      ...actions.map(({ id }) => id),
      ...teasers.keys(),
      ...footer.social.map(({ id }) => id),
      ...linksIn([sections, rows, footer.columns, footer.legal]).map(({ id }) => id),
    ]),
  };
}

/** All links in a part of the content, however deep. */
function linksIn(part: unknown): Pick<MenuLink, 'id'>[] {
  if (typeof part !== 'object' || part === null) return [];
  const isLink = 'id' in part && 'url' in part;
  return isLink ? [part as MenuLink] : Object.values(part).flatMap(linksIn);
}

/** What is counted of a page view, if a company turns it on: words that configuration, markup, browser and service share. */

/** In `portico.config.ts`; without it, nothing is counted. */
export interface Counting {
  /** The share of page views that are counted, from 0 to 1. With 0 nothing is sent, and the page gets its events. */
  readonly rate: number;
  /** Whether opened menus and clicked links are counted as well as messages. */
  readonly links?: boolean | undefined;
  /** Whether the class of the window's width is stored: phone, tablet or desktop. */
  readonly device?: boolean | undefined;
  /** Whether the country is stored that Cloudflare derives from the visitor's address. */
  readonly country?: boolean | undefined;
}

/** What happens to a message, to a menu (`open`), and to a link of the chrome (`link`). */
export type CountedKind = 'seen' | 'click' | 'dismiss' | 'open' | 'link';

/** Where the browser sends what it has counted. */
export const EVENTS_PATH = '/chrome/events';

/** In a setting, where no id contains a plus; `client/page/count.ts` replaces the second one by the class of the width. */
export const LINKS_WORD = '+links';
export const DEVICE_WORD = '+device';

/**
 * What the header's root tells the script, which sends it back with what it has counted: `0.1 main de +links +device`. With
 * another setting, of an earlier configuration, nothing is counted.
 */
export function countingSetting({ rate, links, device }: Counting, site: string, language: string): string {
  return `${rate} ${site} ${language}${links ? ` ${LINKS_WORD}` : ''}${device ? ` ${DEVICE_WORD}` : ''}`;
}

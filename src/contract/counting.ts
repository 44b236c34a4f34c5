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

/** On the header's root: what is counted (`countingSetting`). On any element of the page, `off` stops counting. */
export const COUNT_ATTRIBUTE = 'data-portico-count';
/** On what is counted: the event, such as `click spring-sale` on the link of a message. */
export const EVENT_ATTRIBUTE = 'data-portico-event';

/** Of the link to log in. */
export const LOGIN_ID = 'login';

/**
 * Dispatched on what is counted, once in a page view, by kind (`CountedKind`): `portico:seen`, `portico:click`,
 * `portico:dismiss`, `portico:open` and `portico:link`.
 */
export interface CountedDetail {
  /** Of the message, menu or link. */
  readonly id: string;
}

/** A host dispatches it when the visitor agrees to be counted, and `data-portico-count="off"` is removed. */
export const CONSENT_EVENT = 'portico:consent';

/** In a setting, where no id contains a plus; `client/page/count.ts` replaces the second one by the class of the width. */
const LINKS_WORD = '+links';
export const DEVICE_WORD = '+device';

/**
 * What the header's root tells the script, which sends it back with what it has counted: `0.1 main de +links +device`. With
 * another setting, of an earlier configuration, nothing is counted.
 */
export function countingSetting({ rate, links, device }: Counting, site: string, language: string): string {
  return `${rate} ${site} ${language}${links ? ` ${LINKS_WORD}` : ''}${device ? ` ${DEVICE_WORD}` : ''}`;
}

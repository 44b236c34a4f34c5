/** Names that configuration, markup, browser and service share to count page views, if a company turns that on. */

/** In `portico.config.ts`; without it, nothing is counted. */
export interface Counting {
  /** The share of page views to count, from 0 to 1. With 0, nothing is sent, but the page still gets its events. */
  readonly rate: number;
  /** Whether opened menus and clicked links are counted as well as messages. */
  readonly links?: boolean | undefined;
  /** Whether to store the width class of the window: phone, tablet or desktop. */
  readonly device?: boolean | undefined;
  /** Whether to store the country, which Cloudflare derives from the visitor's IP address. */
  readonly country?: boolean | undefined;
}

/** What happened to a message, a menu (`open`) or a link of the chrome (`link`). */
export type CountedKind = 'seen' | 'click' | 'dismiss' | 'open' | 'link';

/** Where the browser sends what it has counted. */
export const EVENTS_PATH = '/chrome/events';

/** On the header's root: what to count (`countingSetting`). On any element of the page, `off` stops counting. */
export const COUNT_ATTRIBUTE = 'data-portico-count';
/** On a counted element: its event, such as `click spring-sale` on a message's link. */
export const EVENT_ATTRIBUTE = 'data-portico-event';

/** The id of the login link. */
export const LOGIN_ID = 'login';

/**
 * Dispatched on the counted element, once per page view, named by kind (`CountedKind`): `portico:seen`,
 * `portico:click`, `portico:dismiss`, `portico:open` and `portico:link`.
 */
export interface CountedDetail {
  /** The id of the message, menu or link. */
  readonly id: string;
}

/** The host dispatches it after the visitor has consented and it has removed `data-portico-count="off"`. */
export const CONSENT_EVENT = 'portico:consent';

/** Words in a setting, where no id contains a plus. `client/page/count.ts` replaces `+device` with the width class. */
const LINKS_WORD = '+links';
export const DEVICE_WORD = '+device';

/**
 * Tells the script what to count, such as `0.1 main de +links +device`. The script sends it back with the counts, and
 * the service ignores counts with an outdated setting.
 */
export function countingSetting({ rate, links, device }: Counting, site: string, language: string): string {
  return `${rate} ${site} ${language}${links ? ` ${LINKS_WORD}` : ''}${device ? ` ${DEVICE_WORD}` : ''}`;
}

/** What the checks may expect of a host site's pages. */

export interface Site {
  /** The path of a page. */
  readonly page: string;
  /** The path of a page with another header than `page`, usually in another language. */
  readonly otherPage: string;
  /** The site of its pages: the value of the parameter `site`. */
  readonly id: string;
  /** The header's slots that its pages fill. */
  readonly slots: readonly string[];
  /** In milliseconds: how long a visitor may wait for a page. */
  readonly deadline: number;
  /** A text that is only in the fallback: in the element `<header>` or `<footer>`. */
  readonly fallback: { readonly header: string; readonly footer: string };
  /** The least number of links in a fallback. */
  readonly fallbackLinks: number;
  /** Texts that every page contains. */
  readonly texts: readonly string[];
  /** Whether pages answer POST, Range and If-Modified-Since with the complete page. */
  readonly answersEveryRequest: boolean;
  /** Whether the page's own markup is checked too, besides header and footer. */
  readonly checksAllMarkup: boolean;
}

export const DEFAULT_SITE: Site = {
  page: '/',
  otherPage: '/de/',
  id: 'main',
  slots: [],
  deadline: 5_000,
  fallback: { header: 'data-fallback="header"', footer: 'data-fallback="footer"' },
  fallbackLinks: 1,
  texts: [],
  answersEveryRequest: false,
  checksAllMarkup: false,
};

export interface RunningHost {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a host that includes the chrome of a service, an origin such as `http://127.0.0.1:4000`, without any copy. */
export type StartHost = (service: string) => Promise<RunningHost>;

/**
 * The interface of the examples in `examples/`, which one runner starts and one matrix of failures tests.
 *
 * - `start` takes the origin of a running service. It resolves with the origin of a host on 127.0.0.1, on the
 *   given port or a free one, once the host responds. It may be called several times at once; `stop` ends everything that it started.
 * - The host responds to GET, HEAD and POST, at `/` in English and at `/de/` in German.
 * - A page is a complete document: `<body>`, the chrome's header, `<main>`, the chrome's footer, `</body></html>`.
 *   Its `<main>` starts with an element with `data-main="start"` and ends with one with `data-main="end"`.
 * - Without the chrome, the page has its own `<header data-fallback="header">` and `<footer data-fallback="footer">`
 *   with a logo text and three or four real links.
 * - Whatever the service does, the page is complete within `DEADLINE` milliseconds, so hosts wait at most 1 s for the
 *   service.
 * - Deadlines and addresses are those in the files of `examples/<name>/`; texts that are replaced must occur in them.
 */

import { DEFAULT_SITE, type RunningHost, type Site } from '../../packages/cli/src/conformance/site.ts';

export type RunningExample = RunningHost;
export type StartExample = (service: string, port?: number) => Promise<RunningExample>;

/** A rule that an example cannot follow. */
export interface Exception {
  /** Part of the message that the check reports. */
  readonly problem: string;
  /** The result shown in the matrix. */
  readonly result: string;
}

export interface Example {
  /** The folder in `examples/`. */
  readonly name: string;
  /** One line for `npm run example`. */
  readonly summary: string;
  /** The heading of its column in the matrix; `null` if its server does not put the chrome into the page. */
  readonly column: string | null;
  /** Whether it shows a copy without the announcement once its copy of everything has expired. */
  readonly keepsWithoutAnnouncement?: true;
  /** By the name of a state or check that the example does not pass. */
  readonly exceptions?: Readonly<Record<string, Exception>>;
  readonly start: StartExample;
}

/** In milliseconds. */
export const DEADLINE = 5_000;

export const EXAMPLE_SITE: Site = {
  ...DEFAULT_SITE,
  deadline: DEADLINE,
  fallbackLinks: 3,
  texts: ['data-main="start"', 'data-main="end"'],
  answersEveryRequest: true,
  checksAllMarkup: true,
};

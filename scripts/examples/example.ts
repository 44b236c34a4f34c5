/**
 * What every example in `examples/` promises, so that one runner starts it and one matrix of faults tests it.
 *
 * - `start` is given the origin of a running service and gives the origin of a host site, on a free port of 127.0.0.1,
 *   once that site answers. It may be called several times at once; `stop` ends all that was started.
 * - The site answers `/` in English and `/de/` in German, to GET, HEAD and POST.
 * - A page is a whole document: `<body>`, the chrome's header, `<main>`, the chrome's footer, `</body></html>`.
 *   Its main opens with an element that has `data-main="start"` and ends with one that has `data-main="end"`.
 * - Without the chrome it shows its own `<header data-fallback="header">` and `<footer data-fallback="footer">`:
 *   a logo text and three or four real links.
 * - Whatever the service does, the page is there within `PATIENCE` milliseconds: wait for the service 1 s at most.
 * - Deadlines and addresses are those of the files in `examples/<name>/`; what a test replaces there must occur there.
 */

export interface RunningExample {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts a host site that includes the chrome of `service` (an origin such as http://127.0.0.1:4000). */
export type StartExample = (service: string) => Promise<RunningExample>;

export interface Example {
  /** The folder in `examples/`. */
  readonly name: string;
  /** What it shows, in a line, for `npm run example`. */
  readonly summary: string;
  /** The heading of its column in the matrix; null where its server does not put the chrome into the page. */
  readonly column: string | null;
  /** Whether it shows a copy without the announcement for longer than the service allows the whole. */
  readonly keepsWithoutAnnouncement?: true;
  readonly start: StartExample;
}

export const PATIENCE = 5_000;

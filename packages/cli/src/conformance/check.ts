/** The interface of the checks outside the matrix of faults. */

import { setTimeout as wait } from 'node:timers/promises';
import { BrokenRule, type Rule } from './rules.ts';
import type { Rig, Session } from './session.ts';
import type { Site } from './site.ts';

export interface Check {
  /** Such as `crowd`, for `--only`. */
  readonly name: string;
  readonly title: string;
  /** Whether it must start a host itself, without any copy. */
  readonly needsNewHost: boolean;
  /**
   * Resolves if the rules are kept, with a reason if there was nothing to check.
   *
   * @throws BrokenRule
   */
  readonly run: (rig: Rig, site: Site) => Promise<undefined | string>;
}

/** Lifetimes in seconds, as in `Cache-Control`. */
export const lifetimes = (maxAge: number, staleWhileRevalidate: number, staleIfError: number): string =>
  `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;

export const LONG = lifetimes(600, 300, 600);

/** In seconds: nginx counts only whole seconds. */
export const ROUNDING = 1.3;

export async function inSession<T>(rig: Rig, cacheControl: string, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await rig.begin(cacheControl);
  try {
    return await work(session);
  } finally {
    await session.end();
  }
}

/** Begins once any copy from the host's start has expired. From then on, answers have long lifetimes. */
export function inColdSession<T>(rig: Rig, work: (session: Session) => Promise<T>): Promise<T> {
  return inSession(rig, lifetimes(1, 1, 1), async (session) => {
    await wait((1 + 1 + ROUNDING) * 1_000);
    session.service.change({ cacheControl: LONG });
    return work(session);
  });
}

/** Requests for fragments since `from`, an index of `requests`. */
export function fragmentRequests({ service }: Session, from: number): readonly string[] {
  return service.requests
    .map(({ line }) => line)
    .slice(from)
    .filter((line) => /^GET \/chrome\/(header|footer|head|all\.json|manifest\.json)(\?|$)/.test(line));
}

/** @throws BrokenRule if there is no request at all, because nothing was checked then */
export function expectRequests(lines: readonly string[]): void {
  if (lines.length === 0) throw new BrokenRule('renewal', 'the service got no request at all');
}

/** @throws BrokenRule if a line occurs more often than allowed */
export function expectAtMost(lines: readonly string[], times: number, rule: Rule, cause: string): void {
  for (const line of new Set(lines)) {
    const count = lines.filter((one) => one === line).length;
    if (count > times) throw new BrokenRule(rule, `${cause} caused ${count} requests: ${line}`);
  }
}

/** Computes how long caches may store an answer: never beyond the next change of its content. */

import type { ContentMode, Freshness } from '../contract/freshness.ts';

/** In seconds, as in `Cache-Control`. */
export interface Lifetimes {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

const STANDARD_LIFETIMES: Lifetimes = { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400 };
/** In seconds, 30 + 30: what KV and instances leave of the two minutes (docs/operations.md). */
const PUBLISHED_LIFETIMES: Lifetimes = { maxAge: 30, staleWhileRevalidate: 30, staleIfError: 86_400 };
/** If each request draws an announcement: short, so that each announcement gets its share. */
const COMPETING_LIFETIMES: Lifetimes = { maxAge: 30, staleWhileRevalidate: 30, staleIfError: 86_400 };
/** While a fallback stands in for a post, a part is missing, or the publication is overdue. */
const INCOMPLETE_LIFETIMES: Lifetimes = { maxAge: 10, staleWhileRevalidate: 20, staleIfError: 86_400 };

export interface LifetimeInput {
  /** The time of the answer, in milliseconds since 1970. */
  readonly instant: number;
  /** When its content changes, in milliseconds since 1970. */
  readonly changesAt: number;
  readonly state: Freshness;
  readonly mode: ContentMode;
  /** Whether the next request could draw another announcement. */
  readonly rotates?: boolean;
}

/** The lifetimes of an answer, none of which ends after `changesAt`. */
export function lifetimesFor({ instant, changesAt, state, mode, rotates = false }: LifetimeInput): Lifetimes {
  const isIncomplete = state === 'fallback' || state === 'degraded' || mode === 'overdue';
  const standard = mode === 'deployed' ? STANDARD_LIFETIMES : PUBLISHED_LIFETIMES;
  const complete = rotates ? COMPETING_LIFETIMES : standard;
  return boundedLifetimes(isIncomplete ? INCOMPLETE_LIFETIMES : complete, instant, changesAt);
}

/**
 * Shortens the lifetimes so that none ends after `changesAt`.
 *
 * @param now milliseconds since 1970, at least a second before `changesAt`
 */
export function boundedLifetimes(wanted: Lifetimes, now: number, changesAt: number): Lifetimes {
  const seconds = Math.max(1, Math.ceil((changesAt - now) / 1_000) - 1);
  const maxAge = Math.min(wanted.maxAge, seconds);
  return {
    maxAge,
    staleWhileRevalidate: Math.min(wanted.staleWhileRevalidate, seconds - maxAge),
    staleIfError: Math.min(wanted.staleIfError, seconds - maxAge),
  };
}

export function cacheControl({ maxAge, staleWhileRevalidate, staleIfError }: Lifetimes): string {
  return `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}

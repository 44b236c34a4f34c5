/** How long caches may keep a fragment: never across an instant at which its content changes. Pure. */

import type { ChromeState } from '../contract/state.ts';

/** In whole seconds, as `Cache-Control` counts. */
export interface Lifetimes {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

const STANDARD_LIFETIMES: Lifetimes = { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400 };
/** Where announcements compete without a seed, so that caches keep sharing them out. */
const COMPETING_LIFETIMES: Lifetimes = { maxAge: 30, staleWhileRevalidate: 30, staleIfError: 86_400 };
/** Where a fallback stands in for a post that is on its way. */
const FALLBACK_LIFETIMES: Lifetimes = { maxAge: 10, staleWhileRevalidate: 20, staleIfError: 86_400 };

/**
 * What a fragment wants, shortened so that no cache shows it past its time.
 *
 * @param redrawn whether announcements compete in it without a seed
 */
export function lifetimesFor(
  { instant, freshUntil }: { readonly instant: number; readonly freshUntil: number },
  state: ChromeState,
  redrawn: boolean,
): Lifetimes {
  const wanted = redrawn ? COMPETING_LIFETIMES : STANDARD_LIFETIMES;
  return boundedLifetimes(state === 'fallback' ? FALLBACK_LIFETIMES : wanted, instant, freshUntil);
}

/**
 * Shortens the lifetimes so that none lasts beyond `freshUntil`: the instant itself counts as stale already.
 *
 * @param now and freshUntil in milliseconds since 1970, at least a second apart
 */
export function boundedLifetimes(wanted: Lifetimes, now: number, freshUntil: number): Lifetimes {
  const whole = Math.max(1, Math.ceil((freshUntil - now) / 1_000) - 1);
  const maxAge = Math.min(wanted.maxAge, whole);
  return {
    maxAge,
    staleWhileRevalidate: Math.min(wanted.staleWhileRevalidate, whole - maxAge),
    staleIfError: Math.min(wanted.staleIfError, whole - maxAge),
  };
}

export function cacheControl({ maxAge, staleWhileRevalidate, staleIfError }: Lifetimes): string {
  return `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`;
}

/** What an answer that holds several parts may claim: the least of each. */
export function leastLifetimes(parts: readonly Lifetimes[]): Lifetimes {
  const least = (name: keyof Lifetimes) => Math.min(...parts.map((part) => part[name]));
  return {
    maxAge: least('maxAge'),
    staleWhileRevalidate: least('staleWhileRevalidate'),
    staleIfError: least('staleIfError'),
  };
}

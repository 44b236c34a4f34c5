/** How long caches may keep an answer: never beyond the instant at which its content changes. Pure. */

import type { ChromeState } from '../contract/state.ts';

/** In whole seconds, as `Cache-Control` counts. */
export interface Lifetimes {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

const STANDARD_LIFETIMES: Lifetimes = { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400 };
/** Where announcements compete and there is no seed: short, so that every announcement gets its share. */
const COMPETING_LIFETIMES: Lifetimes = { maxAge: 30, staleWhileRevalidate: 30, staleIfError: 86_400 };
/** Where a fallback is shown while the post is being fetched. */
const FALLBACK_LIFETIMES: Lifetimes = { maxAge: 10, staleWhileRevalidate: 20, staleIfError: 86_400 };

/**
 * The lifetimes of an answer, none of which ends after `freshUntil`.
 *
 * @param redrawn whether another request could draw another announcement
 */
export function lifetimesFor(
  { instant, freshUntil }: { readonly instant: number; readonly freshUntil: number },
  state: ChromeState,
  redrawn: boolean,
): Lifetimes {
  const usual = redrawn ? COMPETING_LIFETIMES : STANDARD_LIFETIMES;
  return boundedLifetimes(state === 'fallback' ? FALLBACK_LIFETIMES : usual, instant, freshUntil);
}

/**
 * Shortens the lifetimes so that each ends before `freshUntil`.
 *
 * @param now milliseconds since 1970, at least a second before `freshUntil`
 */
export function boundedLifetimes(wanted: Lifetimes, now: number, freshUntil: number): Lifetimes {
  const seconds = Math.max(1, Math.ceil((freshUntil - now) / 1_000) - 1);
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

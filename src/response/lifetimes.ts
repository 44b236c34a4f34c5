/** Computes how long caches may store an answer: never beyond the next change of its content. Pure. */

import type { ChromeState, ContentChanges } from '../contract/state.ts';

/** In seconds, as in `Cache-Control`. */
export interface Lifetimes {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
}

const STANDARD_LIFETIMES: Lifetimes = { maxAge: 60, staleWhileRevalidate: 300, staleIfError: 86_400 };
/** Where messages are published: the last part of the two minutes after which every page shows them. */
const PUBLISHED_LIFETIMES: Lifetimes = { maxAge: 30, staleWhileRevalidate: 30, staleIfError: 86_400 };
/** When an announcement is drawn for each request: short, so that each one gets its share. */
const COMPETING_LIFETIMES: Lifetimes = { maxAge: 30, staleWhileRevalidate: 30, staleIfError: 86_400 };
/** While a fallback is shown because the post is still being fetched, while a part is missing, or the messages are old. */
const INCOMPLETE_LIFETIMES: Lifetimes = { maxAge: 10, staleWhileRevalidate: 20, staleIfError: 86_400 };

/**
 * The lifetimes of an answer, none of which ends after `freshUntil`.
 *
 * @param redrawn whether the next request could draw a different announcement
 * @param changes how content changes besides by schedule
 */
export function lifetimesFor(
  { instant, freshUntil }: { readonly instant: number; readonly freshUntil: number },
  state: ChromeState,
  redrawn: boolean,
  changes: ContentChanges,
): Lifetimes {
  const isIncomplete = state === 'fallback' || state === 'degraded' || changes === 'overdue';
  const standard = changes === 'deployed' ? STANDARD_LIFETIMES : PUBLISHED_LIFETIMES;
  const complete = redrawn ? COMPETING_LIFETIMES : standard;
  return boundedLifetimes(isIncomplete ? INCOMPLETE_LIFETIMES : complete, instant, freshUntil);
}

/**
 * Shortens the lifetimes so that all of them end before `freshUntil`.
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

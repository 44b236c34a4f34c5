/** How long caches may keep a fragment: never across an instant at which its content changes. Pure. */

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

/** The least time before a boundary at which an answer can still be kept: `max-age` counts in seconds and is never 0. */
export const LEAST_LIFETIME = 1_000;

/** What a fragment of this kind wants, shortened so that no cache shows it past its time. */
export function lifetimesFor(
  moment: { readonly instant: number; readonly freshUntil: number; readonly competing: boolean },
  state: 'fresh' | 'stale' | 'fallback',
  seeded: boolean,
): Lifetimes {
  const wanted =
    state === 'fallback' ? FALLBACK_LIFETIMES : moment.competing && !seeded ? COMPETING_LIFETIMES : STANDARD_LIFETIMES;
  return boundedLifetimes(wanted, moment.instant, moment.freshUntil);
}

/**
 * Shortens the lifetimes so that each ends before `freshUntil`.
 *
 * @param now and freshUntil in milliseconds since 1970, at least `LEAST_LIFETIME` apart
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

/** How long a copy may be shown. */

/** In seconds from the request, as in `Cache-Control`; `freshUntil` in ISO 8601. */
export interface Lifetimes {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
  /** When the content changes; nothing of it is shown after that. */
  readonly freshUntil: string;
}

/** `fresh`: shown as is. `stale`: shown while it is renewed. `kept`: shown if renewal fails. */
export type Age = 'fresh' | 'stale' | 'kept' | 'expired';

/** @param at when the copy was requested, in milliseconds since 1970; in the future, it has expired */
export function ageOf({ maxAge, staleWhileRevalidate, staleIfError, freshUntil }: Lifetimes, at: number): Age {
  const now = Date.now();
  const seconds = (now - at) / 1_000;
  if (!(seconds >= 0 && now < Date.parse(freshUntil))) return 'expired';
  if (seconds < maxAge) return 'fresh';
  if (seconds < maxAge + staleWhileRevalidate) return 'stale';
  return seconds < maxAge + staleIfError ? 'kept' : 'expired';
}

/** In milliseconds since 1970: when a copy requested at `at` stops being fresh. */
export function endOfFreshness({ maxAge, freshUntil }: Lifetimes, at: number): number {
  return Math.min(at + maxAge * 1_000, Date.parse(freshUntil));
}

/** Until when a copy may be shown. */

/** In seconds from when the answer was sent, as in `Cache-Control`; `freshUntil` in ISO 8601. */
export interface Lifetimes {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
  /** When the content changes; nothing of it is shown after that. */
  readonly freshUntil: string;
}

/** `fresh`: shown as it is. `stale`: shown while it is renewed. `kept`: shown if it cannot be renewed. */
export type Age = 'fresh' | 'stale' | 'kept' | 'expired';

/** @param at when it was requested, in milliseconds since 1970; a copy from the future has expired */
export function ageOf({ maxAge, staleWhileRevalidate, staleIfError, freshUntil }: Lifetimes, at: number): Age {
  const now = Date.now();
  const seconds = (now - at) / 1_000;
  if (!(seconds >= 0 && now < Date.parse(freshUntil))) return 'expired';
  if (seconds < maxAge) return 'fresh';
  if (seconds < maxAge + staleWhileRevalidate) return 'stale';
  return seconds < maxAge + staleIfError ? 'kept' : 'expired';
}

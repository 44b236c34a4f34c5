/** Limits how often someone opens previews or changes something, so that a loop cannot run up costs. */

import type { MiddlewareHandler } from 'hono';
import { type Guarded, isSafe } from './guard.ts';
import { refusal } from './refusal.ts';

/** The platform's rate limiter, which counts each key per location. */
export interface RateLimiter {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** Bindings of the Studio; without one, nothing is limited. */
export interface RateLimiters {
  readonly SHARE_LIMIT?: RateLimiter | undefined;
  readonly WRITE_LIMIT?: RateLimiter | undefined;
}

/** In seconds: `period` of both limiters in `wrangler.toml`. */
const PERIOD = 10;

/** Counts by network, before the store is read: unknown secrets cost no more than known ones. */
export function throttleShares({ SHARE_LIMIT }: RateLimiters): MiddlewareHandler {
  return async ({ req: request }, next) => {
    const address = request.header('cf-connecting-ip');
    if (await isWithin(SHARE_LIMIT, networkOf(address ?? ''))) return next();
    return tooMany(request.raw, 'Too many previews were opened from your network.');
  };
}

/** Counts by person. Must run after the guard. */
export function throttleWrites({ WRITE_LIMIT }: RateLimiters): MiddlewareHandler<Guarded> {
  return async ({ req: request, get }, next) => {
    if (isSafe(request.method) || (await isWithin(WRITE_LIMIT, get('person')))) return next();
    return tooMany(request.raw, 'You have made too many changes in a few seconds.');
  };
}

/**
 * Counts by person, apart from writes. Their limit, 100 in ten seconds, suits: typing renders one header per 250 ms, and
 * each choice in the preview a page and two frames. Must run after the guard.
 */
export function throttlePreviews({ WRITE_LIMIT }: RateLimiters): MiddlewareHandler<Guarded> {
  return async ({ req: request, get }, next) => {
    // no person has a space
    if (await isWithin(WRITE_LIMIT, `preview ${get('person')}`)) return next();
    return tooMany(request.raw, 'You have opened too many previews in a few seconds.');
  };
}

/** If the limiter fails, everyone passes: it limits costs, not access. */
async function isWithin(limiter: RateLimiter | undefined, key: string): Promise<boolean> {
  if (!limiter) return true;
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    console.error(error);
    return true;
  }
}

function tooMany(request: Request, sentence: string): Response {
  const response = refusal(request, 429, `${sentence} Try again in ${PERIOD} seconds.`);
  response.headers.set('retry-after', String(PERIOD));
  return response;
}

/** An IPv4 address, or the /64 of an IPv6 address, because one computer can own all of a /64. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = '', after = ''] = address.split('::');
  const [first, last] = [before, after].map((groups) => groups.split(':').filter((group) => group !== ''));
  const zeros = Array<string>(Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0))).fill('0');
  return [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4).join(':');
}

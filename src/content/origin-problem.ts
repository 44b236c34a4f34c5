/** Checks that an address has one of the brand's origins. */

import type { BrandFile } from './schema.ts';

/** @returns the reason why `{origin}/path` is invalid, or `null` */
export function originProblem(url: string, brand: Pick<BrandFile, 'origins'>): string | null {
  const origin = /^\{([a-zA-Z]+)\}/.exec(url)?.[1];
  return origin === undefined || Object.hasOwn(brand.origins, origin) ? null : `brand.json has no origin "${origin}"`;
}

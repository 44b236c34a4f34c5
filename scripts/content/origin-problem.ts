/** Whether an address stands on an origin that the brand has. */

import type { BrandFile } from '../../src/content/schema.ts';

/** The reason why `{origin}/path` leads nowhere, or `null`. */
export function originProblem(url: string, brand: BrandFile): string | null {
  const origin = /^\{([a-zA-Z]+)\}/.exec(url)?.[1];
  return origin === undefined || Object.hasOwn(brand.origins, origin) ? null : `brand.json has no origin "${origin}"`;
}

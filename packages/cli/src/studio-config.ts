/** Where a repository configures the Studio's worker: the sample company's is in the Studio's package, which `init` copies. */

import { resolve } from 'node:path';
import { ROOT } from './root.ts';

export const STUDIO_TEMPLATE = 'packages/studio/wrangler.toml';

/** @returns the path from the current folder */
export function studioConfig(): string {
  return resolve('.') === resolve(ROOT) ? STUDIO_TEMPLATE : 'studio/wrangler.toml';
}

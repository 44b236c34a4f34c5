/** The module at the stable URL of the loader, for scripts that cannot know its hashed name. */

import { CONTENT_TYPES } from './file-name.ts';
import type { FoundAsset } from './find-asset.ts';
import type { Asset } from './release.ts';

/**
 * Re-exports the loader. Importing it loads the same module as the `<head>` does, so the page's headers start once.
 */
export function loaderModule({ file }: Asset): FoundAsset {
  // relative to this module's URL, which may be on another origin than the page's
  const { buffer } = Uint8Array.from(new TextEncoder().encode(`export * from './assets/${file}';\n`));
  return { bytes: buffer, type: CONTENT_TYPES.js };
}

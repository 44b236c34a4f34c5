/** The module at the stable address of the loader, for scripts that cannot know the name of the current one. */

import { CONTENT_TYPES } from './file-name.ts';
import type { FoundAsset } from './find-asset.ts';
import type { Asset } from './release.ts';

/**
 * Exports what the loader exports. Importing it loads the same module as the `<head>` does, which starts the headers of
 * the page once.
 */
export function loaderModule({ file }: Asset): FoundAsset {
  // relative to the address of this module, which may be on another origin than the page
  const { buffer } = Uint8Array.from(new TextEncoder().encode(`export * from './assets/${file}';\n`));
  return { bytes: buffer, type: CONTENT_TYPES.js };
}

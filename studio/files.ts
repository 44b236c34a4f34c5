/** The files of the Studio that a build made. */

import type { Asset, PreviewAssets } from '../src/release/release.ts';

export interface StudioFiles {
  /** The page in which messages are written. */
  readonly page: { readonly styles: Asset; readonly script: Asset };
  /** The preview. */
  readonly preview: PreviewAssets;
}

/** Where the Studio serves its own files. */
export const STUDIO_FILES_PATH = '/studio/';

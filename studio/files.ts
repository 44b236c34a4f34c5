/** The Studio's files in a build. */

import type { Asset } from '../src/release/release.ts';

export interface StudioFiles {
  /** The page in which messages are written. */
  readonly page: { readonly styles: Asset; readonly script: Asset };
  readonly preview: PreviewFiles;
  /** `null` if the company has none. */
  readonly favicon: Asset | null;
  /** The notices of the packages whose code the Studio contains. */
  readonly licenses: Asset;
}

/** The files of the preview page and of the sample page in its frames. */
export interface PreviewFiles {
  readonly styles: Asset;
  readonly script: Asset;
  /** The style sheet of the sample page. */
  readonly sample: Asset;
}

/** Where the Studio serves its own files. */
export const STUDIO_FILES_PATH = '/studio/';

export function studioFilePath({ file }: Asset): string {
  return STUDIO_FILES_PATH + file;
}

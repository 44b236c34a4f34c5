/** The Studio's files in a build. */

import type { Language } from '../../../../src/contract/language.ts';
import type { Asset } from '../../../../src/release/release.ts';

/** Without the compressed size, which nobody reads and which takes a second to measure. */
export type StudioFile = Omit<Asset, 'brotliBytes'>;

export interface StudioFiles {
  /** The Studio's own page. */
  readonly page: PageFiles;
  readonly preview: PreviewFiles;
  /** `null` if the company has none. */
  readonly favicon: StudioFile | null;
  /** The notices of the packages whose code the Studio contains. */
  readonly licenses: StudioFile;
  /** Brotli size divided by deflate size, for the header and footer that the build rendered. */
  readonly brotliRatios: Readonly<Record<Language, number>>;
}

interface PageFiles {
  readonly styles: StudioFile;
  /** The name of the first script. */
  readonly script: string;
  /** The scripts that each part needs, by module name, such as `cards-page`; `main` is the first script. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** The files of the preview page and of the sample page in its frames. */
export interface PreviewFiles {
  readonly styles: StudioFile;
  readonly script: StudioFile;
  /** The style sheet of the sample page. */
  readonly sample: StudioFile;
}

/** Where the Studio serves its own files. */
export const STUDIO_FILES_PATH = '/studio/';

export function studioFilePath({ file }: Pick<StudioFile, 'file'>): string {
  return STUDIO_FILES_PATH + file;
}

/** Where the bucket keeps a file of any release, apart from the service's files. */
export function studioFileKey(file: string): string {
  return STUDIO_FILES_PATH.slice(1) + file;
}

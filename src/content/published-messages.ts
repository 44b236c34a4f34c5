/** What the content of a language is resolved with besides the files. */

import type { AllowedImages } from './allowed-images.ts';
import type { LanguageMessages, Publication } from './publication.ts';

/** The revision of content without a publication. */
export const FILES_REVISION = 'files';

/** Differs from that of every other publication: versions may be numbered again after the Studio has lost its data. */
export function revisionOf({ version, publishedAt }: Pick<Publication, 'version' | 'publishedAt'>): string {
  return `${version} ${publishedAt}`;
}

/** What was published for a language, in place of the messages and cards of the files. */
export interface PublishedMessages {
  readonly messages: LanguageMessages;
  /** Names the publication (`revisionOf`). */
  readonly revision: string;
  /** Instead of any other image, a card shows that of the file. */
  readonly images: AllowedImages;
}

/** Published messages and cards, for resolving the content of a language. */

import type { AllowedImages } from './allowed-images.ts';
import type { LanguageMessages } from './publication.ts';

/** What was published for a language, in place of the messages and cards of the files. */
export interface PublishedMessages {
  readonly messages: LanguageMessages;
  /** A card with any other image shows the file's image instead. */
  readonly images: AllowedImages;
}

/** Published messages and cards, for resolving the content of a language. */

import type { AllowedImages } from './allowed-images.ts';
import type { LanguageMessages } from './publication.ts';

/** What was published for a language, in place of the messages and cards of the files. */
export interface PublishedMessages {
  readonly messages: LanguageMessages;
  /** Instead of any other image, a card shows that of the file. */
  readonly images: AllowedImages;
}

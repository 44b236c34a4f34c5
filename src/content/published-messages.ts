/** What the content of a language is resolved with besides the files. */

import type { LanguageMessages } from './publication.ts';

/** What was published for a language, in place of the messages and cards of the files. */
export interface PublishedMessages {
  readonly messages: LanguageMessages;
  /** Names the publication. */
  readonly revision: string;
  /** Whether the image of a card may be shown; if not, the image of the file is. */
  readonly allowsImage: (image: string) => boolean;
}

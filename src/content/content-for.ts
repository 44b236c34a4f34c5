/** Resolves the content of each language on first use: that of the files, or with what was published. */

import type { Language } from '../contract/language.ts';
import type { AllowedImages } from './allowed-images.ts';
import type { Content } from './content.ts';
import { LOCALES } from './locales.ts';
import type { Publication } from './publication.ts';
import { revisionOf } from './published-messages.ts';
import { resolveContent } from './resolve-content.ts';

/** Resolves the content of a language. */
export type ContentFor = (language: Language) => Content;

/** The content of the files alone. */
export const contentFor: ContentFor = rememberingContent((language) => resolveContent(LOCALES, language));

/** The content of the files, with the messages and cards of a publication instead of their own. */
export function publishedContentFor(publication: Omit<Publication, 'format'>, images: AllowedImages): ContentFor {
  const { languages } = publication;
  const revision = revisionOf(publication);
  return rememberingContent((language) =>
    resolveContent(LOCALES, language, { messages: languages[language], revision, images }),
  );
}

function rememberingContent(resolve: ContentFor): ContentFor {
  const resolved = new Map<Language, Content>();
  return (language) => {
    const content = resolved.get(language) ?? resolve(language);
    resolved.set(language, content);
    return content;
  };
}

/** Resolves the content of a language on first use, and caches it. */

import type { Language } from '../contract/language.ts';
import type { Content } from './content.ts';
import { LOCALES } from './locales.ts';
import { resolveContent } from './resolve-content.ts';

const resolved = new Map<Language, Content>();

export function contentFor(language: Language): Content {
  let content = resolved.get(language);
  if (!content) {
    content = resolveContent(LOCALES, language);
    resolved.set(language, content);
  }
  return content;
}

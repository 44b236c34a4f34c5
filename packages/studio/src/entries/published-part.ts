/** Converts an entry's fields into their published form in one language. */

import { DEFAULT_LANGUAGE, type Language } from '../../../../src/contract/language.ts';
import { isArchived } from '../contract/draft.ts';
import { isRepeat } from '../model/compare.ts';
import { isWrittenOnce } from '../model/entry-types.ts';
import { type PublishedPart, publishedForm } from '../model/published-form.ts';
import type { UnsavedEntry } from './entries-from.ts';

/** @returns `null` if the entry is archived, lacks the language, or repeats the files there */
export function publishedPart({ id, content }: UnsavedEntry, language: Language): PublishedPart | null {
  const { kind, languages } = content;
  if (isArchived(content) || isRepeat(languages[language] ?? {})) return null;
  // themes and site settings are published in all languages
  const isOnce = kind === 'text' && isWrittenOnce(id);
  const fields = isOnce ? (languages[DEFAULT_LANGUAGE] ?? Object.values(languages)[0]) : languages[language];
  return fields ? publishedForm(kind, id, fields) : null;
}

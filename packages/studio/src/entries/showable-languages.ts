/** Composes what a preview can show of a draft, even an incomplete one. */

import type { LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { KINDS } from '../model/entry-types.ts';
import type { PublishedPart } from '../model/published-form.ts';
import { languagesFrom, messagesFrom } from './compose-publication.ts';
import type { UnsavedEntry } from './entries-from.ts';

/**
 * Missing texts become `…`, invalid links `/` and invalid weights 1. Messages with invalid times and cards without an
 * image are omitted. A language may have no message at all.
 */
export function showableLanguages(entries: readonly UnsavedEntry[]): PublishedLanguages {
  return languagesFrom((language) => showableIn(entries, language));
}

/** Like `showableLanguages`, for one language. */
export function showableIn(entries: readonly UnsavedEntry[], language: Language): LanguageMessages {
  return messagesFrom(entries, language, (_, part) => showablePart(part));
}

function showablePart({ kind, value }: PublishedPart): PublishedPart | null {
  const { fields, only } = KINDS[kind];
  const values = Object.entries<unknown>(only === undefined ? value : { [only]: value }).map(([name, one]) => {
    const { type } = ownValue(fields, name) ?? {};
    return [name, type?.showable ? type.showable(one) : one] as const;
  });
  if (values.some(([, one]) => one === null)) return null;
  const shown = Object.fromEntries(values);
  return { kind, value: only === undefined ? shown : ownValue(shown, only) } as PublishedPart;
}

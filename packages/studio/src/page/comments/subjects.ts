/** What comments on an entry can be about: the whole of it, or a field in a language. */

import type { Language } from '../../../../../src/contract/language.ts';
import type { CommentSubject } from '../../contract/comments.ts';
import type { EntryName } from '../../contract/draft.ts';
import { languageName } from '../../contract/language-name.ts';
import { entryType, fieldLabel, isWrittenOnce } from '../../model/entry-types.ts';

export type EntrySubject = Extract<CommentSubject, EntryName>;

/** A setting has a single field, in no language; anything else can also be commented on as a whole. */
export function subjectsOf(entry: EntryName, language: Language): readonly EntrySubject[] {
  const { kind, id } = entry;
  const isSetting = isWrittenOnce(id);
  const fields = Object.keys(entryType(entry).fields).map((field) => ({
    kind,
    id,
    language: isSetting ? null : language,
    field,
  }));
  return isSetting ? fields : [{ kind, id, language: null, field: null }, ...fields];
}

/**
 * Such as `“Pricing”, name in German`, or `Title in German` on the page of a message.
 *
 * @param name of the entry, such as `“Pricing”`; `null` if the page is about a single one
 */
export function subjectName({ field, language, ...entry }: EntrySubject, name: string | null): string {
  if (field === null || isWrittenOnce(entry.id)) return name ?? 'The whole message';
  const inLanguage = language === null ? '' : ` in ${languageName(language)}`;
  const label = fieldLabel(entry, field);
  return name === null ? `${label}${inLanguage}` : `${name}, ${label.toLowerCase()}${inLanguage}`;
}

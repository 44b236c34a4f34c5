/** The words by which people find an entry. */

import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { type EntryContent, isMessageContent } from '../../contract/draft.ts';
import { FIELD_TYPES, type FieldName, type FieldType, fieldsOfKind } from '../../contract/fields.ts';
import { memoizeByIdentity } from '../../entries/memoize-by-identity.ts';
import { foldText } from './match-text.ts';

/** What people write, unlike what they choose. */
const SEARCHED: readonly FieldType[] = ['text', 'address', 'paths'];

const isSearched = (field: FieldName): boolean => SEARCHED.includes(FIELD_TYPES[field]);

/** The campaign and the searched fields, in all languages, as `foldText` returns them. */
export const searchedContent = memoizeByIdentity((content: EntryContent): string => {
  const names = fieldsOfKind(content.kind).filter(isSearched);
  const texts = LANGUAGES.flatMap((language) => {
    const fields: Readonly<Record<string, string | undefined>> = content.languages[language] ?? {};
    return names.map((name) => fields[name] ?? '');
  });
  const campaign = isMessageContent(content) ? (content.campaign ?? '') : '';
  return foldText([campaign, ...texts].join('\n'));
});

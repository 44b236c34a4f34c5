/** The words by which people find an entry. */

import { LANGUAGES } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import { type EntryContent, isMessageContent } from '../../contract/draft.ts';
import { KINDS } from '../../model/entry-types.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import type { FieldTexts } from '../../model/published-form.ts';
import { foldText } from './match-text.ts';

/** The campaign and the searched fields, in all languages, as `foldText` returns them. */
export const searchedContent = memoizeByIdentity((content: EntryContent): string => {
  const fields = Object.entries(KINDS[content.kind].fields);
  const names = fields.flatMap(([name, { type }]) => (type.isSearched ? [name] : []));
  const texts = LANGUAGES.flatMap((language) => {
    const values: FieldTexts = content.languages[language] ?? {};
    return names.map((name) => ownValue(values, name) ?? '');
  });
  const campaign = isMessageContent(content) ? (content.campaign ?? '') : '';
  return foldText([campaign, ...texts].join('\n'));
});

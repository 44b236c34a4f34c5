/** Compares two states of an entry field by field, in the form in which versions are compared. */

import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { type EntryContent, type EntryName, isSourceField } from '../../contract/draft.ts';
import { changedFields } from '../../model/compare.ts';
import { differencesOf } from '../data/differences.ts';
import { entryTitle } from '../names/entry-names.ts';
import { type EntryDifference, type FieldDifference, isInLanguage } from './version-differences.ts';

/** Changes that are the same in all languages come first, together. */
export function contentDifferences(
  name: EntryName,
  before: EntryContent,
  after: EntryContent,
): readonly EntryDifference[] {
  const languages = LANGUAGES.flatMap((language) => {
    const [was, is] = [before.languages[language], after.languages[language]];
    const fields = changedFields(name.kind, was, is).flatMap((one) => shown(one));
    const change = was ? (is ? 'changed' : 'removed') : 'added';
    return (was || is) && (fields.length > 0 || !was || !is) ? [{ language, change, fields } as const] : [];
  });
  const common = LANGUAGES.filter((language) => before.languages[language] && after.languages[language]);
  const isEverywhere = (field: FieldDifference) =>
    common.length > 1 &&
    !isInLanguage(name, field.field) &&
    common.every((language) =>
      languages.some((one) => one.language === language && one.fields.some((other) => isSame(field, other))),
    );
  const shared = languages.find(({ change }) => change === 'changed')?.fields.filter(isEverywhere) ?? [];
  const settings = [...settingDifferences(before, after), ...shared];
  const titleIn = (language: Language) => entryTitle(after.languages[language] ? after : before, language);
  return [
    ...(settings.length > 0
      ? [{ ...name, language: null, title: titleIn(DEFAULT_LANGUAGE), change: 'changed', fields: settings } as const]
      : []),
    ...languages.flatMap(({ language, change, fields }) => {
      const own = change === 'changed' ? fields.filter((field) => !isEverywhere(field)) : fields;
      const isShown = own.length > 0 || change !== 'changed';
      return isShown ? [{ ...name, language, title: titleIn(language), change, fields: own }] : [];
    }),
  ];
}

function settingDifferences(before: EntryContent, after: EntryContent): readonly FieldDifference[] {
  const settings = differencesOf(before, before, after).filter(({ language }) => language === null);
  return settings.map(({ field, mine, theirs }) =>
    field === 'archived'
      ? { field, before: mine ? 'Yes' : 'No', after: theirs ? 'Yes' : 'No' }
      : { field: field ?? '', before: mine, after: theirs },
  );
}

/** Empty for recorded sources of translations, and if an empty field was missing before. */
function shown({ field, before, after }: ReturnType<typeof changedFields>[number]): readonly FieldDifference[] {
  const [was, is] = [before || null, after || null];
  return isSourceField(field) || was === is ? [] : [{ field, before: was, after: is }];
}

function isSame(one: FieldDifference, other: FieldDifference): boolean {
  return one.field === other.field && one.before === other.before && one.after === other.after;
}

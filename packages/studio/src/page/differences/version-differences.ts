/** Compares the content of two versions field by field. */

import type { LanguageMessages, PublishedLanguages } from '../../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { ENTRY_KINDS, type EntryKind, type EntryName, isMenuKind } from '../../contract/draft.ts';
import { type MenuNames, menuNames } from '../../entries/menu-names.ts';
import { listIn, NAMES } from '../../fields/lines.ts';
import { publishedChanges } from '../../model/compare.ts';
import { fieldOf, KINDS } from '../../model/entry-types.ts';
import { editableFields } from '../../model/published-form.ts';

export interface FieldDifference {
  readonly field: string;
  /** `null` if the field was missing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The differences of an entry in a language. */
export interface EntryDifference {
  /** `null` for all languages. */
  readonly language: Language | null;
  readonly kind: EntryKind;
  readonly id: string;
  /** The title after the change, or before it if the entry was removed. */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly fields: readonly FieldDifference[];
}

/**
 * By language. Ignores the order of messages, which visitors don't notice.
 *
 * @param menus of the files, for the names of menu parts; with `null`, places are named instead
 */
export function versionDifferences(
  before: PublishedLanguages,
  after: PublishedLanguages,
  menus: MenusAnswer | null = null,
): readonly EntryDifference[] {
  return LANGUAGES.flatMap((language) => {
    const found = ENTRY_KINDS.flatMap((kind) =>
      differencesOf(language, kind, before[language], after[language]),
    ).toSorted((one, other) => Number(one.change === 'removed') - Number(other.change === 'removed'));
    if (!menus || !found.some(({ kind }) => isMenuKind(kind))) return found;
    const names = menuNames(menus, language, after[language]);
    return found.map((difference) => named(difference, names));
  });
}

/** Whether the value is text in the language. Names in lists are. */
export function isInLanguage(entry: EntryName, field: string): boolean {
  const { type } = fieldOf(entry, field) ?? {};
  return type?.isTranslated === true || type === NAMES;
}

/** Replaces place names by the menus' own words, in titles and lists. */
function named(difference: EntryDifference, { title, member }: MenuNames): EntryDifference {
  const { kind, id, fields } = difference;
  if (!isMenuKind(kind)) return difference;
  const formatList = (list: string | null) => {
    return list === null
      ? null
      : listIn(list)
          .map((name) => member(id, name))
          .join('\n');
  };
  const words = (field: FieldDifference) =>
    kind === 'list' ? { ...field, before: formatList(field.before), after: formatList(field.after) } : field;
  return { ...difference, title: title(kind, id), fields: fields.map(words) };
}

function differencesOf(
  language: Language,
  kind: EntryKind,
  before: LanguageMessages,
  after: LanguageMessages,
): readonly EntryDifference[] {
  const { only, title: named = '' } = KINDS[kind];
  return publishedChanges(kind, before, after).map(({ id, before: was, after: is, fields }) => {
    const value = is ?? was;
    const title = value && only === undefined ? ownValue(editableFields(kind, value), named) : id;
    const change = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    const values = fields.map((one) => ({ ...one, before: one.before ?? null, after: one.after ?? null }));
    return { language, kind, id, title: title ?? id, change, fields: values };
  });
}

/** Compares the content of two versions field by field. */

import type { LanguageMessages, PublishedLanguages } from '../../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { type EntryKind, isMenuKind } from '../../contract/draft.ts';
import { type FieldName, fieldsOfKind } from '../../contract/fields.ts';
import { type MenuNames, menuNames } from '../../entries/menu-names.ts';

export interface FieldDifference {
  readonly field: FieldName;
  /** `null` if the field was missing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** The differences of a message or card in a language. */
export interface EntryDifference {
  readonly language: Language;
  readonly kind: EntryKind;
  readonly id: string;
  /** The title after the change, or before it if the entry was removed. */
  readonly title: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly fields: readonly FieldDifference[];
}

type Fields = Readonly<Partial<Record<FieldName, string | number | boolean | readonly string[] | undefined>>>;

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
    const [old, current] = [fieldsByKey(before[language]), fieldsByKey(after[language])];
    const found = [...new Set([...current.keys(), ...old.keys()])].flatMap((key) =>
      differenceOf(language, key, old.get(key), current.get(key)),
    );
    if (!menus || !found.some(({ kind }) => isMenuKind(kind))) return found;
    const names = menuNames(menus, language, after[language]);
    return found.map((difference) => named(difference, names));
  });
}

/** Replaces place names by the menus' own words, in titles and lists. */
function named(difference: EntryDifference, { title, member }: MenuNames): EntryDifference {
  const { kind, id, fields } = difference;
  if (!isMenuKind(kind)) return difference;
  const formatList = (list: string | null) => {
    const names = list?.split(', ').map((name) => member(id, name));
    return names?.join(', ') ?? null;
  };
  const words = (field: FieldDifference) =>
    kind === 'list' ? { ...field, before: formatList(field.before), after: formatList(field.after) } : field;
  return { ...difference, title: title(kind, id), fields: fields.map(words) };
}

function differenceOf(language: Language, key: string, before?: Fields, after?: Fields): readonly EntryDifference[] {
  const [kind = 'card', id = ''] = key.split(' ') as [EntryKind?, string?];
  const fields = fieldsOfKind(kind).flatMap((field) => {
    const [old, current] = [textOf(before?.[field]), textOf(after?.[field])];
    return old === current ? [] : [{ field, before: old, after: current }];
  });
  if (fields.length === 0) return [];
  const title = textOf((after ?? before)?.title ?? (after ?? before)?.name) ?? id;
  const change = before ? (after ? 'changed' : 'removed') : 'added';
  return [{ language, kind, id, title, change, fields }];
}

function fieldsByKey({
  announcements,
  featureMessages: defaultMessages,
  cards,
  links = {},
  texts = {},
  lists = {},
}: LanguageMessages): ReadonlyMap<string, Fields> {
  const keyed = (kind: EntryKind, entries: readonly (readonly [string, Fields])[]) =>
    entries.map(([id, fields]) => [`${kind} ${id}`, fields] as const);
  return new Map<string, Fields>([
    ...keyed(
      'announcement',
      announcements.map((message) => [message.id, message] as const),
    ),
    ...keyed(
      'default-message',
      defaultMessages.map((message) => [message.id, message] as const),
    ),
    ...keyed('card', Object.entries(cards)),
    ...keyed('link', Object.entries(links)),
    ...keyed(
      'text',
      Object.entries(texts).map(([id, text]) => [id, { text }] as const),
    ),
    ...keyed(
      'list',
      Object.entries(lists).map(([id, entries]) => [id, { entries }] as const),
    ),
  ]);
}

function textOf(value: Fields[keyof Fields]): string | null {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : null;
  return value === undefined ? null : String(value);
}

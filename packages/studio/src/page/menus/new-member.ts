/** Plans the changes that add a link or column to a list, in one language or in all. */

import { ANNOUNCEMENT } from '../../../../../src/content/parts.ts';
import { isInRecord, settingPlace } from '../../../../../src/content/place.ts';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { LANGUAGE_SECTION_ID, PARTS, panelId, SECOND_LEVEL_ID } from '../../../../../src/contract/markup.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import type { EntryContent } from '../../contract/draft.ts';
import type { MenuList } from '../../entries/menu-node.ts';
import { fileFields, type MenuFields } from '../../entries/menu-texts.ts';
import { addressIn } from '../../fields/address.ts';
import type { MenuEdit } from '../entries/menu-fields.ts';
import { editedFields, type MenuKind, namesIn } from '../entries/menu-fields.ts';
import { freeId } from '../entries/message-id.ts';

/** What to add: something existing, or something new. */
export type NewMember =
  | { readonly kind: 'existing'; readonly name: string }
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly link: string;
      /** `look` or `icon`, where there is one. */
      readonly choice: MenuFields;
    }
  /** A new column, or a new section of the menu. */
  | { readonly kind: 'column' | 'section'; readonly text: string };

interface Plan {
  readonly edits: readonly MenuEdit[];
  /** The new entry's id; `null` if it existed. */
  readonly place: string | null;
}

/** What a list can get, most likely first. */
export function newKinds({ of, place }: MenuList): readonly Exclude<NewMember['kind'], 'existing'>[] {
  if (of === 'columns') return ['column'];
  if (of === 'items') return ['link', 'section'];
  return isInRecord(place, 'second-level') ? ['link', 'column'] : ['link'];
}

/** @param contentOf returns an entry's content in the draft */
export function planMember(
  member: NewMember,
  list: MenuList,
  languages: readonly Language[],
  files: MenusAnswer,
  contentOf: (kind: MenuKind, place: string) => EntryContent | null,
): Plan {
  const isTaken = (id: string) =>
    ['', 'navigation.', 'actions.', 'social.'].some((owner) => isKnown(files, contentOf, 'link', owner + id)) ||
    isKnown(files, contentOf, 'text', `titles.${id}`) ||
    isKnown(files, contentOf, 'list', id) ||
    // the site's list would be in the column's place
    isKnown(files, contentOf, 'text', settingPlace(id, 'home')) ||
    RESERVED.some((taken) => panelId(taken) === panelId(id)) ||
    files.tree.navigation.some((item) => panelId(item.id) === panelId(id));
  const name = member.kind === 'existing' ? member.name : freeId(member.text, 'link', isTaken);
  const place = member.kind === 'link' ? OWNERS[list.of] + name : `titles.${name}`;
  const edits = languages.flatMap((language): MenuEdit[] => {
    const content = contentOf('list', list.place);
    const names = namesIn(editedFields(content, language) ?? fileFields(files, 'list', list.place, language));
    const entries = [...names.filter((one) => one !== name), name].join('\n');
    const listed: MenuEdit = { kind: 'list', place: list.place, language, fields: { entries } };
    if (member.kind === 'existing') return [listed];
    if (member.kind === 'link') {
      const fields = { name: member.text, description: '', link: addressIn(member.link, language), ...member.choice };
      return [{ kind: 'link', place, language, fields }, listed];
    }
    const title: MenuEdit = { kind: 'text', place, language, fields: { text: member.text } };
    if (member.kind === 'column') return [title, emptyList(`${list.place}.${name}`, language), listed];
    // a section without a column is not shown
    const column = `${name}-links`;
    return [
      title,
      { kind: 'text', place: `titles.${column}`, language, fields: { text: member.text } },
      emptyList(`${name}.${column}`, language),
      { kind: 'list', place: name, language, fields: { entries: column } },
      listed,
    ];
  });
  return { edits, place: member.kind === 'existing' ? null : place };
}

/** The look or icon of a link without one of the known ones. */
export const OWN_DRAWING = 'The company’s own drawing';

/** The prefix of links' places, by kind of list. */
export const OWNERS: Readonly<Record<MenuList['of'], string>> = {
  links: '',
  columns: '',
  items: 'navigation.',
  buttons: 'actions.',
  networks: 'social.',
};

/** The parts of the header have these ids. */
const RESERVED: readonly string[] = [...PARTS, LANGUAGE_SECTION_ID, SECOND_LEVEL_ID, ANNOUNCEMENT];

function emptyList(place: string, language: Language): MenuEdit {
  return { kind: 'list', place, language, fields: { entries: '' } };
}

function isKnown(
  files: MenusAnswer,
  contentOf: (kind: MenuKind, place: string) => EntryContent | null,
  kind: MenuKind,
  place: string,
): boolean {
  return contentOf(kind, place) !== null || LANGUAGES.some((language) => fileFields(files, kind, place, language));
}

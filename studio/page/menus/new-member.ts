/** Plans what adding a link or column to a list changes, in one language or in all. Pure. */

import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import type { EntryContent } from '../../contract/draft.ts';
import type { MenuList } from '../../messages/menu-node.ts';
import { fileFields } from '../../messages/menu-texts.ts';
import { linkIn } from '../../messages/translation.ts';
import { idOf } from '../messages/message-id.ts';
import { editedFields, type MenuKind, namesIn } from './menu-fields.ts';
import type { MenuEdit } from './use-menu-edits.ts';

/** What is added: something that has a name, or something new. */
export type NewMember =
  | { readonly kind: 'existing'; readonly name: string }
  | { readonly kind: 'link'; readonly text: string; readonly link: string }
  | { readonly kind: 'column'; readonly text: string };

interface Plan {
  readonly edits: readonly MenuEdit[];
  /** The id of the entry that was added; `null` for what existed. */
  readonly place: string | null;
}

/** Buttons and networks are drawn by the release. */
export function isNewAllowed({ of }: MenuList): boolean {
  return of !== 'buttons' && of !== 'networks';
}

/** @param contentOf what the draft has of an entry */
export function planMember(
  member: NewMember,
  list: MenuList,
  languages: readonly Language[],
  files: MenusAnswer,
  contentOf: (kind: MenuKind, place: string) => EntryContent | null,
): Plan {
  const isTaken = (id: string) =>
    [id, `navigation.${id}`].some((place) => isKnown(files, contentOf, 'link', place)) ||
    isKnown(files, contentOf, 'text', `titles.${id}`);
  const name = member.kind === 'existing' ? member.name : freeId(member.text, isTaken);
  const place = member.kind === 'column' ? `titles.${name}` : list.of === 'items' ? `navigation.${name}` : name;
  const edits = languages.flatMap((language): MenuEdit[] => {
    const content = contentOf('list', list.place);
    const names = namesIn(editedFields(content, language) ?? fileFields(files, 'list', list.place, language));
    const entries = [...names.filter((one) => one !== name), name].join('\n');
    const listed: MenuEdit = { kind: 'list', place: list.place, language, fields: { entries } };
    if (member.kind === 'existing') return [listed];
    if (member.kind === 'link') {
      const fields = { name: member.text, description: '', link: linkIn(language, member.link) };
      return [{ kind: 'link', place, language, fields }, listed];
    }
    return [
      { kind: 'text', place, language, fields: { text: member.text } },
      { kind: 'list', place: `${list.place}.${name}`, language, fields: { entries: '' } },
      listed,
    ];
  });
  return { edits, place: member.kind === 'existing' ? null : place };
}

function isKnown(
  files: MenusAnswer,
  contentOf: (kind: MenuKind, place: string) => EntryContent | null,
  kind: MenuKind,
  place: string,
): boolean {
  return contentOf(kind, place) !== null || LANGUAGES.some((language) => fileFields(files, kind, place, language));
}

/** `Trust center` → `trust-center`, or `trust-center-2` if that is taken. */
function freeId(text: string, isTaken: (id: string) => boolean): string {
  const id = idOf(text) || 'link';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
}

/** A link, text or list in a language, and how it differs from the files and from what visitors see. */

import type { Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { entryKey } from '../../contract/draft.ts';
import { fieldsWithoutEntry, fileFields, type MenuFields } from '../../entries/menu-texts.ts';
import { areAlike } from '../../model/compare.ts';
import { useEntry } from '../data/draft-provider.tsx';
import type { ShownEntry } from '../data/draft-state.ts';
import { usePublished } from '../data/use-changed.ts';
import { editedFields, type MenuKind } from '../entries/menu-fields.ts';

export interface MenuValue {
  readonly entry: ShownEntry | null;
  /** From the draft, or else from the files. */
  readonly fields: MenuFields;
  /** `new`: the files lack it. */
  readonly state: 'as-files' | 'changed' | 'new';
  /** Whether visitors see something else. */
  readonly isPending: boolean;
}

export function useMenuValue(kind: MenuKind, place: string, language: Language, files: MenusAnswer): MenuValue {
  const entry = useEntry(kind, place);
  const published = usePublished();
  const ofFiles = fileFields(files, kind, place, language);
  const edited = editedFields(entry?.content, language);
  const seen = editedFields(published?.get(entryKey({ kind, id: place })), language) ?? ofFiles;
  const fields = edited ?? fieldsWithoutEntry(files, kind, place, language) ?? {};
  const isPending = published !== null && !areAlike(kind, seen, edited ?? ofFiles);
  return { entry, fields, state: edited === null ? 'as-files' : ofFiles ? 'changed' : 'new', isPending };
}

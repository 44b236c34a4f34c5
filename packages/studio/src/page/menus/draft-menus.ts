/** Outlines the menus of the draft in a language. */

import type { PublishedMenus } from '../../../../../src/content/menu-schema.ts';
import type { Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { isMenuKind } from '../../contract/draft.ts';
import type { UnsavedEntry } from '../../entries/entries-from.ts';
import type { MenuArea } from '../../entries/menu-node.ts';
import { menuOutline } from '../../entries/menu-outline.ts';
import { showableIn } from '../../entries/showable-languages.ts';

export interface DraftMenus {
  /** What the draft replaces. */
  readonly edited: PublishedMenus;
  readonly areas: readonly MenuArea[];
}

export function draftMenus(
  { tree, languages }: MenusAnswer,
  entries: readonly UnsavedEntry[],
  language: Language,
): DraftMenus {
  const menus = entries.filter(({ content }) => isMenuKind(content.kind));
  const { links, texts, lists } = showableIn(menus, language);
  const edited = { ...(links && { links }), ...(texts && { texts }), ...(lists && { lists }) };
  return { edited, areas: menuOutline({ tree, texts: languages[language] }, edited) };
}

/** Outlines the menus of the draft in a language. */

import { useMemo } from 'react';
import type { PublishedMenus } from '../../../src/content/menu-schema.ts';
import type { Language } from '../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { isMenuKind } from '../../contract/draft.ts';
import type { MenuArea } from '../../messages/menu-node.ts';
import { menuOutline } from '../../messages/menu-outline.ts';
import { showableIn } from '../../messages/showable-languages.ts';
import { useEntries } from '../data/draft-provider.tsx';

export interface DraftMenus {
  /** What the draft has instead of the files. */
  readonly edited: PublishedMenus;
  readonly areas: readonly MenuArea[];
}

export function useMenuOutline({ tree, languages }: MenusAnswer, language: Language): DraftMenus {
  const entries = useEntries();
  const texts = languages[language];
  return useMemo(() => {
    const menus = entries.filter(({ kind }) => isMenuKind(kind));
    const { links, texts: edited, lists } = showableIn(menus, language);
    const draft = { ...(links && { links }), ...(edited && { texts: edited }), ...(lists && { lists }) };
    return { edited: draft, areas: menuOutline({ tree, texts }, draft) };
  }, [entries, tree, texts, language]);
}

/** Outlines the menus of the draft in a language. */

import { useMemo } from 'react';
import type { Language } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { useEntries } from '../data/draft-provider.tsx';
import { type DraftMenus, draftMenus } from './draft-menus.ts';

export function useMenuOutline(files: MenusAnswer, language: Language): DraftMenus {
  const entries = useEntries();
  return useMemo(() => draftMenus(files, entries, language), [files, entries, language]);
}

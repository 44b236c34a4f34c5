/** The theme tokens that the draft replaces. */

import { useState } from 'react';
import { DEFAULT_LANGUAGE } from '../../../src/contract/language.ts';
import { isThemePlace } from '../../theme/theme-tokens.ts';
import { useDraft } from '../data/draft-provider.tsx';
import type { LoadedDraft } from '../data/draft-state.ts';
import { editedFields } from '../menus/menu-fields.ts';

/** Tokens by place. */
export type EditedTheme = Readonly<Record<string, string>>;

/** The same object until the theme changes, whatever else someone types. */
export function useEditedTheme(): EditedTheme {
  const [select] = useState(themeSelector);
  return useDraft(select);
}

function themeSelector() {
  let known: EditedTheme = {};
  return ({ entries }: LoadedDraft): EditedTheme => {
    const texts = [...entries.values()].flatMap(({ kind, id, content }) => {
      const text = kind === 'text' && isThemePlace(id) ? editedFields(content, DEFAULT_LANGUAGE)?.text : undefined;
      return text === undefined ? [] : [[id, text.trim()] as const];
    });
    const isKnown = texts.length === Object.keys(known).length && texts.every(([place, text]) => known[place] === text);
    if (!isKnown) known = Object.fromEntries(texts);
    return known;
  };
}

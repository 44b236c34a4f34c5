/** The theme tokens that the draft replaces. */

import { isThemePlace } from '../../../../../src/content/place.ts';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import { memoizeByIdentity } from '../../model/memoize-by-identity.ts';
import { useDraft } from '../data/draft-provider.tsx';
import type { LoadedDraft } from '../data/draft-state.ts';
import { keepWhileEqual } from '../data/keep-while-equal.ts';
import { editedFields } from '../entries/menu-fields.ts';

/** Tokens by place. */
export type EditedTheme = Readonly<Record<string, string>>;

const editedTheme = memoizeByIdentity(
  keepWhileEqual(({ entries }: LoadedDraft): EditedTheme => {
    const texts = [...entries.values()].flatMap(({ kind, id, content }) => {
      const text = kind === 'text' && isThemePlace(id) ? editedFields(content, DEFAULT_LANGUAGE)?.text : undefined;
      return text === undefined ? [] : [[id, text.trim()] as const];
    });
    return Object.fromEntries(texts);
  }),
);

/** The same object until the theme changes, whatever else someone types. */
export function useEditedTheme(): EditedTheme {
  return useDraft(editedTheme);
}

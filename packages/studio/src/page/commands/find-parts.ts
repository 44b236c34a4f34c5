/** Finds links, texts and settings of the menus, and tokens of the theme. */

import { isThemePlace } from '../../../../../src/content/place.ts';
import { DEFAULT_LANGUAGE } from '../../../../../src/contract/language.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { EMPTY_CONTENTS, entryKey } from '../../contract/draft.ts';
import { PAGES } from '../../contract/pages.ts';
import { withFileTexts } from '../../entries/menu-texts.ts';
import { sourceLanguage } from '../../entries/translation.ts';
import { isWrittenOnce, settingName } from '../../model/entry-types.ts';
import type { ShownEntry } from '../data/draft-state.ts';
import { menuPlaces } from '../menus/menu-places.ts';
import { entryTitle, fieldPath } from '../names/entry-names.ts';
import { foldText } from '../search/match-text.ts';
import { searchedContent } from '../search/searched-content.ts';

export interface Part {
  /** Such as `Pricing (Header, Product)`. */
  readonly label: string;
  /** Where it is edited. */
  readonly path: string;
  /** As `foldText` returns it. */
  readonly searched: string;
}

/** With their texts in all languages. @param files the menus of the files */
export function partsOf(files: MenusAnswer, entries: readonly ShownEntry[]): readonly Part[] {
  const drafts = new Map(entries.map((entry) => [entryKey(entry), entry.content]));
  const part = (kind: 'link' | 'text', id: string, where: string): Part => {
    const content = withFileTexts(drafts.get(entryKey({ kind, id })) ?? EMPTY_CONTENTS[kind], id, files);
    const language = isWrittenOnce(id) ? null : sourceLanguage(content);
    const label = `${settingName(id) ?? entryTitle(content, language)} (${where})`;
    return {
      label,
      path: fieldPath(kind, id, language, null),
      searched: `${foldText(label)}\n${searchedContent(content)}`,
    };
  };
  const inMenus = [...menuPlaces(files, entries).values()].map(({ leaf: { kind, place }, where }) =>
    part(kind, place, where),
  );
  const tokens = Object.keys(files.languages[DEFAULT_LANGUAGE].texts).filter(isThemePlace);
  return [...inMenus, ...tokens.map((place) => part('text', place, PAGES.theme.title))];
}

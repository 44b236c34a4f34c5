/** Finds menu texts that are too wide for a phone, and links without a text in some languages. */

import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import type { MenusAnswer, Warning } from '../contract/api.ts';
import { languageName } from '../contract/language-name.ts';
import { listed } from '../fields/wording.ts';
import { fitProblem } from './fit/fit-problem.ts';
import { PLACES } from './fit/places.ts';
import { menuNames } from './menu-names.ts';
import { leavesOf, listsOf } from './menu-node.ts';
import { menuOutline } from './menu-outline.ts';
import type { Finding } from './merge-findings.ts';

/** Only for published texts: `portico check` covers the files. */
export function wideMenuTexts(languages: PublishedLanguages, menus: MenusAnswer): Finding[] {
  return LANGUAGES.flatMap((language) => {
    const edited = languages[language];
    if (!edited.links && !edited.texts) return [];
    const names = menuNames(menus, language, edited);
    const leaves = outlineIn(language, languages, menus).flatMap((area) => leavesOf(area).map(({ leaf }) => leaf));
    const wide = leaves.filter(({ kind, place, fit }) => {
      const text = kind === 'link' ? ownValue(edited.links, place)?.name : ownValue(edited.texts, place);
      return text !== undefined && fit !== null && fitProblem(text, language, PLACES[fit]) !== null;
    });
    const once = new Map(wide.map((leaf) => [`${leaf.kind} ${leaf.place}`, leaf]));
    return [...once].map(([name, { kind, place }]): Finding => {
      const sentence = (shown: string) => `${names.placed(kind, place)} is too wide for a phone of 320 px in ${shown}.`;
      return { key: `long ${name}`, warning: 'long', language, sentence };
    });
  });
}

/** Links written only in some languages, but listed in others too. */
export function missingMenuLinks(languages: PublishedLanguages, menus: MenusAnswer): Warning[] {
  const missing = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    const { links = {}, lists } = languages[language];
    if (!lists) continue;
    const known = { ...menus.languages[language].links, ...links };
    const named = outlineIn(language, languages, menus)
      .flatMap(listsOf)
      .flatMap(({ list }) => (list.of === 'links' && Object.hasOwn(lists, list.place) ? list.names : []));
    for (const id of new Set(named)) {
      // languages may omit the files' links on purpose
      const isOfFiles = Object.hasOwn(menus.tree.links, id);
      if (!isOfFiles && !Object.hasOwn(known, id)) missing.set(id, [...(missing.get(id) ?? []), language]);
    }
  }
  return [...missing].map(([id, without]): Warning => {
    const other = LANGUAGES.find((language) => ownValue(languages[language].links, id));
    const name = (other && ownValue(languages[other].links, id)?.name) ?? id;
    const text = `“${name}” is in the menus of ${listed(without.map((one) => languageName(one)))}, but has no text there, so it is left out.`;
    return {
      key: `language-missing link ${id} ${without.join(' ')}`,
      warning: 'language-missing',
      language: null,
      text,
    };
  });
}

function outlineIn(language: Language, languages: PublishedLanguages, { tree, languages: files }: MenusAnswer) {
  return menuOutline({ tree, texts: files[language] }, languages[language]);
}

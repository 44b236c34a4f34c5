/** Finds sites whose row takes a second line in a window of 1200 pixels, by an estimate without a browser. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { sitesIn, siteTree } from '../../../../src/content/site-tree.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { MAIN_SITE } from '../../../../src/contract/site.ts';
import { chevron, WIDE_ROW } from '../../../studio/src/entries/fit/places.ts';
import { textWidth } from '../../../studio/src/entries/fit/text-width.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { logoWidth } from './logo-width.ts';

/** @returns one problem for each site, about the language that needs the most room */
export function rowProblems(locales: CompanyContent): Problem[] {
  return Object.keys(sitesIn(locales.links)).flatMap((site): Problem[] => {
    const rows = LANGUAGES.map((language) => ({ language, width: rowWidth(locales, site, language) }));
    const { language, width } = rows.reduce((widest, row) => (row.width > widest.width ? row : widest));
    if (width <= WIDE_ROW.room) return [];
    const reason = `takes about ${Math.round(width)} px in "${language}", but has room for ${WIDE_ROW.room}: write shorter titles, or remove an item, a button or a slot`;
    return [{ file: 'links.json', path: site === MAIN_SITE ? 'navigation' : `sites.${site}`, reason }];
  });
}

/** The row of a site in one line, in pixels. */
export function rowWidth(locales: CompanyContent, site: string, language: Language): number {
  const { gap, item, button, slots } = WIDE_ROW;
  const { labels, titles } = locales.dictionaries[language];
  const { navigation, actions, sites } = siteTree(locales.links, site);
  const width = (text: string) => textWidth(text.replaceAll('{brand}', locales.brand.name), item.fontSize);
  const items = navigation.map(
    (one) =>
      width(ownValue(titles, one.title) ?? one.title) +
      item.padding +
      ('url' in one ? 0 : item.gap + chevron(item.fontSize)),
  );
  const buttons = actions.map(({ text }) => width(ownValue(labels, text) ?? text) + button.padding);
  const reserved = (ownValue(sites, site)?.slots ?? []).flatMap((slot) => slots[slot] ?? []);
  const parts = [
    logoWidth(locales, 'small') + WIDE_ROW.afterLogo,
    sum(items),
    ...reserved,
    ...(buttons.length > 0 ? [sum(buttons) + (buttons.length - 1) * button.gap] : []),
  ];
  return sum(parts) + (parts.length - 1) * gap;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/** Finds texts that a phone of 320 pixels breaks inside words, cuts off, or shows on too many lines. */

import { isAvailable } from '../../../../src/content/availability.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { fitProblem } from '../../../studio/src/entries/fit/fit-problem.ts';
import { NARROW_ROW, PLACES, type Place } from '../../../studio/src/entries/fit/places.ts';
import { inOneLine } from '../../../studio/src/entries/fit/text-width.ts';
import { columnsOf } from '../content/link-tree-paths.ts';
import type { Problem } from '../problems/invalid-content.ts';
import { logoWidth } from './logo-width.ts';

interface PlacedText {
  readonly path: string;
  readonly text: string;
  readonly place: Place;
}

/** @returns one problem for each text, with its path in the dictionary */
export function fitProblems(locales: CompanyContent): Problem[] {
  const name = nameProblem(locales);
  const texts = LANGUAGES.flatMap((language) =>
    placedTexts(locales, language).flatMap(({ path, text, place }): Problem[] => {
      const reason = fitProblem(text.replaceAll('{brand}', locales.brand.name), language, place);
      return reason === null ? [] : [{ file: `${language}.json`, path, reason }];
    }),
  );
  const isFirst = ({ file, path }: Problem, index: number) =>
    texts.findIndex((other) => other.file === file && other.path === path) === index;
  return [...(name === null ? [] : [{ file: 'brand.json', path: 'name', reason: name }]), ...texts.filter(isFirst)];
}

/** Title and call to action with its arrow; phones do not show the description. */
export function announcementText(title: string, cta: string): string {
  const { fontSize, room } = PLACES.announcement;
  return `${title} ${inOneLine(`${cta} →`, fontSize, room)}`;
}

/** The row does not wrap. */
export function nameProblem(locales: Pick<CompanyContent, 'brand' | 'drawings'>): string | null {
  const needed = Math.round(logoWidth(locales, 'wide'));
  const { room } = NARROW_ROW;
  if (needed <= room) return null;
  return `takes about ${needed} px with the logo, but the row has room for ${room}: write a shorter name, or use a narrower logo`;
}

function placedTexts({ links, dictionaries }: CompanyContent, language: Language): PlacedText[] {
  const { labels, titles, links: names, teasers, announcements, featureMessages } = dictionaries[language];
  const title = (id: string, place: Place) => ({ path: `titles.${id}`, text: ownValue(titles, id) ?? '', place });
  const link = (id: string, place: Place) => {
    const isShown = isAvailable(ownValue(links.links, id), language);
    return isShown ? [{ path: `links.${id}.name`, text: ownValue(names, id)?.name ?? '', place }] : [];
  };
  const inMenu = (id: string) => link(id, ownValue(links.links, id)?.icon ? PLACES.linkWithIcon : PLACES.link);
  const columns = columnsOf(links).flatMap(([, column]): PlacedText[] => {
    if ('firstPost' in column) {
      return column.firstPost.map((id) => ({
        path: `teasers.${id}.title`,
        text: ownValue(teasers, id)?.title ?? '',
        place: PLACES.card,
      }));
    }
    const ids = 'links' in column ? [...column.links, ...(column.secondList ?? [])] : column.itemListData;
    return [title(column.title, PLACES.columnTitle), ...ids.flatMap(inMenu)];
  });
  return [
    ...Object.entries({ announcements, featureMessages }).flatMap(([list, messages]) =>
      messages.map(({ title: topic, cta }, index) => ({
        path: `${list}.${index}.title`,
        text: announcementText(topic, cta),
        place: PLACES.announcement,
      })),
    ),
    ...links.navigation.map((item) => title(item.title, 'url' in item ? PLACES.plainLink : PLACES.section)),
    ...columns,
    ...links.actions.map(({ text }) => ({
      path: `labels.${text}`,
      text: ownValue(labels, text) ?? '',
      place: PLACES.button,
    })),
    ...links.footer.columns.flatMap((column) => [
      title(column.title, PLACES.footerTitle),
      ...column.links.flatMap((id) => link(id, PLACES.footerLink)),
    ]),
    ...(links.footer.legal ?? []).flatMap((id) => link(id, PLACES.footerLink)),
  ];
}

/** Names the links and texts of the draft’s menus, and finds their places. */

import type { PublishedMenus } from '../../../../../src/content/menu-schema.ts';
import type { Language } from '../../../../../src/contract/language.ts';
import { ownValue } from '../../../../../src/contract/own-value.ts';
import type { MenusAnswer } from '../../contract/api.ts';
import { memberText } from '../../entries/menu-names.ts';
import { leavesOf, type MenuArea } from '../../entries/menu-node.ts';
import { sourceNames } from '../../model/blog-settings.ts';
import { settingWords } from '../../model/entry-types.ts';
import type { Menus } from './menus-context.tsx';

type Names = Pick<Menus, 'files' | 'language' | 'nameOf' | 'nameOfMember' | 'alsoIn' | 'links' | 'sources'>;

export function menusValue(
  files: MenusAnswer,
  language: Language,
  edited: PublishedMenus,
  areas: readonly MenuArea[],
): Names {
  const { links, texts } = files.languages[language];
  const textOf = (kind: 'link' | 'text', place: string) =>
    kind === 'link'
      ? (ownValue(edited.links, place) ?? ownValue(links, place))?.name
      : settingWords(place, ownValue(edited.texts, place) ?? ownValue(texts, place) ?? place);
  const nameOf: Menus['nameOf'] = ({ kind, place }) => textOf(kind, place) ?? place;
  const wordsOf = ({ title, site }: MenuArea) =>
    site ? `${title} of ${nameOf({ kind: 'text', place: site.title })}` : title;
  const stands = areas.flatMap((area) =>
    leavesOf(area).map(({ leaf, path }) => {
      const titles = path.map(({ title }) => (typeof title === 'string' ? null : nameOf(title)));
      const [inner] = titles.filter((title) => title !== null && title !== nameOf(leaf)).slice(-1);
      return {
        leaf,
        site: area.site,
        group: path.at(-1)?.id,
        words: [wordsOf(area), inner].filter(Boolean).join(', '),
      };
    }),
  );
  return {
    files,
    language,
    nameOf,
    nameOfMember: ({ of }, name) =>
      memberText(
        of,
        name,
        files,
        (place) => nameOf({ kind: 'text', place }),
        (place) => nameOf({ kind: 'link', place }),
      ),
    alsoIn(place, group) {
      const all = stands.filter(({ leaf }) => leaf.place === place);
      // other sites inherit it from the main site
      const onMain = all.filter(({ site }) => site === null);
      const others = (onMain.length > 0 ? onMain : all).filter((one) => one.group !== group);
      return [...new Set(others.map(({ words }) => words))];
    },
    sources: sourceNames(texts, edited.texts ?? {}),
    links: [...new Set([...Object.keys(links), ...Object.keys(edited.links ?? {})])].filter(
      (place) => !place.includes('.'),
    ),
  };
}

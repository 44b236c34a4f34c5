/** Edits that turn the real content of a language into other valid content. */

import fc from 'fast-check';
import type { Announcement, Column, Content, MenuLink, NavigationItem } from '../../../../src/content/content.ts';
import { teasersOf } from '../../../../src/content/resolve-navigation.ts';
import { NOW } from '../../../support/app.ts';
import { anyText } from './texts.ts';

/** What differs from the real content. Indexes count from the start, and beyond the end they count on from the start. */
export interface ContentEdits {
  readonly announcements: readonly Announcement[] | 'as they are';
  readonly defaultMessages: readonly Announcement[] | 'as they are';
  /** Texts of labels, titles, links and teasers, by index. */
  readonly texts: readonly (readonly [number, string])[];
  /** Keep only so many items, columns and links of each list. */
  readonly items: number;
  readonly columns: number;
  readonly links: number;
  readonly teasers: 'as they are' | 'without fallback' | 'none';
  /** How often each link of a list is repeated. */
  readonly repeat: number;
}

const DAY = 86_400_000;

/** Open as often as not, so that many announcements are active. */
const instant = fc.option(
  fc.oneof(
    fc.integer({ min: NOW - 3 * DAY, max: NOW + 3 * DAY }),
    fc.integer({ min: NOW - 5_000, max: NOW + 5_000 }),
    fc.constantFrom(0, NOW, NOW + 999, NOW + 1_000, NOW + 1_001, Date.UTC(2027, 0, 1), 8.64e15),
  ),
  { freq: 1 },
);
const weight = fc.oneof(
  fc.constantFrom(0, 1, Number.MIN_VALUE, Number.MAX_VALUE, 1e-9, 1e9),
  fc.double({ min: 0, max: 100, noNaN: true }),
);
/** As the content's schema allows them. */
const address = fc.constantFrom(
  '/',
  '/a/b?c=d&e=f#g',
  '/ü/%20',
  'https://x.com/example',
  'https://docs.example.com/?a=1&amp;b=2',
);
/** Mostly of all pages. */
const paths = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom(['/pricing'], ['/docs/*'], ['/docs/*', '/pricing'], ['/*'], ['/d*'], []) },
);
/** A text is not empty, because a link needs a name, and has no control characters, which HTML cannot hold. */
const text = anyText.map((value) => `A ${value.toWellFormed().replace(/[\p{Cc}\p{Cn}]/gu, '')}`);

const announcements: fc.Arbitrary<readonly Announcement[]> = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}$/),
    title: text,
    link: address,
    description: text,
    cta: text,
    weight,
    startDate: instant,
    endDate: instant,
    paths,
  }),
  { maxLength: 4, selector: ({ id }) => id },
);

const most = fc.oneof({ weight: 2, arbitrary: fc.constant(99) }, { weight: 1, arbitrary: fc.nat(3) });

export const contentEdits: fc.Arbitrary<ContentEdits> = fc.record({
  announcements: fc.oneof(
    { weight: 3, arbitrary: announcements },
    { weight: 1, arbitrary: fc.constant('as they are') },
  ),
  defaultMessages: fc.oneof(
    { weight: 3, arbitrary: announcements },
    { weight: 1, arbitrary: fc.constant('as they are') },
  ),
  // the first are labels, many of which are in attributes
  texts: fc.array(fc.tuple(fc.oneof(fc.nat(15), fc.nat(500)), text), { maxLength: 12 }),
  items: most,
  columns: most,
  links: most,
  teasers: fc.constantFrom<ContentEdits['teasers'][]>('as they are', 'without fallback', 'none'),
  repeat: fc.constantFrom(1, 1, 1, 3, 12),
});

/** Only announcements: what decides about lifetimes. */
export const announcementEdits: fc.Arbitrary<ContentEdits> = fc
  .tuple(announcements, announcements)
  .map(([list, defaults]) => ({ ...NO_EDITS, announcements: list, defaultMessages: defaults }));

const NO_EDITS: ContentEdits = {
  announcements: 'as they are',
  defaultMessages: 'as they are',
  texts: [],
  items: 99,
  columns: 99,
  links: 99,
  teasers: 'as they are',
  repeat: 1,
};

export function editedContent(content: Content, edits: ContentEdits): Content {
  const { labels, footer } = content;
  const retext = textEditor(edits.texts);
  const editedLabels = Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, retext(label)]),
  ) as Content['labels'];
  const cut = (links: readonly MenuLink[]) =>
    links
      .slice(0, edits.links)
      .flatMap((link) => Array.from({ length: edits.repeat }, () => link))
      .map((link) => ({ ...link, name: retext(link.name), description: link.description && retext(link.description) }));
  const editColumn = (column: Column): Column => {
    const title = retext(column.title);
    switch (column.kind) {
      case 'links':
        return { ...column, title, links: cut(column.links), secondList: cut(column.secondList) };
      case 'item-list':
        return { ...column, title, itemListData: cut(column.itemListData) };
      case 'post': {
        const { firstPost } = column;
        const isBare = edits.teasers === 'without fallback' && firstPost.kind === 'blog';
        return { ...column, title, firstPost: isBare ? { ...firstPost, fallback: null } : firstPost };
      }
    }
  };
  const navigation = content.navigation.slice(0, edits.items).map((item): NavigationItem => {
    const title = retext(item.title);
    if (item.kind === 'link') return { ...item, title };
    const columns = item.columns.slice(0, Math.max(1, edits.columns)).map((column) => column && editColumn(column));
    return { ...item, title, columns };
  });
  const own = <T>(edited: T | 'as they are', real: T) => (edited === 'as they are' ? real : edited);
  return {
    ...content,
    labels: editedLabels,
    announcements: own(edits.announcements, content.announcements),
    defaultMessages: own(edits.defaultMessages, content.defaultMessages),
    navigation,
    teasers: edits.teasers === 'none' ? new Map() : content.teasers,
    menuSources: teasersOf(navigation).filter((teaser) => teaser.kind === 'blog'),
    footer: {
      ...footer,
      columns: footer.columns
        .slice(0, edits.columns)
        .map((column) => column && { title: retext(column.title), links: cut(column.links) }),
      legal: cut(footer.legal),
      social: footer.social.slice(0, edits.items),
    },
  };
}

/** Replaces the texts with these indexes, in the order in which it is called. */
function textEditor(texts: ContentEdits['texts']): (text: string) => string {
  const replacements = new Map(texts);
  let index = 0;
  return (original) => replacements.get(index++) ?? original;
}

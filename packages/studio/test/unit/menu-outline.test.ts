/** The menus as the Studio shows them to people who edit them. */

import { expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import type { PublishedMenus } from '../../../../src/content/menu-schema.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { menusOf } from '../../src/entries/file-menus.ts';
import type { MenuNode } from '../../src/entries/menu-node.ts';
import { menuOutline } from '../../src/entries/menu-outline.ts';
import { movedNames } from '../../src/page/entries/menu-fields.ts';
import { planMember } from '../../src/page/menus/new-member.ts';

const FILES = menusOf(COMPANY);

function outlineOf(edited: PublishedMenus = {}, language: Language = 'en') {
  return menuOutline({ tree: FILES.tree, texts: FILES.languages[language] }, edited);
}

/** The group with this id, wherever it is. */
function find(id: string, edited?: PublishedMenus, language?: Language) {
  const within = (node: MenuNode): MenuNode[] =>
    node.kind === 'group' ? [node, ...[...node.members, ...node.fixed].flatMap(within)] : [];
  const groups = outlineOf(edited, language).flatMap((area) => area.groups.flatMap(within));
  const found = groups.find((group) => group.kind === 'group' && group.id === id);
  if (found?.kind !== 'group') throw new Error(`there is no ${id}`);
  return found;
}

const namesOf = (id: string, edited?: PublishedMenus, language?: Language) =>
  find(id, edited, language).members.map(({ name }) => name);

test('reads like the page: header, footer, and labels that stand anywhere', () => {
  const main = outlineOf().filter(({ site }) => site === null);
  expect(main.map(({ title, groups }) => [title, ...groups.map((group) => group.title)])).toEqual([
    ['Header', 'Menu', 'Buttons'],
    ['Footer', 'Columns', 'Legal links', 'Social networks'],
    [
      'Labels',
      'Labels',
      'Highlights beside links',
      'Above posts of the blog',
      'Where posts of the blog come from',
      'Which posts are shown',
    ],
    ['Settings', 'Settings'],
  ]);
  expect(namesOf('second-level.main', { lists: { 'second-level.main': ['guides'] } })).toEqual(['guides']);
  expect(find('main.settings').members).not.toContainEqual(expect.objectContaining({ place: 'sites.main.home' }));
  expect(namesOf('navigation')).toEqual(FILES.tree.navigation.map(({ id }) => id));
});

test('a section has its columns, and a column what stands below its links', () => {
  expect(namesOf('NAV_DOCUMENTATION')).toEqual(['documentation', 'support', 'from-the-blog']);
  expect(find('NAV_DOCUMENTATION.from-the-blog').hasPost).toBe(true);
  expect(find('NAV_DOCUMENTATION.documentation').fixed).toMatchObject([{ kind: 'link', place: 'docs' }]);
  expect(find('NAV_DOCUMENTATION.support').fixed).toMatchObject([
    { kind: 'group', id: 'NAV_DOCUMENTATION.learning', title: { place: 'titles.learning' } },
  ]);
});

test('links that a language does not show are not listed in it, until they are written there', () => {
  expect(namesOf('NAV_SOLUTIONS.industries', {}, 'en')).not.toContain('healthcare');
  expect(namesOf('NAV_SOLUTIONS.industries', {}, 'de')).toContain('healthcare');
  const links = { healthcare: { name: 'Healthcare', link: '/healthcare' } };
  expect(namesOf('NAV_SOLUTIONS.industries', { links }, 'en')).toContain('healthcare');
});

test('a moved entry has the place that was chosen, and what is not shown stays in the list', () => {
  expect(movedNames(['a', 'hidden', 'b', 'c'], ['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'hidden', 'a', 'b']);
  expect(movedNames(['a', 'b', 'c'], ['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
});

test('a new link gets an id of its own, and the path of each language', () => {
  const { list } = find('legal');
  if (!list) throw new Error('there is no list');
  const member = { kind: 'link', text: 'Pricing', link: '/x', choice: {} } as const;
  const plan = planMember(member, list, ['en', 'de'], FILES, (_, place) =>
    place === 'pricing' ? { kind: 'link', languages: {} } : null,
  );
  expect(plan.place).toBe('pricing-2');
  expect(plan.edits.map(({ kind, language, fields }) => [kind, language, fields?.link ?? fields?.entries])).toEqual([
    ['link', 'en', '/x'],
    ['list', 'en', [...list.names, 'pricing-2'].join('\n')],
    ['link', 'de', '/de/x'],
    ['list', 'de', [...list.names, 'pricing-2'].join('\n')],
  ]);
});

test('a new column is shown with its title, and without links at first', () => {
  const { list } = find('footer');
  if (!list) throw new Error('there is no list');
  const { edits } = planMember({ kind: 'column', text: 'For schools' }, list, ['en'], FILES, () => null);
  expect(edits.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
    'text titles.for-schools',
    'list footer.for-schools',
    'list footer',
  ]);
  const edited = {
    texts: { 'titles.for-schools': 'For schools' },
    lists: { 'footer.for-schools': [], footer: ['company', 'for-schools'] },
  };
  expect(namesOf('footer', edited)).toEqual(['company', 'for-schools']);
});

test('a new section has a column for its links, and an id that no part of the header has', () => {
  const { list } = find('navigation');
  if (!list) throw new Error('there is no list');
  const planned = (text: string) => planMember({ kind: 'section', text }, list, ['en'], FILES, () => null).edits;
  expect(planned('Heroes').map(({ kind, place, fields }) => [kind, place, fields?.text ?? fields?.entries])).toEqual([
    ['text', 'titles.heroes', 'Heroes'],
    ['text', 'titles.heroes-links', 'Heroes'],
    ['list', 'heroes.heroes-links', ''],
    ['list', 'heroes', 'heroes-links'],
    ['list', 'navigation', [...list.names, 'heroes'].join('\n')],
  ]);
  // as the panels of NAV_PRODUCT and the language selector
  expect(planned('Nav product')[0]?.place).toBe('titles.nav-product-2');
  expect(planned('Language')[0]?.place).toBe('titles.language-2');
});

test('a site has what differs on it, and the items, buttons and columns that it takes from the main site', () => {
  const docs = outlineOf().filter(({ site }) => site?.id === 'docs');
  expect(docs.map(({ title, groups }) => [title, ...groups.map((group) => group.title)])).toEqual([
    ['Header', 'Menu', 'Second row', 'Buttons'],
    ['Footer', 'Columns'],
    ['Settings', 'Settings'],
  ]);
  expect(find('navigation.docs').members).toMatchObject([
    { kind: 'text', place: 'titles.developers', name: 'NAV_DEVELOPERS' },
    { kind: 'text', place: 'titles.product', name: 'NAV_PRODUCT' },
    { kind: 'link', place: 'navigation.NAV_PRICING', name: 'NAV_PRICING' },
  ]);
  expect(namesOf('second-level.docs')).toEqual(['docs-quickstarts', 'docs-api', 'docs-libraries', 'learning']);
  expect(namesOf('second-level.docs.learning')).toEqual(['guides', 'docs-articles']);
  const lists = { 'second-level.docs': ['learning', 'docs-api'] };
  expect(namesOf('second-level.docs', { lists })).toEqual(['learning', 'docs-api']);
});

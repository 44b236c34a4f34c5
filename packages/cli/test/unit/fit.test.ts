/** Texts that a phone of 320 pixels has no room for; test/browser/details/text-widths.test.ts compares the estimate with Chromium. */

import { expect, test } from 'vitest';
import { GLOBEX_FILES, globex } from '../../../../test/support/globex.ts';
import { fitProblems } from '../../src/fit/fit-problems.ts';
import { rowProblems } from '../../src/fit/row-problems.ts';

type Dictionary = Readonly<Record<string, object>>;

const english = (GLOBEX_FILES as unknown as Readonly<Record<string, Dictionary>>)['en.json'] as Dictionary;
const message = { id: 'long', link: '/long', description: 'Thirty days.', weight: 1 };

const problemsWith = (changes: Dictionary, brand: object = {}) =>
  fitProblems(
    globex({ 'en.json': { ...english, ...changes }, 'brand.json': { ...GLOBEX_FILES['brand.json'], ...brand } }),
  );

test('a word wider than its place is named once, with its width and the room', () => {
  const titles = { ...english.titles, storage: 'Rindfleischetikettierungsüberwachung' };
  expect(problemsWith({ titles })).toEqual([
    {
      file: 'en.json',
      path: 'titles.storage',
      reason: expect.stringMatching(/a word about 3\d\d px wide, but the menu has room for 264:/),
    },
  ]);
});

test.each([
  ['a soft hyphen', 'Rindfleisch\u00adetikettierungs\u00adüberwachung'],
  ['a hyphen', 'Rindfleisch-Etikettierungs-Überwachung'],
  ['a space', 'Rindfleisch etikettierungs überwachung'],
  ['a script without spaces', '牛肉の表示に関する監視業務委譲についての法律と規則のすべて'],
])('where %s lets a line end, a long text fits', (_, storage) => {
  expect(problemsWith({ titles: { ...english.titles, storage } })).toEqual([]);
});

test('a message of more than two lines is named, without its description', () => {
  const long = {
    ...message,
    title: 'The report on identity in the year 2027 has been published',
    cta: 'Read all of the findings now',
  };
  const short = { ...message, id: 'short', title: 'Try Globex', cta: 'Start', description: 'Word '.repeat(40).trim() };
  expect(problemsWith({ announcements: [short, long] })).toEqual([
    { file: 'en.json', path: 'announcements.1.title', reason: expect.stringMatching(/takes about 3 lines in the bar/) },
  ]);
});

test('a name that leaves the row no room is named, unless the logo contains it', () => {
  const name = 'Consolidated Amalgamated Industries';
  expect(problemsWith({}, { name })).toContainEqual({
    file: 'brand.json',
    path: 'name',
    reason: expect.stringMatching(/room for 231/),
  });
  expect(problemsWith({}, { name, nameInLogo: true })).toEqual([]);
});

test('a row that takes a second line at 1200 px is named with the language that needs most', () => {
  const { links, navigation } = GLOBEX_FILES['links.json'];
  const site = { title: 'stories', home: '/shop', navigation: ['prices'], slots: ['search', 'tools', 'account'] };
  const tree = { ...GLOBEX_FILES['links.json'], links, sites: { main: { slots: ['search'] }, shop: site } };
  expect(rowProblems(globex({ 'links.json': tree }))).toEqual([]);
  const wide = { ...english, titles: { ...english.titles, prices: 'Preisgestaltungsmöglichkeiten und Angebote' } };
  expect(rowProblems(globex({ 'links.json': tree, 'de.json': { ...wide, language: 'de' } }))).toEqual([
    {
      file: 'links.json',
      path: 'navigation',
      reason: expect.stringMatching(/^takes about 13\d\d px in "de", but has room for 1136: write shorter titles/),
    },
  ]);
  const crowded = { ...site, navigation: navigation.map(({ id }) => id), slots: ['search', 'tools'] };
  const both = { ...tree, navigation: navigation.slice(0, 2), sites: { shop: { ...crowded, navigation: navigation } } };
  expect(rowProblems(globex({ 'links.json': both })).map(({ path }) => path)).toEqual(['sites.shop']);
});

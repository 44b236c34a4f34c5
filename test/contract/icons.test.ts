import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contentFor } from '../../src/content/content-for.ts';
import { ICON_NAMES, SOCIAL_NETWORKS } from '../../src/contract/icons.ts';
import { ICON_PATHS } from '../../src/view/icon/drawings.ts';
import { menuLinksOf } from '../support/content.ts';

const LIBRARY = new URL('../../node_modules/@tabler/icons/tabler-nodes-outline.json', import.meta.url);

type LibraryIcon = readonly (readonly [string, { readonly d?: string }])[];

test('there are 34 icons, including those that the specification names', () => {
  expect(new Set(ICON_NAMES).size).toBe(34);
  expect(ICON_NAMES).toEqual(
    expect.arrayContaining(['Blog', 'Careers', 'Documentation', 'Security', 'Quickstarts'] satisfies unknown[]),
  );
});

test('every icon and social network has its own drawing, and there are no others', () => {
  expect(Object.keys(ICON_PATHS).sort()).toEqual([...ICON_NAMES, ...SOCIAL_NETWORKS].sort());
  expect(new Set(Object.values(ICON_PATHS)).size).toBe(Object.keys(ICON_PATHS).length);
});

test('every drawing is from the icon library', async () => {
  const icons = JSON.parse(await readFile(LIBRARY, 'utf8')) as Record<string, LibraryIcon>;
  const compact = (path: string) => path.replaceAll(' ', '');
  const paths = new Set(Object.values(icons).map((icon) => compact(icon.map(([, { d }]) => d ?? '').join(''))));
  const foreign = Object.entries(ICON_PATHS).filter(([, drawing]) => !paths.has(compact(drawing)));
  expect(foreign).toEqual([]);
});

test('every icon in the menus exists', () => {
  const shown = menuLinksOf(contentFor('de')).flatMap(({ icon }) => (icon === null ? [] : [icon]));
  expect(shown.length).toBeGreaterThan(20);
  expect(ICON_NAMES).toEqual(expect.arrayContaining(shown));
});

import { expect, test } from 'vitest';
import { ICON_PATHS as STUDIO_ICON_PATHS } from '../../../packages/studio/src/page/kit/drawings.ts';
import { ICON_NAMES, SOCIAL_ICONS } from '../../../src/contract/icons.ts';
import { ICON_PATHS } from '../../../src/view/icon/drawings.ts';
import { LIBRARY_ICONS, pathOf, STUDIO_LIBRARY_ICONS } from '../../../tools/icon-paths.ts';

test('every icon has its own drawing, and there are no others', () => {
  expect(Object.keys(ICON_PATHS).sort()).toEqual([...ICON_NAMES, ...SOCIAL_ICONS].sort());
  expect(new Set(Object.values(ICON_PATHS)).size).toBe(Object.keys(ICON_PATHS).length);
});

test.each([
  ['the service', LIBRARY_ICONS, ICON_PATHS],
  ['the Studio', STUDIO_LIBRARY_ICONS, STUDIO_ICON_PATHS],
])('every drawing of %s is that of the icon library, shortened', async (_, library, drawings) => {
  const paths = await Promise.all(
    Object.entries(library).map(async ([name, drawing]) => [name, await pathOf(drawing)] as const),
  );
  expect(drawings).toEqual(Object.fromEntries(paths));
});

test('no drawing needs more than a tenth of a unit, and dots are drawn', () => {
  expect(Object.values(ICON_PATHS).join(' ')).not.toMatch(/\.\d\d/);
  expect(ICON_PATHS.Help).toContain('v.1');
});

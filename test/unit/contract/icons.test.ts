import { expect, test } from 'vitest';
import { ICON_NAMES, SOCIAL_ICONS } from '../../../src/contract/icons.ts';
import { ICON_PATHS } from '../../../src/view/icon/drawings.ts';
import { LIBRARY_ICONS, pathOf } from '../../../tools/icon-paths.ts';

test('every icon has its own drawing, and there are no others', () => {
  expect(Object.keys(ICON_PATHS).sort()).toEqual([...ICON_NAMES, ...SOCIAL_ICONS].sort());
  expect(new Set(Object.values(ICON_PATHS)).size).toBe(Object.keys(ICON_PATHS).length);
});

test('every drawing is that of the icon library, shortened', async () => {
  const names = Object.entries(LIBRARY_ICONS);
  expect(names.length).toBe(Object.keys(ICON_PATHS).length);
  for (const [name, drawing] of names)
    expect(ICON_PATHS[name as keyof typeof ICON_PATHS], name).toBe(await pathOf(drawing));
});

test('no drawing needs more than a tenth of a unit, and dots are drawn', () => {
  expect(Object.values(ICON_PATHS).join(' ')).not.toMatch(/\.\d\d/);
  expect(ICON_PATHS.Help).toContain('v.1');
});

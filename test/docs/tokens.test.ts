/** docs/customizing.md and its picture show exactly the design tokens that exist. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { bundleStyles } from '../../packages/cli/src/bundle-styles.ts';
import { themeProblems } from '../../packages/cli/src/content/theme-problems.ts';
import { themeSchema } from '../../src/content/theme-schema.ts';
import { SLOTS } from '../../src/contract/slot.ts';
import { tokensPage } from '../../tools/pictures/tokens-page.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
const tokensIn = (text: string) =>
  new Set([...text.matchAll(/--portico-[a-z-]+[a-z](?![\w-]*\d)/g)].map(([name]) => name));

const css = await bundleStyles(fileURLToPath(new URL('../../src/view', import.meta.url)), { needsSiteStyles: true });

/** The tokens: each has a used value, which is that of the host or a default. */
const forHosts = [
  ...new Set([...css.matchAll(/--portico-used-([a-z-]+):(?:max\()?var\(--portico-\1,/g)].map(([, name]) => name)),
]
  .map((name) => `--portico-${name}`)
  .sort();

/** What is no token: the document describes these properties under Layout. */
const LAYOUT = ['--portico-full-width', '--portico-overlap', '--portico-rem'];

/** The sizes of places, which docs/parameters.md lists. */
const SIZES = SLOTS.map((name) => `--portico-slot-${name}`);

test('each is named in the table', async () => {
  const section = (await read('docs/customizing.md')).split('## Design tokens')[1]?.split('\n## ')[0] ?? '';
  expect([...tokensIn(section)].sort()).toEqual(forHosts);
});

test('docs/customizing.md names each property that the styles use without defining it', async () => {
  const known = new Set([...css.matchAll(/(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g)].flatMap(([, ...names]) => names));
  const used = [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const set = [...new Set(used)].filter((name) => !known.has(name));
  expect(forHosts.length).toBeGreaterThan(15);
  expect(set.toSorted()).toEqual([...forHosts, ...LAYOUT, ...SIZES].toSorted());
  const page = await read('docs/customizing.md');
  expect(LAYOUT.filter((name) => !page.includes(`${name}: 1`))).toEqual([]);
  const sizes = await read('docs/parameters.md');
  expect(SIZES.filter((name) => !sizes.includes(`| \`${name}\` |`))).toEqual([]);
});

test('each colour, corner and shadow is in the picture', () => {
  const others = ['font', 'color-scheme', 'width', 'gutter', 'motion', 'z-index'].map((name) => `--portico-${name}`);
  const page = tokensPage('/styles.css', { dark: [], light: [] });
  const shown = [...tokensIn(page.replaceAll('--portico-used-', '--portico-'))].sort();
  expect(shown.filter((name) => !others.includes(name))).toEqual(
    forHosts.filter((name) => !others.includes(name ?? '')),
  );
});

test('the theme in docs/editors.md is valid', async () => {
  const section = (await read('docs/editors.md')).split('### Theme')[1] ?? '';
  const [, example = ''] = /```json\n([^`]+)```/.exec(section) ?? [];
  const { theme } = JSON.parse(`{${example}}`) as { theme: unknown };
  expect(themeProblems('brand.json', v.parse(themeSchema, theme))).toEqual([]);
});

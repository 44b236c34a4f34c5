/** The design tokens that docs/hosts.md names, and its picture shows, are those that there are. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { tokensPage } from '../../scripts/pictures/tokens-page.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
const tokensIn = (text: string) =>
  new Set([...text.matchAll(/--portico-[a-z-]+[a-z](?![\w-]*\d)/g)].map(([name]) => name));

/** Sizes that belong together, and the palette from which the others take their colours. */
const INNER = ['--portico-bar-height', '--portico-row-height', '--portico-white'];

const defined = [...(await read('src/view/tokens/tokens.css')).matchAll(/^\s+(--portico-[a-z-]+):/gm)].map(
  ([, name]) => name,
);
const forHosts = [...new Set(defined)].filter((name) => name !== undefined && !INNER.includes(name)).sort();

test('each is named in the table', async () => {
  const section = (await read('docs/hosts.md')).split('## Design tokens')[1]?.split('\n## ')[0] ?? '';
  expect([...tokensIn(section)].sort()).toEqual(forHosts);
});

test('each colour, corner and shadow is in the picture', () => {
  const others = ['font', 'color-scheme', 'width', 'gutter', 'motion', 'z-index'].map((name) => `--portico-${name}`);
  const shown = [...tokensIn(tokensPage('/styles.css'))].sort();
  expect(shown.filter((name) => !others.includes(name))).toEqual(
    forHosts.filter((name) => !others.includes(name ?? '')),
  );
});

/** docs/frameworks.md shows the files of the examples. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const BLOCK = /^```\w+\n(?:\/\/|<!--) (\S+)(?: -->)?\n(.*?)\n```$/gms;

test.each([
  ['SvelteKit', 'sveltekit', 1],
  ['Nuxt', 'nuxt', 1],
])('those of %s', async (heading, name, count) => {
  const document = await readFile(new URL('docs/frameworks.md', ROOT), 'utf8');
  const section = document.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(BLOCK)];
  expect(blocks.length).toBe(count);
  for (const [, path, code] of blocks)
    expect(await readFile(new URL(`examples/${name}/${path}`, ROOT), 'utf8')).toContain(code);
});

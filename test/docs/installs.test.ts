/** What the documentation tells readers to install: whoever registers another name on npm would run code at all of them. */

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

test('packages of Portico are installed from their files only', async () => {
  const pages = (await readdir(new URL('docs/', ROOT))).filter((name) => name.endsWith('.md'));
  const texts = await Promise.all(
    ['README.md', 'host/README.md', ...pages.map((name) => `docs/${name}`)].map((path) =>
      readFile(new URL(path, ROOT), 'utf8'),
    ),
  );
  const installed = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:npm (?:install|i|add)|pnpm add|yarn add) +([^\s`]+)/g)].map(([, name = '']) => name),
  );
  const ours = installed.filter((name) => /portico/.test(name));
  expect(ours.length).toBeGreaterThan(1);
  expect(ours.filter((name) => !/^\.{1,2}\/.*\.tgz$/.test(name))).toEqual([]);
});

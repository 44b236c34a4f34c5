/** docs/accessibility.md names only tests that exist. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test('each test file that it names exists', async () => {
  const text = await readFile(new URL('docs/accessibility.md', root), 'utf8');
  const named = [...text.matchAll(/`((?:browser|html|scripts)\/[a-z-]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existsSync(new URL(`test/${name}.test.ts`, root)))).toEqual([]);
});

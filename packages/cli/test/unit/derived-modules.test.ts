/** The derived modules in the repository are up to date. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { derivedModules } from '../../../../tools/write-derived-modules.ts';

test.each([...derivedModules()])('%s is what npm run schemas writes', async (path, text) => {
  expect(await readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8'), 'run npm run schemas').toBe(text);
});

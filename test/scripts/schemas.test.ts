/** The JSON Schemas and the derived modules in the repository are up to date. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { derivedModules } from '../../scripts/write-derived-modules.ts';
import { schemaFiles } from '../../scripts/write-schemas.ts';

test.each([...derivedModules()])('%s is what npm run schemas writes', async (path, text) => {
  expect(await readFile(new URL(`../../${path}`, import.meta.url), 'utf8'), 'run npm run schemas').toBe(text);
});

test.each([...schemaFiles()])('%s is what npm run schemas writes', async (path, text) => {
  const written = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(text));
});

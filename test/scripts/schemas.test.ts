/** The JSON Schemas in the repository are up to date. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schemaFiles } from '../../scripts/write-schemas.ts';

test.each([...schemaFiles()])('%s is what npm run schemas writes', async (path, text) => {
  const written = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(text));
});

/** The schemas for editors say what the build checks. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schemaFiles } from '../../scripts/write-schemas.ts';

test.each([...schemaFiles()])('%s is as the sources make it (npm run schemas)', async (name, text) => {
  const written = await readFile(new URL(`../../locales/schema/${name}`, import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(text));
});

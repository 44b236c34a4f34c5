/** docs/configuration.md has every key of a company's files, and editors complete them with the same words. */

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { schemaFiles } from '../../packages/cli/src/write-schemas.ts';
import { CONFIGURATION_SCHEMAS, documentedKeys, withTables } from '../../tools/configuration-page.ts';

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');

test('its tables are what npm run schemas writes', async () => {
  const page = await read('docs/configuration.md');
  expect(withTables(page)).toBe(page);
  for (const file of Object.keys(CONFIGURATION_SCHEMAS)) expect(page).toContain(`<!-- ${file}:start -->\n| key |`);
});

test('the descriptions are in the JSON Schemas and the types that editors complete from', async () => {
  const schemas = [...schemaFiles().values()];
  const { 'portico.config.ts': config, ...files } = CONFIGURATION_SCHEMAS;
  const descriptions = Object.values(files)
    .flatMap(documentedKeys)
    .map(({ description }) => JSON.stringify(description));
  expect(descriptions.filter((description) => !schemas.join('').includes(description))).toEqual([]);
  const types = await read('packages/cli/src/company/define-config.ts');
  const comments = documentedKeys(config).map(({ description }) => `/** ${description} */`);
  expect(comments.filter((comment) => !types.includes(comment))).toEqual([]);
});

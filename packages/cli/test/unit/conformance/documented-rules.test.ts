/** docs/other-languages.md has the rules of `portico conformance`, and the environment of a host. */

import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { numberOf, RULE_NAMES } from '../../../src/conformance/rules.ts';
import { perform } from '../../../src/run-command.ts';

let page: string;
beforeAll(async () => {
  page = await readFile(new URL('../../../../../docs/other-languages.md', import.meta.url), 'utf8');
});

test('each rule has a section with its number', () => {
  const numbers = [...page.matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(RULE_NAMES.map(numberOf));
});

test.each(['PORT', 'CHROME_ORIGIN', 'CHROME_COPIES'])('the variable %s is documented', async (name) => {
  expect(page).toContain(`\`${name}\``);
  expect(await perform(['conformance', '--help'])).toContain(name);
});

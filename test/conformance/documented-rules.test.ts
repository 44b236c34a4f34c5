/** docs/other-languages.md has the rules of `npm run conformance`, and the environment of a host. */

import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { USAGE } from '../../scripts/conformance/options.ts';
import { numberOf, RULE_NAMES } from '../../scripts/conformance/rules.ts';

let page: string;
beforeAll(async () => {
  page = await readFile(new URL('../../docs/other-languages.md', import.meta.url), 'utf8');
});

test('each rule has a section with its number', () => {
  const numbers = [...page.matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(RULE_NAMES.map(numberOf));
});

test.each(['PORT', 'CHROME_ORIGIN', 'CHROME_COPIES'])('the variable %s is documented', (name) => {
  expect(page).toContain(`\`${name}\``);
  expect(USAGE).toContain(name);
});

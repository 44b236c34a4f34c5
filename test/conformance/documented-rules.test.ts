/** docs/other-languages.md has the rules, checks and options of `npm run conformance`. */

import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { CHECKS, STATES } from '../../scripts/conformance/check-host.ts';
import { USAGE } from '../../scripts/conformance/options.ts';
import { numberOf, RULE_NAMES } from '../../scripts/conformance/rules.ts';

let page: string;
beforeAll(async () => {
  page = await readFile(new URL('../../docs/other-languages.md', import.meta.url), 'utf8');
});

/** The text of each rule, without the heading. */
const sections = () =>
  page
    .split('## Checking a host')[0]
    ?.split(/^### \d+\. .*$/m)
    .slice(1) ?? [];

test('each rule has a section with its number', () => {
  const numbers = [...page.matchAll(/^### (\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(RULE_NAMES.map(numberOf));
});

test('each section names the states and checks that find a broken rule, and each check is named by its rules', () => {
  const known = [...STATES, ...CHECKS.map(({ name }) => name)];
  expect(sections()).toHaveLength(RULE_NAMES.length);
  const named = sections().map((section) => {
    const [, line = ''] = /^Checked by: (.+)$/m.exec(section) ?? [];
    return [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
  });
  expect(named.flat().filter((name) => !known.some((one) => one === name))).toEqual([]);
  for (const { name, rules } of CHECKS) {
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(named[numberOf(rule) - 1], `rule ${numberOf(rule)}`).toContain(name);
  }
  expect(sections().filter((section) => !/^Checked by: (every state|`)/m.test(section))).toEqual([]);
});

test('the options are those that the command prints', () => {
  const documented = [...page.matchAll(/^\| `--([\w-]+)=/gm)].map(([, name]) => name);
  const printed = [...USAGE.matchAll(/^ {2}--([\w-]+)=/gm)].map(([, name]) => name);
  expect(documented.length).toBeGreaterThan(0);
  expect(documented).toEqual(printed);
});

test.each(['PORT', 'CHROME_ORIGIN', 'CHROME_COPIES'])('the variable %s is documented', (name) => {
  expect(page).toContain(`| \`${name}\` |`);
  expect(USAGE).toContain(name);
});

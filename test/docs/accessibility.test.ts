/** docs/accessibility.md names only tests that exist, and every criterion once. */

import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const text = await readFile(new URL('docs/accessibility.md', root), 'utf8');

/** The criteria of WCAG 2.2 at level A, and at level AA. */
const A = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2'],
  ...['2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4'],
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '3.1.1', '3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2', '3.3.7', '4.1.2'],
];
const AA = [
  ...['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...['2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4', '3.3.3', '3.3.4', '3.3.8'],
  '4.1.3',
];
const AAA = ['1.4.6', '2.3.3'];

test('each test file that it names exists', async () => {
  const named = [...text.matchAll(/`((?:browser|unit)\/[a-z-]+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(20);
  const files = await Array.fromAsync(glob('{test,packages/*/test}/**/*.test.ts', { cwd: fileURLToPath(root) }));
  const known = files.map((file) => file.replace(/^.*?test\/(\w+)\/(?:.*\/)?([\w-]+)\.test\.ts$/, '$1/$2'));
  expect(named.filter((name = '') => !known.includes(name))).toEqual([]);
});

test('every criterion of levels A and AA is in one row, which says how it was checked', () => {
  const rows = [...text.matchAll(/^\| ([\d., ]+\d) [^|]+\| [^|]+ \| (\S[^|]*) \|$/gm)];
  const criteria = rows.flatMap(([, named = '']) => named.split(', '));
  expect([A.length, AA.length]).toEqual([31, 24]);
  expect(criteria.toSorted()).toEqual([...A, ...AA, ...AAA].toSorted());
});

/** The records in docs/decisions: their index, form, numbers, and the files that they name. */

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../packages/cli/src/root.ts';

const FOLDER = join(ROOT, 'docs/decisions');
const INDEX = 'README.md';
const MAX_WORDS = 250;

/** After the title: dates, and the numbers of records that are now part of this one. */
const DATES = /^\d{4}-\d{2}-\d{2}(?:, changed \d{4}-\d{2}-\d{2})?\.(?: Includes ((?:\d+(?:, | and )?)+)\.)?$/;
const PARTS = /^Context Decision Consequences(?: Rejected)?(?: Earlier)?$/;

/** Paths of the repository in backticks. */
const PATHS = /`((?:src|client|packages|test|tools)\/[^\s`]*|\.[\w-]+\.cjs|[\w-]+\.config\.ts)`/g;
/** The only such file that is a company's, not the repository's. */
const OF_COMPANIES = 'portico.config.ts';

interface DecisionRecord {
  readonly file: string;
  readonly text: string;
  readonly title: string;
  readonly dates: string;
}

const files = (await readdir(FOLDER)).filter((file) => file !== INDEX);
const records: readonly DecisionRecord[] = await Promise.all(
  files.map(async (file) => {
    const text = await readFile(join(FOLDER, file), 'utf8');
    const [heading = '', dates = ''] = text.split('\n');
    return { file, text, title: heading.replace('# ', ''), dates };
  }),
);

test('the index links to each record once, with its title', async () => {
  const index = await readFile(join(FOLDER, INDEX), 'utf8');
  const links = [...index.matchAll(/^- \[(.*)\]\((.*)\)$/gm)].map(([, title, file]) => `${file}: ${title}`);
  expect(links.length).toBeGreaterThan(30);
  expect(links.toSorted()).toEqual(records.map(({ file, title }) => `${file}: ${title}`).toSorted());
});

test('no number belongs to two records, and each title starts with that of its file', () => {
  expect(records.length).toBeGreaterThan(30);
  expect(records.filter(({ file, title }) => !title.startsWith(`${Number.parseInt(file, 10)}. `))).toEqual([]);
  const numbers = records.flatMap(({ title, dates }) => {
    const [, included = ''] = DATES.exec(dates) ?? [];
    return [title, ...included.split(/, | and /)].map((text) => Number.parseInt(text, 10)).filter(Number.isInteger);
  });
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test.each(records)('$title', ({ text, dates }) => {
  expect(dates).toMatch(DATES);
  expect([...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part).join(' ')).toMatch(PARTS);
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
});

test('the files that records name exist', () => {
  const paths = records.flatMap(({ text }) => [...text.matchAll(PATHS)].map(([, path = '']) => path));
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => path !== OF_COMPANIES && !existsSync(join(ROOT, path)))).toEqual([]);
});

/** docs/performance.md has what `npm run bench` measures, and README.md repeats its first table. */

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MEASUREMENTS } from '../../tools/bench/measurements.ts';
import { commandOf } from '../../tools/bench/report/performance-page.ts';
import { textBetweenMarkers } from '../../tools/bench/report/replace-between-markers.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFile(new URL(file, root), 'utf8');

const HINT = 'npm run bench -- --write';

test('the page has a section for each measurement, in the order of the list', async () => {
  const commands = [...(await read('docs/performance.md')).matchAll(/<sub>`(npm run bench -- --only=[^`]+)`<\/sub>/g)];
  expect(MEASUREMENTS.length).toBeGreaterThan(0);
  expect(
    commands.map(([, command]) => command),
    HINT,
  ).toEqual(MEASUREMENTS.map(({ name }) => commandOf(name)));
});

test('the table of README.md is the first of the page', async () => {
  const table = textBetweenMarkers(await read('README.md'), 'performance');
  const [first] = /^\|.*(?:\n\|.*)+/m.exec(await read('docs/performance.md')) ?? [];
  expect(table.split('\n').length).toBeGreaterThan(2);
  expect(table, HINT).toBe(first);
});

test('each picture of the page exists, and no other', async () => {
  const shown = [...(await read('docs/performance.md')).matchAll(/\]\(images\/([^)]+)\)/g)].map(([, file]) => file);
  const files = await readdir(new URL('docs/images/', root));
  expect(shown.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.startsWith('performance-')).toSorted()).toEqual(shown.toSorted());
});

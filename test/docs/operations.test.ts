/** docs/operations.md names every event, column and field that the service has, and no others. */

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createStudioReport, type StudioEvent } from '../../packages/studio/src/watch/events.ts';
import { createCounters } from '../../src/runtime/counters.ts';
import type { ServiceEvent } from '../../src/runtime/event.ts';
import { testApp } from '../support/app.ts';
import { contentFor } from '../support/content.ts';
import { documentedTable } from '../support/documented-table.ts';

const PAGE = 'docs/operations.md';

/** One of each. No two values are the same, except that each language is `de`. */
const EXAMPLES: { readonly [Name in ServiceEvent['name']]: Extract<ServiceEvent, { readonly name: Name }> } = {
  answered: { name: 'answered', route: 'header', language: 'de', status: 200, state: 'stale', notices: 2 },
  'part-failed': { name: 'part-failed', route: 'header', part: 'a part', language: 'de', error: 'an error' },
  'copy-sent': { name: 'copy-sent', route: 'header', language: 'de', error: 'an error' },
  unavailable: { name: 'unavailable', route: 'header', error: 'an error' },
  'wait-failed': { name: 'wait-failed', wait: 'bucket', late: true, error: 'an error' },
  'cache-entry-rejected': { name: 'cache-entry-rejected', key: 'a key', reason: 'a reason' },
  'publication-taken': { name: 'publication-taken', publication: '12' },
  'publication-incomplete': { name: 'publication-incomplete', reason: 'a reason' },
  'publication-rejected': { name: 'publication-rejected', reason: 'a reason' },
  'publication-missing': { name: 'publication-missing', publication: '12' },
  'post-fetched': { name: 'post-fetched', source: 'a source', language: 'de', milliseconds: 120 },
  'post-failed': { name: 'post-failed', source: 'a source', language: 'de', reason: 'a reason', retryAfter: 5_000 },
};
const EVENTS: readonly ServiceEvent[] = Object.values(EXAMPLES);

const codesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

async function rowsOf(name: string): Promise<string[][]> {
  const [, , ...lines] = (await documentedTable(PAGE, name)).split('\n');
  return lines.map((line) => line.split('|').slice(1, -1));
}

/** The blocks of code in a language, such as `sql`. */
async function blocksIn(language: string): Promise<string[]> {
  const text = await readFile(new URL(`../../${PAGE}`, import.meta.url), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, 'gms'))].map(
    ([, block = '']) => block,
  );
  expect(blocks.length).toBeGreaterThan(0);
  return blocks;
}

test('the table of events has every event with its fields', async () => {
  const rows = (await rowsOf('events')).map(([name = '', fields = '']) => [...codesIn(name), ...codesIn(fields)]);
  expect(rows).toEqual(EVENTS.map(({ name, ...fields }) => [name, ...Object.keys(fields)]));
});

const STUDIO_EXAMPLES: {
  readonly [Name in StudioEvent['event']]: Extract<StudioEvent, { readonly event: Name }>;
} = {
  'publication-fault': { event: 'publication-fault', fault: 'not-shown', text: 'a text' },
  'check-failed': { event: 'check-failed', what: 'KV' },
  'backup-written': { event: 'backup-written', name: 'a name' },
  'backup-failed': { event: 'backup-failed', error: 'an error' },
};

test('the table of the Studio has every event with its fields, as they are logged', async () => {
  const rows = (await rowsOf('studio-events')).map(([name = '', fields = '']) => [
    ...codesIn(name),
    ...codesIn(fields),
  ]);
  const lines: string[] = [];
  const report = createStudioReport({ dataset: undefined, version: '1.2.3', write: (line) => lines.push(line) });
  for (const event of Object.values(STUDIO_EXAMPLES)) report(event);
  const logged = lines.map((line) => JSON.parse(line));
  expect(rows).toEqual(logged.map(({ event, version: _, ...fields }) => [event, ...Object.keys(fields)]));
});

test('the table of columns names the fields that each column has, and no others', async () => {
  const columns = await rowsOf('columns');
  const used = new Set<string>();
  for (const event of [...EVENTS, { ...EXAMPLES['wait-failed'], late: false }]) {
    const rows: { blobs: readonly string[]; doubles: readonly number[] }[] = [];
    createCounters({ writeDataPoint: (row) => void rows.push(row) }, '1.2.3')(event);
    const [{ blobs, doubles } = { blobs: [], doubles: [] }] = rows;
    expect([blobs[0], blobs[4], blobs.length, doubles[0], doubles.length]).toEqual([event.name, '1.2.3', 5, 1, 2]);
    const values = { blob2: blobs[1], blob3: blobs[2], blob4: blobs[3], double2: doubles[1] };
    for (const [column, value] of Object.entries(values)) {
      if (!value) continue;
      const field = Object.entries(event).find(([, candidate]) => candidate === value)?.[0] ?? value;
      used.add(`${column} ${field}`);
    }
  }
  const ofStudio = ['blob2 fault', 'blob2 what'];
  const documented = columns.flatMap(([column = '', fields = '']) =>
    codesIn(fields).map((field) => `${codesIn(column)[0]} ${field}`),
  );
  expect(documented.toSorted()).toEqual([...used, ...ofStudio].toSorted());
});

test('the queries use columns and events that exist, and count sampled rows', async () => {
  for (const query of await blocksIn('sql')) {
    expect(query).toContain('_sample_interval');
    for (const [column] of query.matchAll(/\b(blob|double|index)\d+\b/g))
      expect(column).toMatch(/^(blob[1-5]|double[12]|index1)$/);
    const names = [...query.matchAll(/blob1 (?:= '([^']+)'|IN \(([^)]+)\))/g)].flatMap(([, name, list = '']) =>
      name === undefined ? list.split(',').map((item) => item.trim().slice(1, -1)) : [name],
    );
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(Object.keys(EXAMPLES)).toContain(name);
  }
});

/** The paths of all values, such as `missing[].part`. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return (value.length > 0 ? value : [null]).flatMap((item) => pathsIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`));
}

describe('health', () => {
  const broken = (): never => {
    throw new Error('broken');
  };

  test('has the documented fields', async () => {
    const app = testApp({
      contentFor: (language) => (language === 'fr' ? broken() : contentFor(language)),
      readPublication: async () => '{}',
      blog: async () => new Response(null, { status: 500 }),
    });
    await app.request('/chrome/header');
    await app.settle();
    const paths = new Set(pathsIn(await (await app.request('/chrome/health')).json()));
    const documented = (await rowsOf('health')).flatMap(([field = '']) => codesIn(field));
    expect([...paths]).toEqual(documented);
  });
});

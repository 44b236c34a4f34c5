/** From an event that the service writes to a figure in the Studio, on workerd, with the stand-in for Analytics Engine. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EVENTS_ENTRY } from '../../../cli/src/local/events.ts';
import { type StartedStudio, startStudio } from '../../../cli/src/local/studio.ts';
import type { DayRow, Figures, TotalRow } from '../../src/contract/figures.ts';

/** Writes a data point, and waits for it as little as the service does. */
const WRITER = {
  type: 'ESModule',
  path: 'worker.js',
  contents: `export default {
  async fetch(request, { EVENTS }) {
    EVENTS.writeDataPoint(await request.json());
    return new Response(null, { status: 204 });
  },
};`,
};

const sample = {
  id: 'invented',
  languages: ['en'],
  sites: ['main'],
  start: null,
  end: null,
  views: 1_000,
  clicked: 0.1,
  dismissed: 0,
};

const state = await mkdtemp(join(tmpdir(), 'portico-figures-'));
let running: StartedStudio | null = null;
afterAll(async () => {
  await running?.stop();
  await rm(state, { recursive: true });
});

async function start(): Promise<StartedStudio> {
  await running?.stop();
  running = await startStudio({
    replacedInService: { modules: [EVENTS_ENTRY, WRITER] },
    persistTo: state,
    sample: [sample],
  });
  return running;
}

async function rowsOf<Row>({ studio }: StartedStudio, path: string): Promise<readonly Row[]> {
  const figures = (await (await studio.fetch(`/api/${path}`)).json()) as Figures<Row>;
  return 'rows' in figures ? figures.rows : [];
}

async function write({ service }: StartedStudio, kind: string, id: string, site: string, weight: number) {
  const body = { indexes: [id], blobs: [kind, id, site, 'en', '', ''], doubles: [weight] };
  expect((await service.fetch('/', { method: 'POST', body: JSON.stringify(body) })).status).toBe(204);
}

test('events appear in figures at once, each with its weight, and are kept between starts', async () => {
  const started = await start();
  for (const kind of ['seen', 'seen', 'seen', 'click', 'open']) await write(started, kind, 'spring', 'main', 10);
  // a site that only the Studio has
  await write(started, 'seen', 'spring', 'shop', 5);
  const today = { day: new Date().toISOString().slice(0, 10), site: 'main', language: 'en' } as const;
  const expected = [
    { ...today, kind: 'seen', count: 30, variance: 300 },
    { ...today, kind: 'click', count: 10, variance: 100 },
    { ...today, kind: 'seen', site: 'shop', count: 5, variance: 25 },
  ];
  const days = async (of: StartedStudio) => rowsOf<DayRow>(of, 'figures/spring');
  await expect.poll(() => days(started)).toEqual(expected);
  const again = await start();
  expect(await days(again)).toEqual(expected);
});

test('sample figures are the same after each start, for the requested days', async () => {
  const first = running ?? (await start());
  const seenIn = async (started: StartedStudio, path: string) =>
    (await rowsOf<TotalRow>(started, path)).find(({ id, kind }) => id === 'invented' && kind === 'seen')?.count ?? 0;
  const [month, week] = [await seenIn(first, 'figures'), await seenIn(first, 'figures?days=7')];
  expect([week > 3_000, month > 3.5 * week, month < 4.5 * week]).toEqual([true, true, true]);
  expect(await seenIn(await start(), 'figures')).toBe(month);
});

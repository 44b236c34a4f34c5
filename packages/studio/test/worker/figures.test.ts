/** From an event that the service writes to a figure in the Studio, on workerd, with the stand-in for Analytics Engine. */

import { expect, test } from 'vitest';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import { EVENTS_ENTRY } from '../../../cli/src/local/events.ts';
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

const { api, restart, started } = studioOnWorkerd({
  replacedInService: { modules: [EVENTS_ENTRY, WRITER] },
  sample: [sample],
});

async function rowsOf<Row>(path: string): Promise<readonly Row[]> {
  const figures = (await api.call<Figures<Row>>('GET', path)).body;
  return 'rows' in figures ? figures.rows : [];
}

async function write(kind: string, site: string, weight: number) {
  const body = { indexes: ['spring'], blobs: [kind, 'spring', site, 'en', '', ''], doubles: [weight] };
  const response = await started().service.fetch('/', { method: 'POST', body: JSON.stringify(body) });
  expect(response.status).toBe(204);
}

test('events appear in figures at once, each with its weight, and are kept between starts', async () => {
  for (const kind of ['seen', 'seen', 'seen', 'click', 'open']) await write(kind, 'main', 10);
  // a site that only the Studio has
  await write('seen', 'shop', 5);
  const today = { day: new Date().toISOString().slice(0, 10), site: 'main', language: 'en' } as const;
  const expected = [
    { ...today, kind: 'seen', count: 30, variance: 300 },
    { ...today, kind: 'click', count: 10, variance: 100 },
    { ...today, kind: 'seen', site: 'shop', count: 5, variance: 25 },
  ];
  await expect.poll(() => rowsOf<DayRow>('figures/spring')).toEqual(expected);
  await restart();
  expect(await rowsOf<DayRow>('figures/spring')).toEqual(expected);
});

test('sample figures are the same after each start, for the requested days', async () => {
  const seenIn = async (path: string) =>
    (await rowsOf<TotalRow>(path)).find(({ id, kind }) => id === 'invented' && kind === 'seen')?.count ?? 0;
  const [month, week] = [await seenIn('figures'), await seenIn('figures?days=7')];
  expect([week > 3_000, month > 3.5 * week, month < 4.5 * week]).toEqual([true, true, true]);
  await restart();
  expect(await seenIn('figures')).toBe(month);
});

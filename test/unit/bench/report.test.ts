/** How the results of measurements are selected, printed and written. */

import { describe, expect, test } from 'vitest';
import { comparisonRow, comparisonTable, formatNumber, formatSpread } from '../../../tools/bench/report/format.ts';
import { performancePage, type Report } from '../../../tools/bench/report/performance-page.ts';
import { replaceBetweenMarkers, textBetweenMarkers } from '../../../tools/bench/report/replace-between-markers.ts';
import type { Measurement, Section } from '../../../tools/bench/report/section.ts';
import { selectMeasurements } from '../../../tools/bench/report/select.ts';

const spread = (median: number) => ({ median, min: median / 2, max: median * 2 });

const SECTION: Section = {
  title: 'A warm header',
  paragraphs: ['Asked for **again**, with [`path`](parameters.md#parameters).'],
  tables: [
    comparisonTable(
      'Requests',
      'constant | other',
      [comparisonRow('requests/s', { ours: spread(9_000), reference: spread(10_000), ratio: spread(0.9) }, 0)],
      ['It reached 0.9.'],
    ),
  ],
  charts: [
    {
      file: 'performance-warm',
      title: 'Requests',
      unit: 'per second',
      bars: [{ label: 'Portico', value: 9, text: '9', ours: true }],
    },
  ],
  keyFigures: [{ label: 'requests per second', ours: '9,000', reference: '10,000 (a constant)', ratio: '0.90' }],
};

const REPORT: Report = {
  sections: [
    { name: 'warm', section: SECTION },
    { name: 'sizes', section: { title: 'Sizes', paragraphs: [], tables: [], charts: [] } },
  ],
  environment: {
    date: '2026-11-22',
    version: '1.2.3',
    processor: 'Example 3000',
    cores: 2,
    memory: 8,
    system: 'Linux',
    node: '26.10.0',
    workerd: '1.2026',
    chromium: '153.0',
  },
  run: { seconds: 125, loadBefore: 0.2, loadAfter: 1.9 },
};

describe('figures', () => {
  test('have commas between thousands, and the range behind the median', () => {
    expect(formatNumber(12_345.678, 1)).toBe('12,345.7');
    expect(formatSpread({ median: 1_000, min: 900, max: 1_100 })).toBe('1,000 (900–1,100)');
  });
});

describe('docs/performance.md', () => {
  const page = performancePage(REPORT);

  test('opens with the key figures and the missed aims, then says how and where it was measured', () => {
    const order = ['| requests per second | 9,000 |', '**Missed aims.** It reached 0.9.', 'Example 3000'];
    const places = order.map((text) => page.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(page.indexOf('## A warm header')).toBeGreaterThan(places[2] ?? Number.NaN);
    for (const fact of [
      '2026-11-22',
      'version 1.2.3',
      '2 cores',
      'Node 26.10.0',
      'workerd 1.2026',
      'Chromium 153.0',
      '2 min 5 s',
    ])
      expect(page).toContain(fact);
  });

  test('has each section with its command, its picture and its ratio', () => {
    expect(page).toContain('npm run bench -- --only=sizes');
    expect(page).toContain('![Requests](images/performance-warm.svg)');
    expect(page).toContain('| requests/s | 9,000 (4,500–18,000) | 10,000 (5,000–20,000) | 0.90 (0.45–1.80) |');
    expect(page).toContain('constant \\| other');
  });

  test('warns if other programs used the machine', () => {
    expect(page).not.toContain('The machine was busy');
    const busy = { ...REPORT, run: { ...REPORT.run, loadBefore: 1.5 } };
    expect(performancePage(busy)).toContain('The machine was busy');
  });
});

describe('what a program writes into a page', () => {
  const PAGE = 'before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n';

  test('replaces the text between two comments, and can be read again', () => {
    const replaced = replaceBetweenMarkers(PAGE, 'figures', '| new |');
    expect(replaced).toBe('before\n<!-- figures -->\n| new |\n<!-- end of figures -->\nafter\n');
    expect(textBetweenMarkers(replaced, 'figures')).toBe('| new |');
  });

  test.each([['no comments'], ['<!-- figures --> but no end'], [PAGE + PAGE]])('is refused: %j', (page) => {
    expect(() => replaceBetweenMarkers(page, 'figures', '')).toThrow('once');
  });
});

describe('--only', () => {
  const LIST: readonly Measurement[] = ['warm', 'abuse', 'sizes'].map((name) => ({
    name,
    measure: async () => SECTION,
  }));

  test('selects by name, in the order of the list; without it, all are selected', () => {
    expect(selectMeasurements(LIST, 'sizes, warm').map(({ name }) => name)).toEqual(['warm', 'sizes']);
    expect(selectMeasurements(LIST, undefined)).toBe(LIST);
  });
});

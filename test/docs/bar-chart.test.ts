/** The pictures of docs/performance.md. */

import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { barChart } from '../../tools/bench/report/bar-chart.ts';
import type { BarChart } from '../../tools/bench/report/section.ts';

const CHART: BarChart = {
  file: 'performance-example',
  title: 'Layout & style (shorter is better)',
  unit: 'milliseconds',
  bars: [
    { label: 'Portico', value: 10, text: '10 ms', ours: true },
    { label: 'Another <header>', value: 40, text: '40 ms', ours: false },
    { label: 'Nothing', value: 0, text: '0 ms', ours: false },
  ],
};

/** Of the bars, from top to bottom. */
const widthsIn = (svg: string) =>
  [...svg.matchAll(/class="bar[^"]*".* width="([\d.]+)"/g)].map(([, width]) => Number(width));

test('bars are as long as their values, and one of zero can still be seen', () => {
  const [ours = 0, other = 0, nothing = 0] = widthsIn(barChart(CHART));
  expect(other / ours).toBeCloseTo(4, 1);
  expect(nothing).toBe(2);
});

test('a negative value, as of a difference of equal times, is drawn like zero', () => {
  const bars = [-1, 5].map((value) => ({ label: 'a', value, text: '', ours: true }));
  expect(widthsIn(barChart({ ...CHART, bars }))[0]).toBe(2);
});

test('labels, values and our bar are there, and characters of markup are text', () => {
  const svg = barChart(CHART);
  for (const { label, text } of CHART.bars) {
    expect(svg).toContain(`>${label.replace('<', '&lt;').replace('>', '&gt;')}</text>`);
    expect(svg).toContain(`>${text}</text>`);
  }
  expect(svg.match(/class="bar ours"/g)).toHaveLength(1);
  expect(svg).not.toContain('<header>');
});

test('it has a name and a description for people who do not see it', () => {
  const [svg] = parseFragment(barChart(CHART)).childNodes;
  expect(svg).toMatchObject({ nodeName: 'svg' });
  const attributes = svg && 'attrs' in svg ? Object.fromEntries(svg.attrs.map(({ name, value }) => [name, value])) : {};
  expect(attributes).toMatchObject({ role: 'img', 'aria-labelledby': 'title description' });
  expect(barChart(CHART)).toContain('<title id="title">Layout &amp; style (shorter is better)</title>');
  expect(barChart(CHART)).toContain('>milliseconds: Portico 10 ms; Another &lt;header&gt; 40 ms; Nothing 0 ms</desc>');
});

test('texts do not leave the picture', () => {
  const long = { label: 'L'.repeat(50), value: 100, text: '1,234,567 ms (100 ×)', ours: false };
  const svg = barChart({ ...CHART, bars: [long] });
  const [, left = 0, width = 0] = (/class="bar".*? x="([\d.]+)".*? width="([\d.]+)"/.exec(svg) ?? []).map(Number);
  expect(width).toBeGreaterThan(50);
  expect(left + width + long.text.length * 7.1).toBeLessThan(760);
  expect(left).toBeGreaterThan(50 * 7.1);
});

test.each([
  ['no bars', { bars: [] }, 'no bars'],
  ['a value that is not a number', { bars: [{ label: 'a', value: Number.NaN, text: '', ours: true }] }, 'NaN'],
  ['a title that does not fit', { title: 'long '.repeat(20) }, 'too long for a title'],
  ['a label that leaves no room', { bars: [{ label: 'a'.repeat(80), value: 1, text: '', ours: true }] }, 'too long'],
])('%s is an error', (_, change, message) => {
  expect(() => barChart({ ...CHART, ...change })).toThrow(message);
});

/** Draws a bar chart as SVG, for light and dark themes. */

import type { Bar, BarChart } from './section.ts';

const WIDTH = 760;
const PADDING = 24;
/** From the top to the first bar. */
const HEADING = 76;
const ROW = 34;
const BAR = 20;
const GAP = 12;
/** Labels take half of the picture at most, so that bars have room. */
const MAX_LABEL_WIDTH = WIDTH / 2;

/** Widths in pixels per character of 13 px text, in the widest of the fonts below; a title's are larger and bold. */
const CHARACTER = 7.1;
const BOLD_CHARACTER = 7.7;
const TITLE_CHARACTER = 8.8;
const WIDE_CHARACTER = 13.5;

/** On a background of its own, because a page may be light while its visitor's system is dark. */
const STYLE = `
text { font: 13px -apple-system, BlinkMacSystemFont, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; fill: #1f2328 }
.title { font-size: 16px; font-weight: 600 }
.unit { fill: #59636e }
.ours-text { font-weight: 600 }
.background { fill: #fff; stroke: #d1d9e0 }
.axis { stroke: #d1d9e0 }
.bar { fill: #b4bec9 }
.ours { fill: #0969da }
@media (prefers-color-scheme: dark) {
  text { fill: #f0f6fc }
  .unit { fill: #9198a1 }
  .background { fill: #0d1117; stroke: #3d444d }
  .axis { stroke: #3d444d }
  .bar { fill: #525b66 }
  .ours { fill: #4493f8 }
}`;

/**
 * The text of an SVG file.
 *
 * @throws Error if there are no bars, if a value is not finite, or if a title or label is too long
 */
export function barChart(chart: BarChart): string {
  const { title, unit, bars } = chart;
  const wrong = bars.find(({ value }) => !Number.isFinite(value));
  if (wrong) throw new Error(`The bar "${wrong.label}" of "${title}" has the value ${wrong.value}`);
  if (bars.length === 0) throw new Error(`"${title}" has no bars`);
  const labels = widest(bars, ({ label }) => label);
  if (labels > MAX_LABEL_WIDTH) throw new Error(`A label of "${title}" is too long for a picture`);
  if (title.length * TITLE_CHARACTER > WIDTH - 2 * PADDING) throw new Error(`"${title}" is too long for a title`);
  const left = PADDING + labels + GAP;
  const room = WIDTH - PADDING - GAP - widest(bars, ({ text }) => text) - left;
  const most = Math.max(Number.MIN_VALUE, ...bars.map(({ value }) => value));
  const rows = bars.map((bar, index) => row(bar, HEADING + index * ROW, left, (bar.value / most) * room));
  const height = HEADING + bars.length * ROW + PADDING - (ROW - BAR);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escapeXml(title)}</title>
<desc id="description">${escapeXml(chartText(chart))}</desc>
<style>${STYLE}
</style>
<rect class="background" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>
<text class="title" x="${PADDING}" y="36">${escapeXml(title)}</text>
<text class="unit" x="${PADDING}" y="57">${escapeXml(unit)}</text>
${rows.join('\n')}
<path class="axis" d="M${round(left - 0.5)} ${HEADING - 5}V${height - PADDING + 5}"/>
</svg>
`;
}

/** What the bars show, in words: `Portico 12 ms; React 40 ms`. */
function chartText({ unit, bars }: BarChart): string {
  return `${unit}: ${bars.map(({ label, text }) => `${label} ${text}`).join('; ')}`;
}

function row({ label, text, ours }: Bar, top: number, left: number, length: number): string {
  const baseline = top + 14.5;
  const own = ours ? ' class="ours-text"' : '';
  // a bar of no length would look like a missing one; a difference may be negative by noise
  const shown = Math.max(2, length);
  return [
    `<text${own} x="${round(left - GAP)}" y="${baseline}" text-anchor="end">${escapeXml(label)}</text>`,
    `<rect class="bar${ours ? ' ours' : ''}" x="${round(left)}" y="${top}" width="${round(shown)}" height="${BAR}" rx="2"/>`,
    `<text${own} x="${round(left + shown + 8)}" y="${baseline}">${escapeXml(text)}</text>`,
  ].join('\n');
}

/** The width of the widest text, in pixels: an estimate, rather too wide than too narrow. */
function widest(bars: readonly Bar[], textOf: (bar: Bar) => string): number {
  const widthOf = (bar: Bar) => {
    const usual = bar.ours ? BOLD_CHARACTER : CHARACTER;
    return [...textOf(bar)].reduce((sum, character) => sum + (character > '\u2e80' ? WIDE_CHARACTER : usual), 0);
  };
  return Math.max(...bars.map(widthOf));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

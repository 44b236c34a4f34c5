/** Compares the header in Chromium with one made with Radix and React, and with a plain one as the lower bound. */

import { SLOWED } from '../browser/rendering.ts';
import { formatNumber } from '../report/format.ts';
import type { BarChart, KeyFigure, Measurement, Section } from '../report/section.ts';
import { bytesOf, totalOf } from './bytes.ts';
import { type Figures, formatRatio, ratioOf, spreadIfAny } from './compared.ts';
import { measureBrowser, type PeerFigures } from './measure-browser.ts';
import { bytesTable, type Compared, earlyTable, eventTimingTable, loadingTable, openingsTable } from './tables.ts';

export const peers: Measurement = { name: 'peers', measure };

/** The figures that are drawn, and open the report. */
interface Highlight {
  readonly file: string;
  /** Without the unit. */
  readonly title: string;
  readonly unit: string;
  readonly read: (figures: PeerFigures) => Figures;
}

const HIGHLIGHTS: readonly Highlight[] = [
  {
    file: 'performance-peers-bytes',
    title: 'Download of the header',
    unit: 'bytes, brotli 11',
    read: ({ peer }) => [totalOf(bytesOf(peer))],
  },
  {
    file: 'performance-peers-loading',
    title: `Main-thread time on a phone, CPU slowed ${SLOWED}×`,
    unit: 'ms',
    read: ({ firstViews }) => firstViews.phone.map(({ task }) => task),
  },
  {
    file: 'performance-peers-tap',
    title: `Tap on a section until its links show, CPU slowed ${SLOWED}×`,
    unit: 'ms',
    read: ({ visits }) => visits.phone.map(({ openings }) => openings.get('tap')?.delay ?? null),
  },
];

async function measure(): Promise<Section> {
  const [portico, radix, plain, again] = await measureBrowser();
  if (!portico || !radix || !plain || !again) throw new Error('A header was not measured');
  const compared: Compared = [portico, radix, plain, again];
  return {
    title: 'Compared with other headers, in the browser',
    paragraphs: [
      `Three headers with the same links and texts: the built service’s; Radix NavigationMenu with React, rendered on the server and hydrated; and a plain one as the lower bound ([52](decisions/0052-report-of-the-benchmark.md)). Chromium’s CPU is slowed ${SLOWED}×, and no figure includes download time. Main thread, elements and heap exclude the page’s own. Input times end with the first frame that shows the menu; a finger presses for 80 ms. Portico is measured twice: its ratio to itself shows how much the others vary by chance.`,
      'Unfair to Portico: its style sheet covers the footer, two themes, print and hostile host styles; its HTML contains all links; only its overlay makes the page behind it inert. Unfair to Radix: it waits 200 ms before opening on hover, and React costs nothing on a page that uses it anyway.',
    ],
    tables: [
      bytesTable(compared),
      { ...loadingTable(compared, 'desktop'), consoleOnly: true },
      loadingTable(compared, 'phone'),
      openingsTable(compared),
      { ...eventTimingTable(compared), consoleOnly: true },
      { ...earlyTable(compared), consoleOnly: true },
    ],
    charts: HIGHLIGHTS.map((highlight) => chart(compared, highlight)),
    keyFigures: HIGHLIGHTS.slice(0, 2).map((highlight) => keyFigure(compared, highlight)),
  };
}

function chart(compared: Compared, { file, title, unit, read }: Highlight): BarChart {
  return {
    file,
    title,
    unit,
    bars: compared.slice(0, 3).map((figures) => {
      const { name } = figures.peer;
      const value = medianOf(read(figures));
      return { label: name, value, text: formatNumber(value), ours: name === 'Portico' };
    }),
  };
}

function keyFigure([portico, radix]: Compared, { title, unit, read }: Highlight): KeyFigure {
  return {
    label: `${title}, ${unit}`,
    ours: formatNumber(medianOf(read(portico))),
    reference: `${formatNumber(medianOf(read(radix)))} (Radix with React)`,
    ratio: formatRatio(ratioOf(read(portico), read(radix))) ?? '–',
  };
}

/** @throws Error without a figure */
function medianOf(figures: Figures): number {
  const spread = spreadIfAny(figures);
  if (!spread) throw new Error('Nothing was measured');
  return spread.median;
}

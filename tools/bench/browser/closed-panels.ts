/** Compares a first view with one that styles and lays out closed panels too. */

import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../packages/cli/src/local/chromium.ts';
import { startService } from '../../../packages/cli/src/local/service.ts';
import type { Measurement, Section, Table } from '../report/section.ts';
import { compare, type Spread } from '../statistics.ts';
import { measureFirstView, SLOWED, WINDOWS, type WindowName } from './rendering.ts';

const ROUNDS = 4;

/** Undoes the rules that keep closed parts out of style and layout. They stay invisible, at their open positions. */
const EVERYTHING_TAKES_PART = `<style>
html { --portico-offset: initial; --portico-bottom: initial }
.portico-menu, .portico-panel, .portico-language-menu__panel { display: block !important; visibility: hidden !important }
.portico-menu__languages, .portico-menu__actions, .portico-footer__column > ul { display: block !important }
</style>`;

/** The content of a page that is a few windows long. */
const MAIN = `<main>${'<h2>A heading of the page</h2><p>Text of the page, which goes on for a line or two.</p>'.repeat(60)}</main>`;

const READY = '.portico-nav__list[data-portico-enhanced]';

interface Pages {
  readonly origin: string;
  readonly asItIs: string;
  readonly everything: string;
  readonly withoutChrome: string;
}

interface WindowResult {
  readonly window: WindowName;
  /** Milliseconds of style and layout. */
  readonly asItIs: Spread;
  readonly everything: Spread;
  readonly ratio: Spread;
  readonly withoutChrome: number;
}

export const closedPanels: Measurement = {
  name: 'closed-panels',
  async measure(): Promise<Section> {
    const service = await startService({ preview: false });
    const browser = await launchChromium();
    try {
      const fragment = async (name: string) =>
        (await service.fetch(`/chrome/${name}?lang=en&transparent=false&at=2026-01-01`)).text();
      const [header, footer] = await Promise.all([fragment('header'), fragment('footer')]);
      const pages = {
        origin: service.origin,
        asItIs: pageWith('', header, footer),
        everything: pageWith(EVERYTHING_TAKES_PART, header, footer),
        withoutChrome: pageWith('', '', ''),
      };
      const results: WindowResult[] = [];
      for (const window of ['desktop', 'phone'] as const) results.push(await compareIn(window, browser, pages));
      return sectionOf(results);
    } finally {
      await browser.close();
      await service.stop();
    }
  },
};

function pageWith(styles: string, header: string, footer: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">${styles}</head>
<body style="margin:0">${header}${MAIN}${footer}</body></html>`;
}

async function compareIn(window: WindowName, browser: Browser, pages: Pages): Promise<WindowResult> {
  const { origin } = pages;
  const measure = async (html: string, ready?: string) => {
    const { style, layout } = await measureFirstView(browser, { html, origin, window, ready });
    return style + layout;
  };
  const { ours, reference, ratio } = await compare(
    ROUNDS,
    () => measure(pages.asItIs, READY),
    () => measure(pages.everything, READY),
  );
  return { window, asItIs: ours, everything: reference, ratio, withoutChrome: await measure(pages.withoutChrome) };
}

function sectionOf(results: readonly WindowResult[]): Section {
  return {
    title: 'Closed panels',
    paragraphs: [
      `Style and layout of a first view with header and footer, with the CPU slowed ${SLOWED}×, until the page is at rest; and of the same page with closed panels, overlay and folded columns laid out.`,
    ],
    tables: [tableOf(results)],
    charts: [],
  };
}

function tableOf(results: readonly WindowResult[]): Table {
  return {
    caption: 'Style and layout of a first view',
    columns: ['window', 'as shipped, ms', 'all laid out, ms', 'ratio (aim ≤ 0.5)', 'the page alone, ms'],
    rows: results.map(({ window, asItIs, everything, ratio, withoutChrome }) => [
      `${window}, ${WINDOWS[window].width} px`,
      text(asItIs, 0),
      text(everything, 0),
      text(ratio, 2),
      withoutChrome.toFixed(0),
    ]),
    missed: results
      .filter(({ ratio }) => ratio.median > 0.5)
      .map(({ window, ratio }) => `On the ${window}, the ratio is ${ratio.median.toFixed(2)}, and the aim is 0.5.`),
  };
}

function text({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

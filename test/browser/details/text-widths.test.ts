/**
 * The texts that `portico check` calls too wide for a phone are those that Chromium breaks or cuts off at 320 pixels.
 * `UPDATE_REFERENCES=1` measures the letters of Inter again, and writes packages/studio/src/entries/fit/glyph-widths.ts.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { announcementText, nameProblem } from '../../../packages/cli/src/fit/fit-problems.ts';
import { rowWidth } from '../../../packages/cli/src/fit/row-problems.ts';
import { fitProblem } from '../../../packages/studio/src/entries/fit/fit-problem.ts';
import { GLYPH_WIDTHS } from '../../../packages/studio/src/entries/fit/glyph-widths.ts';
import { NARROW, PLACES, WIDE, WIDE_ROW } from '../../../packages/studio/src/entries/fit/places.ts';
import { textWidth } from '../../../packages/studio/src/entries/fit/text-width.ts';
import { COMPANY } from '../../../src/company.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';

const { open } = useBrowser();

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const LETTERS = String.fromCodePoint(
  ...[...range(0x20, 0x7e), ...range(0xa0, 0x17f), ...range(0x386, 0x3ce), ...range(0x400, 0x45f)],
  ...[...'–—‘’‚“”„†•…‰‹›€™→←'].map((letter) => letter.codePointAt(0) ?? 0),
).replaceAll(/[\u00ad\u038b\u038d\u03a2]/g, '');

/** The files of the font that have these letters. */
const SUBSETS = {
  latin: 'U+0-FF,U+131,U+152-153,U+2013-203A,U+20AC,U+2122,U+2190-2193',
  'latin-ext': 'U+100-17F',
  greek: 'U+370-3FF',
  cyrillic: 'U+400-45F',
};

async function fontFaces(): Promise<string> {
  const faces = Object.entries(SUBSETS).map(async ([name, letters]) => {
    const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/inter/files/inter-${name}-wght-normal.woff2`));
    const font = (await readFile(file)).toString('base64');
    return `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}); unicode-range: ${letters} }`;
  });
  return (await Promise.all(faces)).join('\n');
}

/** A page with Inter. */
async function openWith(query: string, width: number): Promise<Page> {
  const head = `<style>${await fontFaces()} :root { --portico-font: Inter }</style>`;
  const { page } = await open({ query, width, head });
  await page.evaluate((letters) => document.fonts.load('600 16px Inter', letters), LETTERS);
  return page;
}

test('the table has the widths of the letters of Inter', async ({ skip }) => {
  const page = await openWith('lang=en', NARROW);
  const widths = await page.evaluate((letters) => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    context.font = '600 1000px Inter';
    return [...letters].map((letter) => Math.round(context.measureText(letter).width / 10));
  }, LETTERS);
  const groups = Object.groupBy([...LETTERS], (_, index) => String(widths[index]));
  const table = Object.fromEntries(Object.entries(groups).map(([width, letters = []]) => [width, letters.join('')]));
  if (process.env.UPDATE_REFERENCES) {
    const text = `/** The widths of letters in hundredths of the font size, in semibold Inter: written by test/browser/details/text-widths.test.ts. */

export const GLYPH_WIDTHS: Readonly<Record<string, string>> = ${JSON.stringify(table, null, 2)};
`;
    await writeFile(new URL('../../../packages/studio/src/entries/fit/glyph-widths.ts', import.meta.url), text);
    skip('the table is written');
  }
  expect(GLYPH_WIDTHS).toEqual(table);
});

/** What holds the text of each place, in the overlay with its first section open and one button, or in the footer. */
const SELECTORS: Readonly<Record<keyof typeof PLACES, string>> = {
  announcement: '.portico-announcement__link > span',
  section: '.portico-section__button',
  plainLink: '.portico-section__link',
  columnTitle: '.portico-panel .portico-column__title',
  link: '.portico-link:not(:has(.portico-icon)) .portico-link__name',
  linkWithIcon: '.portico-link:has(.portico-icon) .portico-link__name',
  card: '.portico-teaser:has(img) .portico-teaser__title',
  button: '.portico-menu__actions > .portico-action',
  footerTitle: '.portico-footer__summary',
  footerLink: '.portico-footer__column .portico-footer-link',
};

/** Names of companies in the row. */
const NAMES = ['Globex Corporation', 'Wayne Enterprises', 'Stark Industries Europe', 'International Rectifier'];

/** Texts by the place that they are in. */
const EXAMPLES: Readonly<Record<keyof typeof PLACES, readonly string[]>> = {
  announcement: ['Try Globex | Start', 'Donaudampfschifffahrtsgesellschaftskapitän gesucht | Bewerben'],
  section: ['Anwendungsfälle für Unternehmen', 'Informationssicherheitsmanagement'],
  plainLink: ['Preisgestaltungsmöglichkeiten', 'Sicherheitsüberprüfungsverfahren'],
  columnTitle: ['Softwareentwicklungsumgebungen', 'Rechtsschutzversicherungsgesellschaften'],
  link: ['Kundenbetreuungsdienstleistungen', 'Grundstücksverkehrsgenehmigungszuständigkeit'],
  linkWithIcon: ['Benutzerverwaltungssysteme', 'Grundstücksverkehrsgenehmigungszuständigkeit'],
  card: ['Arbeiterunfallversicherungsgesetz', 'Straßenentwässerungsinvestitionskostenschuldendienst'],
  button: ['Kostenlos registrieren', 'Versorgungsausgleichsberatung buchen'],
  footerTitle: ['Unternehmensverantwortung', 'Nachhaltigkeitsberichterstattungspflicht'],
  footerLink: ['Verbraucherschlichtungsinformation', 'Finanzdienstleistungsaufsichtsbehördenverzeichnis'],
};

/** Whether Chromium breaks a word, shows more lines, or lets the text out of its place. Runs in the page. */
function isBad(element: Element, [text, maxLines]: readonly [string, number]): { bad: boolean; width: number } {
  const parts = text.split(' | ');
  const spans = element.querySelectorAll('.portico-announcement__title, .portico-announcement__cta');
  if (spans.length > 0) for (const [index, span] of spans.entries()) span.textContent = parts[index] ?? '';
  else element.textContent = text;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const tops = new Set<number>();
  let [broken, width] = [false, 0];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.className.includes('description')) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()];
      const lines = new Set(rects.map(({ bottom }) => Math.round(bottom / 8)));
      for (const line of lines) tops.add(line);
      broken ||= lines.size > 1;
      width = Math.max(
        width,
        rects.reduce((sum, rect) => sum + rect.width, 0),
      );
    }
  }
  const isOutside = element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > 309;
  return { bad: broken || isOutside || tops.size > maxLines, width };
}

describe('at 320 pixels', () => {
  test('the estimate and Chromium agree on which texts do not fit', async () => {
    const page = await openWith('lang=en&transparent=false', NARROW);
    await hydrated(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[popover]')?.showPopover();
      for (const column of document.querySelectorAll('details')) column.open = true;
      for (const section of document.querySelectorAll('.portico-section'))
        section.setAttribute('data-portico-open', '');
      [...document.querySelectorAll('.portico-link')].at(-1)?.querySelector('.portico-icon')?.remove();
      for (const button of document.querySelectorAll('.portico-menu__actions > :not(:first-child)')) button.remove();
    });
    const found: string[] = [];
    const shares: number[] = [];
    for (const [place, texts] of Object.entries(EXAMPLES) as [keyof typeof PLACES, readonly string[]][]) {
      const { fontSize, maxLines } = PLACES[place];
      for (const text of texts) {
        const [title = '', cta] = text.split(' | ');
        const estimated = fitProblem(cta ? announcementText(title, cta) : text, 'en', PLACES[place]) !== null;
        const { bad, width } = await page
          .locator(SELECTORS[place])
          .first()
          .evaluate(isBad, [text, maxLines ?? 99] as const);
        const widest = Math.max(...text.split(/ |(?<=-)/).map((word) => textWidth(word, fontSize)));
        shares.push(widest / width);
        if (bad !== estimated) found.push(`${place}: ${text}: ${bad ? 'does not fit' : 'fits'} in Chromium`);
      }
    }
    expect(found).toEqual([]);
    // links are lighter than what the table has
    expect([Math.min(...shares), Math.max(...shares)].map((share) => Math.abs(share - 1) < 0.04)).toEqual([true, true]);
  });

  test.each(NAMES)('the estimate and Chromium agree on whether the row has room for %s', async (name) => {
    const page = await openWith('lang=en&transparent=false', NARROW);
    const width = await page.locator('.portico-header .portico-logo').evaluate((logo, text) => {
      const label = logo.querySelector('.portico-logo__name');
      if (label) label.textContent = text;
      return logo.parentElement?.querySelector('.portico-burger')?.getBoundingClientRect().width ?? 0;
    }, name);
    // first the burger becomes narrower than a finger, then the page wider than the window
    expect(nameProblem({ ...COMPANY, brand: { ...COMPANY.brand, name } }) !== null).toBe(width < 43.5);
  });
});

test('the estimate and Chromium agree on which rows have one line at 1200 pixels', async () => {
  const page = await openWith('site=docs&lang=en', WIDE);
  const { dictionaries, links } = COMPANY;
  const { title } = links.navigation.find(({ id }) => id === 'NAV_PRICING') ?? { title: '' };
  const lines: [string, boolean][] = [];
  const estimated: [string, boolean][] = [];
  for (const words of [1, 5, 8, 10, 20]) {
    const text = 'Preise '.repeat(words).trim();
    const hasOneLine = await page.locator('.portico-header__inner').evaluate((row, name) => {
      for (const link of row.querySelectorAll('.portico-section__link')) link.textContent = name;
      return row.getBoundingClientRect().height < 65;
    }, text);
    lines.push([text, hasOneLine]);
    const english = { ...dictionaries.en, titles: { ...dictionaries.en.titles, [title]: text } };
    const company = { ...COMPANY, dictionaries: { ...dictionaries, en: english } };
    estimated.push([text, rowWidth(company, 'docs', 'en') <= WIDE_ROW.room]);
  }
  expect(estimated).toEqual(lines);
  expect(new Set(lines.map(([, hasOneLine]) => hasOneLine)).size).toBe(2);
});

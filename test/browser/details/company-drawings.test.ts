/** The logo and icons of a company in SVG files: which of them are shown, where, and what the page cannot change. */

import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bundleStyles } from '../../../packages/cli/src/bundle-styles.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import type { Release } from '../../../src/release/release.ts';
import { testApp } from '../../support/app.ts';
import { hydrated, useBrowser } from '../../support/browser.ts';
import { globexWithDrawings, LETTERS } from '../../support/globex-drawings.ts';
import { recordShifts } from '../../support/layout-shifts.ts';
import { still } from '../../support/still.ts';
import { layoutProblems } from '../fixtures/layout-problems.ts';

const { open } = useBrowser();

const STYLES = await bundleStyles(`${ROOT}src/view`, { hasDrawings: true });
const CONTENTS = staticContent(fileContent(await globexWithDrawings()));

/** Of a host with a strict policy. */
const POLICY = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:",
};

interface OpenOptions {
  readonly width?: number;
  readonly head?: string;
  readonly context?: BrowserContextOptions;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page whose header and footer use the files of the build that the run serves, but the style sheet of the company. */
async function openGlobex(query: string, { width = 1200, head = '', ...rest }: OpenOptions = {}) {
  const release: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  const app = testApp({ contents: CONTENTS, release });
  const [header, footer] = await Promise.all(
    ['header', 'footer'].map(async (name) =>
      // the integrity is that of the build
      (await (await app.request(`/chrome/${name}?transparent=false&${query}`)).text()).replace(
        /(<link rel="stylesheet"[^>]*) integrity="[^"]*"/g,
        '$1',
      ),
    ),
  );
  return open({
    width,
    ...rest,
    prepare: async (target) => {
      await target.addInitScript(recordShifts);
      await target.route('**/chrome/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: STYLES }));
    },
    document: () =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Globex</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">${head}</head>
<body>${header}<main><p>Text</p></main>${footer}</body></html>`,
  });
}

/** What can be seen of the logo in header or footer: kinds of each drawing, its box, and the colour of the first letter. */
const logoIn = (page: Page, place: 'header' | 'footer') =>
  page.locator(`.portico-${place} .portico-logo > svg:visible`).evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const { width, height } = drawing.getBoundingClientRect();
      const letter = drawing.querySelector(':scope > path');
      const kinds = [...drawing.classList]
        .filter((name) => name.includes('--'))
        .map((name) => name.replace(/.*--/, ''));
      return { kinds, size: [width, height], letter: letter && getComputedStyle(letter).fill };
    }),
  );

const setTheme = (page: Page, theme: string) =>
  page.evaluate((name) => document.querySelector('[data-portico="header"]')?.setAttribute('data-theme', name), theme);

describe.each(['none', 'shadow'])('isolate=%s', (isolate) => {
  test.each(COLOR_SCHEMES)(
    'in the theme %s, and in auto, the logo is that of the theme and of the width',
    async (scheme) => {
      const letter = LETTERS[scheme];
      const themes = [
        [`theme=${scheme}`, scheme === 'dark' ? 'light' : 'dark'],
        ['theme=auto', scheme],
      ] as const;
      for (const [query, colorScheme] of themes) {
        const { page } = await openGlobex(`isolate=${isolate}&${query}`, { context: { colorScheme } });
        expect(await logoIn(page, 'header')).toEqual([{ kinds: ['wide', scheme], size: [130, 26], letter }]);
        await page.setViewportSize({ width: 390, height: 800 });
        expect(await logoIn(page, 'header')).toEqual([{ kinds: ['small', scheme], size: [26, 26], letter: null }]);
        expect(await logoIn(page, 'footer')).toEqual([{ kinds: [scheme], size: [130, 26], letter }]);
      }
    },
  );

  test('it follows data-theme, paper and forced colours', async () => {
    const { page } = await openGlobex(`isolate=${isolate}&theme=dark`);
    const shown = async () => (await logoIn(page, 'header')).map(({ kinds }) => kinds.join(' '));
    await setTheme(page, 'light');
    expect(await shown()).toEqual(['wide light']);
    await setTheme(page, 'dark');
    expect(await shown()).toEqual(['wide dark']);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toEqual(['wide light']);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'light' });
    expect(await shown()).toEqual(['wide light']);
    await setTheme(page, 'light');
    await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'dark' });
    expect(await shown()).toEqual(['wide dark']);
  });
});

test.each([320, 390, 900, 1200, 1440])(
  'at %i pixels everything fits, and nothing shifts, under a strict policy',
  async (width) => {
    for (const theme of COLOR_SCHEMES) {
      const context = { reducedMotion: 'reduce' } as const;
      const { page, messages } = await openGlobex(`theme=${theme}`, { width, headers: POLICY, context });
      await hydrated(page);
      await still(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
      expect(await layoutProblems(page)).toEqual([]);
      expect(messages).toEqual([]);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${width}-${theme}.png` });
    }
  },
);

test('gradients and clip paths are those of the drawing', async () => {
  const { page } = await openGlobex('theme=light');
  const areOwn = await page.locator('.portico-logo > svg:visible').evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const group = drawing.querySelector('[clip-path]');
      const references = [group?.getAttribute('clip-path'), group?.firstElementChild?.getAttribute('fill')];
      return references.map((reference) =>
        drawing.contains(document.getElementById(reference?.slice('url(#'.length, -1) ?? '')),
      );
    }),
  );
  expect(areOwn).toEqual(Array(2).fill([true, true]));
});

const PROPERTIES = ['fill', 'stroke', 'stroke-width', 'opacity', 'transform', 'display', 'clip-path', 'stop-color'];

test('rules of the host for elements change neither logo nor icons', async () => {
  const rules = `path { fill: red; stroke: red; opacity: .1; transform: scale(2) }
svg, g, rect, circle { fill: red; display: inline; opacity: .5 } svg path { stroke-width: 9 } stop { stop-color: red }`;
  const looks = async (head: string) => {
    const { page } = await openGlobex('theme=light', { head, context: { reducedMotion: 'reduce' } });
    return page.locator('.portico-drawing, .portico-drawing *').evaluateAll(
      (elements, names) =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return [element.localName, ...names.map((name) => style.getPropertyValue(name))].join(' ');
        }),
      PROPERTIES,
    );
  };
  const plain = await looks('');
  expect(plain.length).toBeGreaterThan(50);
  expect(await looks(`<style>${rules}</style>`)).toEqual(plain);
});

test('an icon has the size of the set’s icons and the colour of its link', async () => {
  const { page } = await openGlobex('theme=light');
  const icons = await page.locator('.portico-footer__social-link').evaluateAll((links) =>
    links.map((link) => {
      const icon = link.querySelector('svg');
      const { width, height } = icon?.getBoundingClientRect() ?? {};
      const shape = icon?.querySelector('path');
      const style = shape && getComputedStyle(shape);
      const isOwn = icon?.classList.contains('portico-drawing');
      return {
        size: [width, height],
        isColoured: (isOwn ? style?.fill : style?.stroke) === getComputedStyle(link).color,
      };
    }),
  );
  expect(icons).toEqual(Array(5).fill({ size: [20, 20], isColoured: true }));
});

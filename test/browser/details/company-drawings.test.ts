/** The logo and icons of a company in SVG files: which of them are shown, where, and what the page cannot change. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bundleStyles } from '../../../packages/cli/src/bundle-styles.ts';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { type HostPageOptions, hydrated, useBrowser } from '../../support/browser.ts';
import { globexWithDrawings, LETTERS } from '../../support/globex-drawings.ts';
import { recordShifts } from '../../support/layout-shifts.ts';
import { still } from '../../support/still.ts';
import { companyService } from '../fixtures/company-service.ts';
import { layoutProblems } from '../fixtures/layout-problems.ts';

const { open, service } = useBrowser();

const STYLES = await bundleStyles(`${ROOT}src/view`, { hasDrawings: true });
const COMPANY = await globexWithDrawings();

/** Of a host with a strict policy. */
const POLICY = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:",
};

/** A page with the style sheet of the company. */
async function openGlobex(query: string, options: Pick<HostPageOptions, 'width' | 'context' | 'headers'> = {}) {
  // the integrity is that of the build
  const withoutIntegrity = (html: string) => html.replace(/(<link rel="stylesheet"[^>]*) integrity="[^"]*"/g, '$1');
  return open({
    service: await companyService(COMPANY, service().origin),
    query: `transparent=false&${query}`,
    width: 1200,
    ...options,
    prepare: async (target) => {
      await target.addInitScript(recordShifts);
      await target.route('**/chrome/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: STYLES }));
    },
    document: (header, footer) =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Globex</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"></head>
<body>${withoutIntegrity(header)}<main><p>Text</p></main>${withoutIntegrity(footer)}</body></html>`,
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

test.each([320, 1200])('at %i pixels everything fits, and nothing shifts, under a strict policy', async (width) => {
  for (const theme of COLOR_SCHEMES) {
    const context = { reducedMotion: 'reduce' } as const;
    const { page, messages } = await openGlobex(`theme=${theme}`, { width, headers: POLICY, context });
    await hydrated(page);
    await still(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
    expect(messages).toEqual([]);
  }
});

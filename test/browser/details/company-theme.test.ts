/** The style sheet of a company with a theme: its colours, fonts and corners, and what hosts and visitors override. */

import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bundleStyles } from '../../../packages/cli/src/bundle-styles.ts';
import { COLOR_SCHEMES } from '../../../src/contract/theme.ts';
import { useBrowser } from '../../support/browser.ts';
import { GLOBEX } from '../../support/globex-theme.ts';
import { FOOTER, HEADER } from '../fixtures/pictures.ts';

const { open } = useBrowser();
const STYLES = await bundleStyles(fileURLToPath(new URL('../../../src/view', import.meta.url)), { theme: GLOBEX });

/** The colours of the theme, as browsers compute them. */
const COMPUTED = {
  dark: { surface: 'rgb(8, 32, 26)', accent: 'rgb(117, 231, 191)', action: 'rgb(128, 224, 189)' },
  light: { surface: 'rgb(255, 253, 248)', accent: 'rgb(0, 104, 74)', action: 'rgb(0, 104, 74)' },
};

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const coloursOf = async (page: Page) => ({
  surface: await style(page, HEADER, 'background-color'),
  accent: await style(page, '.portico-announcement__cta', 'color'),
  action: await style(page, '.portico-action--primary', 'background-color'),
});

/** The page of a host, with the company's style sheet in place of the service's. */
async function openThemed(query: string, options: { head?: string; context?: BrowserContextOptions } = {}) {
  const { page } = await open({
    query: `transparent=false&at=2026-01-01&${query}`,
    ...(options.context && { context: options.context }),
    // the integrity is that of the service's style sheet
    document: (header, footer) =>
      `<!doctype html><html lang="en"><title>Host</title>${options.head ?? ''}<body>${header}${footer}`.replaceAll(
        / integrity="[^"]*"/g,
        '',
      ),
    prepare: (opened) =>
      opened.route('**/chrome/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: STYLES })),
  });
  return page;
}

describe.each(['none', 'shadow'])('isolate=%s', (isolate) => {
  const query = `isolate=${isolate}`;

  test.each(COLOR_SCHEMES)('the company’s colours apply in the theme %s, and in auto', async (scheme) => {
    const page = await openThemed(`${query}&theme=${scheme}`);
    expect(await coloursOf(page)).toEqual(COMPUTED[scheme]);
    expect(await style(page, FOOTER, 'background-color')).toBe(COMPUTED[scheme].surface);
    const auto = await openThemed(`${query}&theme=auto`, { context: { colorScheme: scheme } });
    expect(await coloursOf(auto)).toEqual(COMPUTED[scheme]);
  });

  test('so do its font, corners and width', async () => {
    const page = await openThemed(query);
    expect(await style(page, HEADER, 'font-family')).toMatch(/^"?Globex Serif"?, "?Georgia"?, serif, /);
    expect(await style(page, '.portico-action', 'border-radius')).toBe('2px');
    const logo = await page.locator('.portico-header .portico-logo').boundingBox();
    // (1440 - 1280) / 2, and the gutter
    expect(logo?.x).toBe(80 + 32);
  });

  test.each(COLOR_SCHEMES)('tokens of the host win in the theme %s', async (scheme) => {
    const head = `<style>:root { --portico-accent: rgb(1, 2, 3); --portico-font: monospace; --portico-radius: 9px }
.portico-header { --portico-surface: rgb(4, 5, 6) }</style>`;
    const page = await openThemed(`${query}&theme=${scheme}`, { head });
    const { action } = COMPUTED[scheme];
    expect(await coloursOf(page)).toEqual({ surface: 'rgb(4, 5, 6)', accent: 'rgb(1, 2, 3)', action });
    expect(await style(page, HEADER, 'font-family')).toBe('monospace');
    expect(await style(page, '.portico-action', 'border-radius')).toBe('9px');
  });

  test('paper and forced colours win over the theme', async () => {
    const page = await openThemed(query);
    await page.emulateMedia({ media: 'print' });
    expect(await style(page, FOOTER, 'background-color')).toBe('rgb(255, 255, 255)');
    const forced = await openThemed(query, { context: { forcedColors: 'active', colorScheme: 'light' } });
    const canvas = await forced.evaluate(() => {
      document.body.style.backgroundColor = 'Canvas';
      return getComputedStyle(document.body).backgroundColor;
    });
    expect(await style(forced, FOOTER, 'background-color')).toBe(canvas);
    expect(canvas).not.toBe(COMPUTED.dark.surface);
  });
});

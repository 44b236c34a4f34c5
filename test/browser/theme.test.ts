/** `theme=auto` follows the visitor's preference, also when it changes. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { COLOR_SCHEMES } from '../../src/contract/theme.ts';
import { useBrowser } from '../support/browser.ts';

const { open } = useBrowser();

/** Every token of the chrome, as the browser computes it. */
const tokensOf = (page: Page) =>
  page.locator('[data-portico]').evaluateAll((roots) =>
    roots.map((root) => {
      const style = getComputedStyle(root.shadowRoot?.querySelector('div') ?? root);
      return [...style]
        .filter((name) => name.startsWith('--portico-'))
        .sort()
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );

test.each(COLOR_SCHEMES.flatMap((scheme) => ['none', 'shadow'].map((isolate) => [scheme, isolate] as const)))(
  'a visitor who prefers %s gets the tokens of that theme, isolate=%s',
  async (scheme, isolate) => {
    const explicit = await open({ query: `theme=${scheme}&isolate=${isolate}` });
    const expected = await tokensOf(explicit.page);
    const { page } = await open({ query: `theme=auto&isolate=${isolate}`, context: { colorScheme: scheme } });
    expect(expected.flat().length).toBeGreaterThan(50);
    expect(await tokensOf(page)).toEqual(expected);
    const other = scheme === 'dark' ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: other });
    expect(await tokensOf(page)).not.toEqual(expected);
    await page.emulateMedia({ colorScheme: scheme });
    expect(await tokensOf(page)).toEqual(expected);
  },
);

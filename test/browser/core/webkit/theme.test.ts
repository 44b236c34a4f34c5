/** `theme=auto` follows the visitor's preference, also when it changes. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BOTTOM_PROPERTY, OFFSET_PROPERTY } from '../../../../src/contract/markup.ts';
import { COLOR_SCHEMES } from '../../../../src/contract/theme.ts';
import { useBrowser } from '../../../support/browser.ts';

const { open } = useBrowser();

/** Every token of the chrome, as the browser computes it, without what the scripts measure. */
const tokensOf = (page: Page) =>
  page.locator('[data-portico]').evaluateAll(
    (roots, measured) =>
      roots.map((root) => {
        const style = getComputedStyle(root.shadowRoot?.querySelector('div') ?? root);
        return [...style]
          .filter((name) => name.startsWith('--portico-') && !measured.includes(name))
          .sort()
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      }),
    [BOTTOM_PROPERTY, OFFSET_PROPERTY],
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

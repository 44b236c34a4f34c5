/** The chrome in its own language on a page in another one. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/contract/language.ts';
import { useBrowser } from '../support/browser.ts';

const { open } = useBrowser();

/** The language that the browser uses for hyphens, line breaks and glyphs. */
const localeOf = (element: Element) => getComputedStyle(element).getPropertyValue('-webkit-locale').replaceAll('"', '');

describe.each(['none', 'shadow'])('with isolate=%s', (isolate) => {
  test.each(LANGUAGES)('on an English page, the browser uses %s for the texts', async (language) => {
    const { page } = await open({ query: `lang=${language}&isolate=${isolate}` });
    for (const text of ['.portico-section__button >> nth=0', '.portico-footer__title >> nth=0'])
      expect(await page.locator(text).evaluate(localeOf)).toBe(language);
    const offered = page.locator('#portico-panel-language a');
    expect(await offered.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(LANGUAGES);
    expect(await Promise.all((await offered.all()).map((link) => link.evaluate(localeOf)))).toEqual(LANGUAGES);
  });
});

/** The language selector, in the bar and in the overlay. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { BURGER, DESKTOP, hydrated, openOverlay, PHONE, useBrowser } from '../../../support/browser.ts';

const { open } = useBrowser();

/** The accessible name of the button; the French colon has a no-break space before it. */
const BUTTON_NAMES = {
  de: 'Sprache auswählen: Deutsch',
  en: 'Choose a language: English',
  fr: 'Choisir une langue\u00a0: Français',
  es: 'Elegir idioma: Español',
  pt: 'Escolher idioma: Português',
  ja: '言語を選択：日本語',
};

/** The name of the language in itself, from Unicode's data, with an initial capital. */
function autonymOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? '';
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

const EXPECTED = LANGUAGES.map((language) => ({ text: autonymOf(language), lang: language, hreflang: language }));

describe.each(LANGUAGES)('on a page in %s', (language) => {
  test.each([
    { place: 'bar', width: DESKTOP, list: '.portico-language-menu__list', opener: '.portico-language-menu__button' },
    { place: 'overlay', width: PHONE, list: '.portico-menu__languages', opener: BURGER },
  ])('each link in the $place is named in its language and marked with it, and one is current', async (where) => {
    const { page } = await open({ query: `lang=${language}`, width: where.width });
    await hydrated(page);
    await page.click(where.opener);
    const links = page.locator(`${where.list} a`);
    await links.first().waitFor({ state: 'visible' });
    const offered = await links.evaluateAll((all) =>
      all.map((link) => ({
        text: (link as HTMLElement).innerText,
        lang: link.getAttribute('lang'),
        hreflang: link.getAttribute('hreflang'),
      })),
    );
    expect(offered).toEqual(EXPECTED);
    expect(Intl.getCanonicalLocales(offered.map(({ hreflang }) => hreflang ?? ''))).toEqual(LANGUAGES);
    const current = page.locator(`${where.list} [aria-current]`);
    expect(await current.evaluateAll((all) => all.map((link) => link.getAttribute('aria-current')))).toEqual(['true']);
    expect(await current.getAttribute('hreflang')).toBe(language);
    // the accessible name is the visible text, for speech input
    for (const { text } of EXPECTED)
      expect(await page.locator(where.list).getByRole('link', { name: text, exact: true }).count()).toBe(1);
  });

  test('the button of the bar has an accessible name in that language, which contains the visible text', async () => {
    const { page } = await open({ query: `lang=${language}` });
    await hydrated(page);
    const button = page.getByRole('button', { name: BUTTON_NAMES[language], exact: true });
    expect(await button.count()).toBe(1);
    // getByRole does not distinguish kinds of spaces
    expect(await button.getAttribute('aria-label')).toBe(BUTTON_NAMES[language]);
    expect(BUTTON_NAMES[language]).toContain(await button.innerText());
    expect(await button.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(language);
  });
});

test('with languageSelector=false there is neither button nor list', async () => {
  const { page } = await open({ query: 'lang=fr&languageSelector=false', width: PHONE });
  await hydrated(page);
  await openOverlay(page);
  expect(await page.locator('[hreflang]').count()).toBe(0);
});

describe.each(['none', 'shadow'])('on a page that exists in three languages, isolate=%s', (isolate) => {
  const query = `lang=fr&languages=de,en&isolate=${isolate}&transparent=false&path=/fr/docs/`;
  const pathsIn = (page: Page, list: string) =>
    page
      .locator(`${list} a`)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

  test.each([true, false])('both lists have these languages (scripts: %s)', async (scripts) => {
    const { page, messages } = await open({ query, scripts });
    if (scripts) await hydrated(page);
    await page.hover('.portico-language-menu__button');
    await page.locator('.portico-language-menu__list a').first().waitFor({ state: 'visible' });
    const expected = ['/de/docs/', '/docs/', '/fr/docs/'];
    expect(await pathsIn(page, '.portico-language-menu__list')).toEqual(expected);
    expect(await pathsIn(page, '.portico-menu__languages')).toEqual(expected);
    expect(messages).toEqual([]);
  });
});

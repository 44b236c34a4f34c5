/** Events for the host page, and how the header reacts to scrolling. */

import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../../support/browser.ts';

const { open, openHydrated } = useBrowser();
const HEADER = '[data-portico="header"]';
const LANGUAGE_BUTTON = '.portico-language-menu__button';
const GERMAN = '#portico-panel-language a[lang="de"]';

describe('a language link', () => {
  const query = 'lang=en&path=/followed/page/';

  test('dispatches an event before it is followed', async () => {
    const { page } = await openHydrated({ query });
    await page.evaluate(() => {
      document.addEventListener('portico:languagechange', (event) => {
        sessionStorage.setItem('detail', JSON.stringify((event as CustomEvent).detail));
      });
    });
    await page.route('**/de/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Deutsch' }));
    await page.hover(LANGUAGE_BUTTON);
    await page.click(GERMAN);
    await page.waitForURL('**/de/followed/page/');
    const detail = JSON.parse((await page.evaluate(() => sessionStorage.getItem('detail'))) ?? '{}');
    expect(detail.language).toBe('de');
    expect(new URL(detail.href).pathname).toBe('/de/followed/page/');
  });
});

describe('a link with a command', () => {
  const query = 'lang=en';
  const FOOTER_LINK = '[data-portico="footer"] .portico-footer-link';
  /** Gives the first link of the footer a command and a place to lead to. */
  const openWithCommand = async () => {
    const { page } = await openHydrated({ query });
    await page.evaluate((selector) => {
      const link = document.querySelector<HTMLAnchorElement>(selector);
      link?.setAttribute('href', '/settings');
      link?.setAttribute('data-portico-command', 'cookie-settings');
      document.addEventListener('portico:command', (event) => {
        document.body.dataset.command = JSON.stringify((event as CustomEvent).detail);
      });
    }, FOOTER_LINK);
    await page.route('**/settings', (route) => route.fulfill({ contentType: 'text/html', body: 'Settings' }));
    return page;
  };

  test('is not followed if the page does what it says', async () => {
    const page = await openWithCommand();
    await page.evaluate(() => document.addEventListener('portico:command', (event) => event.preventDefault()));
    const { href } = new URL('/settings', page.url());
    await page.locator(FOOTER_LINK).first().click();
    expect(JSON.parse((await page.evaluate(() => document.body.dataset.command)) ?? '{}')).toEqual({
      command: 'cookie-settings',
      href,
    });
    expect(page.url()).not.toBe(href);
  });

  test('is followed otherwise', async () => {
    const page = await openWithCommand();
    await page.locator(FOOTER_LINK).first().click();
    await page.waitForURL('**/settings');
  });
});

describe('scrolling', () => {
  const look = () => {
    const style = getComputedStyle(document.querySelector('[data-portico="header"]') as Element);
    return { shadow: style.boxShadow !== 'none', solid: style.backgroundColor !== 'rgba(0, 0, 0, 0)' };
  };

  test('a transparent header has a background and a shadow only while the top of the page is out of view', async () => {
    const { page } = await openHydrated({ query: 'transparent=true' });
    expect(await page.evaluate(look)).toEqual({ shadow: false, solid: false });
    await page.evaluate(() => scrollTo(0, 400));
    await page.waitForSelector(`${HEADER}[data-portico-scrolled]`);
    await expect.poll(() => page.evaluate(look)).toEqual({ shadow: true, solid: true });
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForSelector(`${HEADER}:not([data-portico-scrolled])`);
  });

  test('without IntersectionObserver, the header looks scrolled', async () => {
    const { page } = await open({
      prepare: (target) => target.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver')),
    });
    await page.waitForSelector(`${HEADER}[data-portico-scrolled]`);
  });

  test('the header sets `--portico-offset` to the height that it covers', async () => {
    const { page } = await openHydrated();
    const offset = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'));
    expect(await offset()).toBe('64px');
    await page.evaluate(() => scrollTo(0, 900));
    expect(await page.locator(HEADER).evaluate((header) => header.getBoundingClientRect().bottom)).toBe(64);
  });
});

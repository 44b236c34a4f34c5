/** The chrome in a shadow tree behaves and works with the host's page as it does without. */

import { describe, expect, test } from 'vitest';
import { hoverOpen, hydrated, OVERLAY, openOverlay, PHONE, section, useBrowser } from '../../../support/browser.ts';

const { open } = useBrowser();
const query = 'isolate=shadow&transparent=false';
const { button, panel, firstLink } = section('NAV_PRODUCT');

describe('the menus', () => {
  test('open on hover, stay dismissed after Escape, and dispatch events', async () => {
    const { page, messages } = await open({ query });
    await hydrated(page);
    await page.evaluate(() => {
      document.addEventListener('portico:toggle', (event) => {
        const { id, open: opened } = (event as CustomEvent).detail;
        console.log(`${id} ${opened} on ${(event.target as Element).tagName}`);
      });
    });
    await hoverOpen(page, { button, panel });
    await page.keyboard.press('Escape');
    await page.waitForSelector(panel, { state: 'hidden' });
    await expect.poll(() => messages).toEqual(['log: NAV_PRODUCT true on HEADER', 'log: NAV_PRODUCT false on HEADER']);
  });

  test('open and close from the keyboard, and move the focus', async () => {
    const { page } = await open({ query });
    await hydrated(page);
    await page.focus(button);
    await page.keyboard.press('ArrowDown');
    await page.waitForSelector(panel, { state: 'visible' });
    await page.waitForFunction((id) => {
      const focused = document.activeElement?.shadowRoot?.activeElement;
      return focused?.matches('a') && focused.closest(`[data-portico-id="${id}"]`);
    }, 'NAV_PRODUCT');
    await page.keyboard.press('Escape');
    await page.waitForSelector(panel, { state: 'hidden' });
    expect(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-expanded')),
    ).toBe('false');
  });

  test('close on a press elsewhere on the page', async () => {
    const { page } = await open({ query });
    await hydrated(page);
    await page.hover(button);
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
    await page.mouse.click(700, 860);
    await page.waitForSelector(panel, { state: 'hidden' });
  });

  test('open without scripts', async () => {
    const { page } = await open({ query, scripts: false });
    await hoverOpen(page, { button, panel });
    expect(await page.isVisible(firstLink)).toBe(true);
  });
});

describe('the overlay', () => {
  test('makes the page inert and restores it', async () => {
    const { page } = await open({ query, width: PHONE });
    await hydrated(page);
    const outside = () =>
      page.evaluate(() =>
        ['main', 'footer'].map((name) => document.querySelector<HTMLElement>(name)?.inert ?? 'missing'),
      );
    await openOverlay(page);
    await expect.poll(outside).toEqual([true, true]);
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
    await page.keyboard.press('Escape');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await expect.poll(outside).toEqual([false, false]);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-controls')))
      .toBe('portico-menu');
  });

  test('turns the lines of its button into a cross', async () => {
    const { page } = await open({ query, width: PHONE });
    await hydrated(page);
    const angle = () =>
      page.locator('.portico-burger__lines').evaluate((lines) => getComputedStyle(lines, '::before').rotate);
    expect(await angle()).toBe('none');
    await openOverlay(page);
    await expect.poll(angle).toBe('45deg');
    await page.keyboard.press('Escape');
    await expect.poll(angle).toBe('none');
  });

  test('opens and unfolds sections without scripts', async () => {
    const { page } = await open({ query, width: PHONE, scripts: false });
    await openOverlay(page);
    await page.click(button);
    await page.waitForSelector(panel, { state: 'visible' });
  });
});

test('a language link dispatches an event with its language and address', async () => {
  const { page } = await open({ query: `${query}&path=/somewhere/` });
  await hydrated(page);
  await page.evaluate(() => {
    document.addEventListener('portico:languagechange', (event) => {
      event.preventDefault();
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await page.hover('.portico-language-menu__button');
  await page.click('#portico-panel-language a[lang="de"]');
  expect(JSON.parse(await page.title())).toMatchObject({
    language: 'de',
    href: expect.stringMatching(/\/de\/somewhere\/$/),
  });
});

test('the header is sticky, has a shadow once the page is scrolled, and sets `--portico-offset`', async () => {
  const { page } = await open({ query: 'isolate=shadow&transparent=true' });
  await hydrated(page);
  const header = page.locator('div.portico-header');
  expect(await header.evaluate((root) => getComputedStyle(root).boxShadow)).toBe('none');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => header.evaluate((root) => getComputedStyle(root).boxShadow)).not.toBe('none');
  expect(await header.evaluate((root) => root.getBoundingClientRect().bottom)).toBe(64);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'))).toBe('64px');
});

test('the loader attaches the shadow tree of markup that a script has added', async () => {
  const { page } = await open({ query, header: () => '<div id="place"></div>' });
  const loader = await page.getAttribute('script[src*="loader-"]', 'src');
  await page.evaluate(async () => {
    const place = document.querySelector('#place') as HTMLElement;
    place.innerHTML = await (await fetch('/chrome/header?isolate=shadow&assets=omit')).text();
  });
  // the page has loaded the loader with the footer, before there was a header
  const content = `import { start } from '${loader}'; start(document.querySelector('#place > header'));`;
  await page.addScriptTag({ type: 'module', content });
  await hydrated(page);
  await hoverOpen(page, { button, panel });
});

/** Custom elements around a fragment that the server has rendered: they take it over, and follow what frameworks do. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  ENHANCED,
  hoverOpen,
  hydrated,
  openOverlay,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { type ElementPage, openElementPage, shown } from '../../../support/element-page.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();
const product = section('NAV_PRODUCT');
const HEADER = 'portico-header > [data-portico="header"]';
const MAIN = '<main id="main"><h1>A page of the host</h1><div class="tall"></div></main>';

interface AdoptedPage extends ElementPage {
  /** The query with which the server has requested both fragments. */
  readonly query?: string;
  /** Whether the page has the loader of the head. */
  readonly loader?: boolean;
}

const fragment = async (name: string, query: string) =>
  (await browser.service().fetch(`/chrome/${name}?assets=omit&${query}`)).text();

/** Opens a page on the service's own origin, and records the fragments that it requests. */
async function open({ query = 'lang=en&theme=light', attributes, loader = true, ...page }: AdoptedPage = {}) {
  const requested: string[] = [];
  const [header, footer, head] = await Promise.all([
    fragment('header', query),
    fragment('footer', query),
    fragment('head', query),
  ]);
  const stated = attributes ?? query.replaceAll(/(\w+)=([^&]*)&?/g, '$1="$2" ');
  const opened = await openElementPage(browser, {
    url: `${browser.service().origin}/host`,
    head: loader ? head : head.replaceAll(/<script.*?<\/script>/g, ''),
    body: `<portico-header ${stated}>${header}</portico-header>${MAIN}<portico-footer ${stated}>${footer}</portico-footer>`,
    reserves: false,
    ...page,
    prepare: async (target) => {
      target.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (/^\/chrome\/(header|footer)$/.test(pathname)) requested.push(pathname + search);
      });
      await target.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        for (const name of ['portico-load', 'portico-error'])
          document.addEventListener(name, ({ target }) => seen.push(`${name} ${(target as Element).localName}`));
      });
      await page.prepare?.(target);
    },
  });
  return { ...opened, requested };
}

const onHeader = (page: Page, change: (element: HTMLElement) => void) =>
  page.locator('portico-header').evaluate(change as (element: Element) => void);

const marked = (page: Page) =>
  page.evaluate(() =>
    ['header', 'footer'].map((name) => {
      const root = document.querySelector(`[data-portico="${name}"]`);
      const found = (root?.shadowRoot ?? root)?.querySelectorAll('[aria-current="page"]') ?? [];
      return [...found].map((link) => link.textContent?.trim());
    }),
  );

test.each([
  { loader: true, isolate: 'none' },
  { loader: false, isolate: 'shadow' },
])(
  'a rendered header is adopted without a request, with the loader in the head: $loader, isolate=$isolate',
  async ({ loader, isolate }) => {
    const { page, requested, outcomes, messages } = await open({
      query: `lang=de&theme=light&isolate=${isolate}`,
      loader,
    });
    await shown(page);
    await shown(page, 'footer');
    await hydrated(page);
    await hoverOpen(page, product);
    await page.keyboard.press('Escape');
    await page.waitForSelector(product.panel, { state: 'hidden' });
    await page.evaluate(() => scrollTo(0, 2000));
    // sticky within the page, not within the element
    await expect.poll(async () => (await page.locator('.portico-header__inner').boundingBox())?.y).toBe(0);
    expect(requested).toEqual([]);
    expect((await outcomes()).sort()).toEqual(['footer load', 'header load']);
    expect(await page.evaluate(() => Reflect.get(window, 'seen').sort())).toEqual([
      'portico-load portico-footer',
      'portico-load portico-header',
    ]);
    expect(messages).toEqual([]);
  },
);

test.each([
  ['lang="pt-BR"', 'lang=pt'],
  ['lang="jp"', 'lang=ja'],
  ['lang="pt_BR"', 'lang=pt'],
  ['', 'lang=fr&theme=auto'],
  ['lang="" theme=""', 'lang=en'],
])('with the attributes %s, the markup of %s is adopted', async (attributes, query) => {
  const { page, requested } = await open({ attributes, query });
  await shown(page);
  await still(page);
  expect(requested).toEqual([]);
});

test.each([
  ['lang="de"', 'lang=en', '[lang="de"]'],
  ['theme="dark"', 'theme=light', '[data-theme="dark"]'],
])('with the attributes %s, the markup of %s is replaced', async (attributes, query, expected) => {
  const { page, requested } = await open({ attributes, query });
  await page.waitForSelector(HEADER + expected);
  expect(requested.filter((address) => address.startsWith('/chrome/header'))).toHaveLength(1);
  expect(await page.locator(HEADER).count()).toBe(1);
});

test.each(['none', 'shadow'])('another path marks and relinks without a request, isolate=%s', async (isolate) => {
  const { page, requested } = await open({ query: `lang=en&theme=light&path=/pricing/&isolate=${isolate}` });
  await shown(page);
  await hydrated(page);
  const setPath = (path: string) =>
    page.evaluate((value) => {
      for (const element of document.querySelectorAll('portico-header, portico-footer'))
        element.setAttribute('path', value);
    }, path);
  expect(await marked(page)).toEqual([['Pricing'], []]);
  await setPath('/blog/?page=2');
  await expect.poll(() => marked(page)).toEqual([['Blog'], ['Blog']]);
  const german = page.locator('#portico-panel-language a[lang="de"]');
  expect(await german.evaluate((link: HTMLAnchorElement) => link.pathname)).toBe('/de/blog/');
  await setPath('/about');
  await expect.poll(async () => (await marked(page)).map((links) => links.length)).toEqual([0, 1]);
  for (const path of ['nonsense', '', '/']) await setPath(path);
  await expect.poll(() => marked(page)).toEqual([[], []]);
  expect(requested).toEqual([]);
});

describe('an element that a framework', () => {
  test('moves, removes and puts back keeps its header, without a request', async () => {
    const { page, requested, messages } = await open();
    await shown(page);
    await hydrated(page);
    await page.locator(HEADER).evaluate((header) => header.setAttribute('data-same', ''));
    await onHeader(page, (element) => document.body.append(element));
    await onHeader(page, (element) => document.body.prepend(element));
    const element = await page.evaluateHandle(() => {
      const found = document.querySelector('portico-header') as HTMLElement;
      found.remove();
      return found;
    });
    await still(page);
    await element.evaluate((found) => document.body.prepend(found));
    expect(await page.locator(`${HEADER}[data-same]`).count()).toBe(1);
    await hoverOpen(page, product);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset')))
      .toBe('64px');
    expect(requested).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('removes from a shadow tree while its overlay is open frees the page', async () => {
    const { page } = await open({ width: PHONE });
    await shown(page);
    await onHeader(page, (element) => {
      const host = document.createElement('div');
      document.body.prepend(host);
      host.attachShadow({ mode: 'open' }).append(...document.querySelectorAll('head link[rel=stylesheet]'), element);
    });
    await hydrated(page);
    await openOverlay(page);
    await pageHeld(page);
    await onHeader(page, (element) => element.remove());
    await still(page);
    expect(
      await page.evaluate(() => [document.querySelectorAll('[inert]').length, document.body.style.overflow]),
    ).toEqual([0, '']);
  });

  test('renders again adopts the new header', async () => {
    const german = await fragment('header', 'lang=de&theme=light');
    const { page, requested, messages } = await open();
    await shown(page);
    await hydrated(page);
    await page.locator('portico-header').evaluate((element, html) => {
      element.setAttribute('lang', 'de');
      element.innerHTML = html;
    }, german);
    await page.waitForSelector(`${HEADER}[lang="de"] ${ENHANCED}`, { state: 'attached' });
    await hoverOpen(page, product);
    expect(requested).toEqual([]);
    expect(messages).toEqual([]);
  });

  test('empties loads its header again', async () => {
    const { page, requested } = await open();
    await shown(page);
    await onHeader(page, (element) => element.replaceChildren());
    await page.waitForSelector(`${HEADER} ${ENHANCED}`, { state: 'attached' });
    expect(requested).toHaveLength(1);
  });

  test('changes while it fails does not request again', async () => {
    const { page, outcomes, requested } = await open({
      body: '<portico-header lang="en">fallback</portico-header>',
      prepare: (target) => target.route('**/chrome/header?*', (route) => route.fulfill({ status: 500 })),
    });
    await expect.poll(outcomes).toContainEqual(expect.stringMatching(/^header error: 500 /));
    await onHeader(page, (element) => element.append(' of the host'));
    await still(page);
    expect(requested).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(['portico-error portico-header']);
  });
});

describe('the properties of an element', () => {
  test('set attributes, with booleans as text, and remove them', async () => {
    const { page } = await open();
    await shown(page);
    const result = await page.locator('portico-header').evaluate((element) => {
      const attributes = ['transparent', 'language-selector', 'login-link'];
      Object.assign(element, { transparent: false, languageSelector: true, loginLink: '/enter' });
      const read = ['transparent', 'languageSelector', 'loginLink'].map((name) => Reflect.get(element, name));
      const written = attributes.map((name) => element.getAttribute(name));
      Object.assign(element, { transparent: null, languageSelector: undefined, loginLink: null });
      return { read, written, left: attributes.filter((name) => element.hasAttribute(name)) };
    });
    expect(result).toEqual({ read: [false, true, '/enter'], written: ['false', 'true', '/enter'], left: [] });
  });

  test('that were set before it was defined are kept', async () => {
    const { page, requested } = await open({
      body: '<portico-header></portico-header>',
      prepare: (target) =>
        target.addInitScript(() => {
          document.addEventListener('readystatechange', () => {
            const element = document.querySelector('portico-header');
            if (element && !customElements.get('portico-header'))
              Object.assign(element, { theme: 'light', transparent: false, languageSelector: false });
          });
        }),
    });
    await shown(page);
    expect(requested).toEqual([expect.stringContaining('theme=light&transparent=false&languageSelector=false')]);
  });
});

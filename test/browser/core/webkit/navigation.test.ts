/** Pages whose address changes without being loaded: links follow, menus close, and focus and scroll stay the router's. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  ENHANCED,
  type HostPageOptions,
  hoverOpen,
  hydrated,
  OVERLAY,
  openOverlay,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { openHolding } from '../../../support/hold-back.ts';
import { recordShifts } from '../../../support/layout-shifts.ts';
import { push } from '../../../support/push.ts';
import { still } from '../../../support/still.ts';

const { open, service } = useBrowser();
const product = section('NAV_PRODUCT');

const opened = async (options: HostPageOptions = {}) => {
  const host = await open(options);
  await hydrated(host.page);
  return host;
};

/** What depends on the path of the page, in the page itself or in markup of the service. */
const marksIn = (page: Page, markup?: string) =>
  page.evaluate((html) => {
    const inserted = document.createElement('div');
    if (html) inserted.innerHTML = html;
    const template = (part: Element) => part.querySelector<HTMLTemplateElement>('template[shadowrootmode]')?.content;
    const parts = [...(html ? inserted : document).querySelectorAll('[data-portico]')];
    const found = (selector: string) =>
      parts.flatMap((part) => [...(part.shadowRoot ?? template(part) ?? part).querySelectorAll(selector)]);
    const href = (link: Element) => new URL(link.getAttribute('href') ?? '', location.origin).href;
    return {
      current: found('a[aria-current="page"]').map(href),
      sections: found('[data-portico-current="true"]').map((button) => button.textContent),
      unfolded: found('details').filter((details) => details.hasAttribute('open')).length,
      languages: found('a[hreflang]').map(href),
    };
  }, markup);

const served = async (query: string) => {
  const parts = ['header', 'footer'].map(async (name) => (await service().fetch(`/chrome/${name}?${query}`)).text());
  return (await Promise.all(parts)).join('').replaceAll(/<script[^>]*><\/script>|<link[^>]*>/g, '');
};

const PATHS = [
  '/docs',
  '/about',
  '/docs/',
  '/pricing',
  '/customers/',
  '/signup',
  '/contact-us',
  '/legal',
  '/nowhere',
  '/',
];

describe.each([
  ['lang=en', PATHS],
  ['lang=de', PATHS.map((path) => (path.startsWith('/docs') ? path : `/de${path}`.replace(/^\/de\/$/, '/de')))],
  ['lang=en&isolate=shadow', PATHS.slice(0, 2)],
  ['lang=de&site=docs', ['/de/pricing', '/platform/extensibility']],
  // its links to the main site are no links to pages with the same paths
  ['lang=en&site=community', ['/', '/pricing', '/topics']],
  ['lang=de&site=community&isolate=shadow', ['/', '/de/topics']],
] as const)('with %s', (query, paths) => {
  test('links, sections, columns and language links follow the address as the service renders them', async () => {
    const { page, messages } = await opened({ query: `${query}&path=/pricing/` });
    for (const path of paths) {
      await push(page, path);
      const expected = await served(`${query}&path=${path}`);
      expect(await marksIn(page), path).toEqual(await marksIn(page, expected));
    }
    await push(page, paths[0] ?? '');
    expect((await marksIn(page)).current.length).toBeGreaterThan(0);
    // this test inserts markup that is only read
    expect(messages.filter((message) => !message.includes('declarative'))).toEqual([]);
  });
});

describe.each(['lang=en', 'lang=en&isolate=shadow'])('on a page that was loaded without a path, with %s', (query) => {
  test.each(['/pricing/', '/about', '/docs'])('%s: links are marked, and languages lead to the page', async (path) => {
    const { page } = await opened({ query, url: `${service().origin}${path}` });
    const expected = await marksIn(page, await served(`${query}&path=${path}`));
    expect(expected.current.length).toBeGreaterThan(0);
    // a column that unfolds would move the page
    expect(await marksIn(page)).toEqual({ ...expected, unfolded: 0 });
  });
});

test('marking the links of a page that was loaded without a path moves nothing', async () => {
  const { page, release } = await openHolding(open, '**/islands-*.js', {
    width: PHONE,
    height: 1_800,
    main: '<main id="main"><h1>Short</h1></main>',
    url: `${service().origin}/about`,
  });
  await still(page);
  await page.evaluate(recordShifts);
  release();
  await hydrated(page);
  await still(page);
  expect((await marksIn(page)).current).toHaveLength(1);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

test('a path from the host takes precedence over the address', async () => {
  const { page } = await opened({ query: 'path=/about', url: `${service().origin}/pricing/` });
  const expected = await marksIn(page, await served('path=/about'));
  expect(await marksIn(page)).toEqual(expected);
});

test('a query or hash changes no marks, and columns that the visitor has folded stay folded', async () => {
  const { page } = await opened({ query: 'path=/about' });
  const before = await marksIn(page);
  expect(before.unfolded).toBe(1);
  await page.evaluate(() => document.querySelector('details[open]')?.removeAttribute('open'));
  await push(page, '/host?tab=2');
  await page.evaluate(() => {
    location.hash = 'end';
  });
  await still(page);
  expect(await marksIn(page)).toEqual({ ...before, unfolded: 0 });
});

test('links of a header for another domain are not marked by the paths of this one', async () => {
  const { page } = await opened({ query: 'links=absolute' });
  await push(page, '/pricing/');
  expect((await marksIn(page)).current).toEqual([]);
});

test('an address that has changed before the islands load is followed too', async () => {
  const { page, release } = await openHolding(open, '**/islands-*.js', { query: 'path=/host' });
  await push(page, '/pricing/');
  release();
  await hydrated(page);
  expect((await marksIn(page)).current).toContain(`${service().origin}/pricing/`);
});

test('a path with two slashes leads no language link to another host', async () => {
  const { page } = await opened();
  await push(page, `${service().origin}//attacker.example/x`);
  const { origin } = service();
  const { languages } = await marksIn(page);
  expect(languages.length).toBeGreaterThan(0);
  for (const href of languages) expect(href.startsWith(`${origin}/`), href).toBe(true);
});

test('a language prefix that the site does not use is replaced', async () => {
  const { page } = await opened();
  for (const path of ['/en/pricing/', '/de-AT/pricing/', '/ja/pricing/']) {
    await push(page, path);
    const { languages } = await marksIn(page);
    const paths = languages.map((href) => new URL(href).pathname);
    expect(new Set(paths), path).toEqual(new Set(['', '/de', '/fr', '/es', '/pt', '/jp'].map((p) => `${p}/pricing/`)));
  }
});

describe('without the Navigation API', () => {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'navigation', { value: undefined });
    });

  test('the address is followed when the router changes the page, and when the visitor goes back', async () => {
    const { page } = await opened({ query: 'path=/host', prepare });
    await page.evaluate(() => {
      history.pushState(null, '', '/pricing/');
      document.querySelector('h1')?.replaceChildren('Pricing');
    });
    const pricing = `${service().origin}/pricing/`;
    await expect.poll(async () => (await marksIn(page)).current).toContain(pricing);
    await page.evaluate(() => history.back());
    await expect.poll(async () => (await marksIn(page)).current).toEqual([]);
  });
});

describe('the overlay', () => {
  const onPhone = async (options: HostPageOptions = {}) => {
    const host = await opened({ width: PHONE, ...options });
    await push(host.page, '/second');
    await openOverlay(host.page);
    await pageHeld(host.page);
    return host;
  };
  const isFree = (page: Page) =>
    page.evaluate(() => ({
      inert: document.querySelectorAll('[inert]').length,
      overflow: document.body.style.overflow,
    }));
  const FREE = { inert: 0, overflow: '' };

  test.each(['', 'isolate=shadow'])('closes at once when a router changes the address (%s)', async (query) => {
    const { page } = await onPhone({ query });
    const focused = await page.evaluate(async () => {
      history.pushState(null, '', '/third');
      document.querySelector('main')?.append('');
      // as a router does that focuses the new page once it is drawn
      await Promise.resolve();
      const heading = document.querySelector<HTMLElement>('#host-link');
      heading?.focus();
      return document.activeElement === heading;
    });
    expect(focused).toBe(true);
    expect(await isFree(page)).toEqual(FREE);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await still(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('host-link');
    expect(await page.getAttribute(BURGER, 'aria-expanded')).toBe('false');
  });

  test('closes when a router changes the address at the moment it opens', async () => {
    const { page } = await opened({ width: PHONE });
    await page.evaluate((burger) => {
      document.querySelector<HTMLElement>(burger)?.click();
      history.pushState(null, '', '/third');
      document.querySelector('main')?.append('');
    }, BURGER);
    await still(page);
    expect(await page.isVisible(OVERLAY)).toBe(false);
    expect(await isFree(page)).toEqual(FREE);
    await openOverlay(page);
    await pageHeld(page);
  });

  test('closes when the visitor goes back, and moves no focus', async () => {
    const { page } = await onPhone();
    await page.focus(product.button);
    await page.evaluate(() => history.back());
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await expect.poll(() => isFree(page)).toEqual(FREE);
    await still(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await openOverlay(page);
  });

  test('that was open before the script ran closes when a router changes the address, and moves no focus', async () => {
    const { page, release } = await openHolding(open, '**/islands-*.js', { width: PHONE });
    await openOverlay(page);
    release();
    await hydrated(page);
    await pageHeld(page);
    await page.focus(product.button);
    await push(page, '/second');
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await still(page);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  });

  test('closes when the page comes back from the cache of the browser', async () => {
    const { page } = await onPhone();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    await still(page);
    expect(await page.isVisible(OVERLAY)).toBe(true);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    await expect.poll(() => isFree(page)).toEqual(FREE);
  });

  test('stays open when only the hash changes', async () => {
    const { page } = await onPhone();
    await page.evaluate(() => {
      location.hash = 'end';
    });
    await still(page);
    expect(await page.isVisible(OVERLAY)).toBe(true);
  });

  test('closes when the header moves within the page', async () => {
    const { page } = await onPhone();
    await page.evaluate(() => document.querySelector('header')?.after(document.createElement('hr')));
    await page.evaluate(() => {
      const header = document.querySelector('header') as HTMLElement;
      document.querySelector('hr')?.after(header);
    });
    await expect.poll(() => isFree(page)).toEqual(FREE);
    await openOverlay(page);
  });
});

test('menus close on navigation, and open again', async () => {
  const { page } = await opened();
  await hoverOpen(page, product);
  await push(page, '/pricing/');
  await page.waitForSelector(product.panel, { state: 'hidden' });
  await page.mouse.move(700, 860);
  await hoverOpen(page, product);
});

describe('a header that a script puts into the page', () => {
  const insert = async (page: Page, query: string) =>
    page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      const body = new DOMParser().parseFromString(
        `<body style="margin:0">${html}<main id="main"></main>`,
        'text/html',
      ).body;
      document.body.replaceWith(body);
    }, `/chrome/header?${query}`);

  test('in place of the body is started, and its menus work', async () => {
    const { page, messages } = await opened({ width: PHONE });
    await openOverlay(page);
    await pageHeld(page);
    await insert(page, 'lang=de&transparent=false&path=/de/pricing/');
    await page.waitForSelector(`header[lang="de"] ${ENHANCED}`, { state: 'attached' });
    expect(
      await page.evaluate(() => [document.body.style.overflow, document.querySelectorAll('[inert]').length]),
    ).toEqual(['', 0]);
    await openOverlay(page);
    await pageHeld(page);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    expect(messages).toEqual([]);
  });

  test('before the islands have loaded is started too', async () => {
    const { page, release } = await openHolding(open, '**/islands-*.js');
    await insert(page, 'lang=fr');
    release();
    await page.waitForSelector(`header[lang="fr"] ${ENHANCED}`, { state: 'attached' });
  });

  test('with a shadow tree in text is left alone, since visitors may have written it', async () => {
    const { page } = await opened();
    await page.evaluate(async () => {
      const place = document.createElement('div');
      place.innerHTML = await (await fetch('/chrome/header?isolate=shadow&assets=omit')).text();
      document.body.append(place);
    });
    await still(page);
    expect(await page.evaluate(() => document.querySelector('div > header')?.shadowRoot)).toBe(null);
  });

  test('after it was removed works as before', async () => {
    const { page } = await opened();
    await hoverOpen(page, product);
    const header = await page.evaluateHandle(() => {
      const found = document.querySelector('header') as HTMLElement;
      found.remove();
      return found;
    });
    await still(page);
    await push(page, '/pricing/');
    await header.evaluate((found) => document.body.prepend(found));
    await expect.poll(async () => (await marksIn(page)).current).toContain(`${service().origin}/pricing/`);
    await page.mouse.move(700, 860);
    await hoverOpen(page, product);
  });
});

test('both of two headers follow the address, and close', async () => {
  const { page, messages } = await opened({
    query: 'isolate=shadow&transparent=false',
    header: (html) => `${html}<div id="second">${html}</div>`,
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header')].every((header) =>
      header.shadowRoot?.querySelector('[data-portico-enhanced]'),
    ),
  );
  const buttons = await page.locator(product.button).all();
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    // the headers cover each other
    await button.evaluate((element: HTMLElement) => element.click());
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  }
  await push(page, '/pricing/');
  for (const button of buttons) await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  const marked = await page.evaluate(() =>
    [...document.querySelectorAll('header')].map(
      (header) => header.shadowRoot?.querySelectorAll('.portico-section__link[aria-current="page"]').length,
    ),
  );
  expect(marked).toEqual([1, 1]);
  expect(messages).toEqual([]);
});

describe('`--portico-bottom`', () => {
  const bottom = (page: Page) =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-bottom'));

  test.each([
    { name: 'a header at the top', before: '', edges: { 0: 104, 15: 89, 300: 64 } },
    {
      name: 'a header below a bar of the host',
      before: '<div style="height:60px"></div>',
      edges: { 0: 164, 50: 114, 80: 84, 300: 64 },
    },
  ])('is the lower edge of $name while the page scrolls', async ({ before, edges }) => {
    const { page } = await opened({ header: (html) => before + html });
    for (const [distance, edge] of [...Object.entries(edges), ...Object.entries(edges).reverse()]) {
      await page.evaluate((top) => scrollTo(0, Number(top)), distance);
      await expect.poll(() => bottom(page), { message: distance }).toBe(`${edge}px`);
    }
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'))).toBe('64px');
  });

  test('follows a header that becomes higher, and is 0 once it is removed', async () => {
    const { page } = await opened();
    await page.evaluate(() => {
      const row = document.querySelector<HTMLElement>('.portico-header__inner');
      row?.style.setProperty('min-height', '100px', 'important');
    });
    await expect.poll(() => bottom(page)).toBe('140px');
    await page.evaluate(() => document.querySelector('header')?.remove());
    await expect.poll(() => bottom(page)).toBe('0px');
  });
});

test('each event has a second name without a colon, and cancelling either cancels', async () => {
  const { page } = await opened({ query: 'path=/page/' });
  await page.evaluate(() => {
    for (const name of ['portico:toggle', 'portico-toggle', 'portico:languagechange', 'portico-languagechange'])
      document.addEventListener(name, (event) => console.log(name, JSON.stringify((event as CustomEvent).detail)));
    document.addEventListener('portico-languagechange', (event) => event.preventDefault());
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const before = page.url();
  await page.hover('.portico-language-menu__button');
  await page.click('#portico-panel-language a[lang="de"]');
  await still(page);
  expect(page.url()).toBe(before);
  const toggle = '{"id":"LANGUAGE","open":true}';
  const change = JSON.stringify({ language: 'de', href: `${service().origin}/de/page/` });
  await expect
    .poll(() => logged)
    .toEqual([
      `portico:toggle ${toggle}`,
      `portico-toggle ${toggle}`,
      `portico:languagechange ${change}`,
      `portico-languagechange ${change}`,
    ]);
});

/** Pages whose address changes without being loaded: links follow, menus close, and focus and scroll stay the router's. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  BURGER,
  ENHANCED,
  type HostPageOptions,
  hydrated,
  OVERLAY,
  openOverlay,
  PHONE,
  pageHeld,
  useBrowser,
} from '../../../support/browser.ts';
import { openHolding } from '../../../support/hold-back.ts';
import { push } from '../../../support/push.ts';
import { still } from '../../../support/still.ts';

const { open, openHydrated, service } = useBrowser();

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

describe.each([
  ['lang=en', ['/docs', '/about', '/docs/', '/pricing', '/customers/', '/nowhere', '/']],
  ['lang=de', ['/docs', '/de/about', '/de/pricing', '/de/customers/', '/de']],
  ['lang=en&isolate=shadow', ['/docs', '/about']],
  ['lang=de&site=docs', ['/de/pricing', '/platform/extensibility']],
  // its links to the main site are no links to pages with the same paths
  ['lang=en&site=community', ['/', '/pricing', '/topics']],
  ['lang=de&site=community&isolate=shadow', ['/', '/de/topics']],
] as const)('with %s', (query, paths) => {
  test('links, sections, columns and language links follow the address as the service renders them', async () => {
    const { page, messages } = await openHydrated({ query: `${query}&path=/pricing/` });
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

test.each([
  ['lang=en', '/pricing/'],
  ['lang=en&isolate=shadow', '/about'],
])(
  'on a page that was loaded without a path, with %s, links are marked, and languages lead to the page',
  async (query, path) => {
    const { page } = await openHydrated({ query, url: `${service().origin}${path}` });
    const expected = await marksIn(page, await served(`${query}&path=${path}`));
    expect(expected.current.length).toBeGreaterThan(0);
    // a column that unfolds would move the page
    expect(await marksIn(page)).toEqual({ ...expected, unfolded: 0 });
  },
);

test('a path from the host takes precedence over the address', async () => {
  const { page } = await openHydrated({ query: 'path=/about', url: `${service().origin}/pricing/` });
  const expected = await marksIn(page, await served('path=/about'));
  expect(await marksIn(page)).toEqual(expected);
});

test('a query or hash changes no marks, and columns that the visitor has folded stay folded', async () => {
  const { page } = await openHydrated({ query: 'path=/about' });
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
  const { page } = await openHydrated({ query: 'links=absolute' });
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
  const { page } = await openHydrated();
  await push(page, `${service().origin}//attacker.example/x`);
  const { origin } = service();
  const { languages } = await marksIn(page);
  expect(languages.length).toBeGreaterThan(0);
  for (const href of languages) expect(href.startsWith(`${origin}/`), href).toBe(true);
});

test('a language prefix that the site does not use is replaced', async () => {
  const { page } = await openHydrated();
  for (const path of ['/en/pricing/', '/de-AT/pricing/', '/ja/pricing/']) {
    await push(page, path);
    const { languages } = await marksIn(page);
    const paths = languages.map((href) => new URL(href).pathname);
    expect(new Set(paths), path).toEqual(new Set(['', '/de', '/fr', '/es', '/pt', '/jp'].map((p) => `${p}/pricing/`)));
  }
});

test('without the Navigation API, the address is followed when the router changes the page, and when the visitor goes back', async () => {
  const { page } = await openHydrated({
    query: 'path=/host',
    prepare: (target) =>
      target.addInitScript(() => {
        Object.defineProperty(window, 'navigation', { value: undefined });
      }),
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/pricing/');
    document.querySelector('h1')?.replaceChildren('Pricing');
  });
  const pricing = `${service().origin}/pricing/`;
  await expect.poll(async () => (await marksIn(page)).current).toContain(pricing);
  await page.evaluate(() => history.back());
  await expect.poll(async () => (await marksIn(page)).current).toEqual([]);
});

describe('the overlay', () => {
  const onPhone = async (options: HostPageOptions = {}) => {
    const host = await openHydrated({ width: PHONE, ...options });
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
    const { page } = await openHydrated({ width: PHONE });
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
    const { page, messages } = await openHydrated({ width: PHONE });
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
    const { page } = await openHydrated();
    await page.evaluate(async () => {
      const place = document.createElement('div');
      place.innerHTML = await (await fetch('/chrome/header?isolate=shadow&assets=omit')).text();
      document.body.append(place);
    });
    await still(page);
    expect(await page.evaluate(() => document.querySelector('div > header')?.shadowRoot)).toBe(null);
  });
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
    const { page } = await openHydrated({ header: (html) => before + html });
    for (const [distance, edge] of [...Object.entries(edges), ...Object.entries(edges).reverse()]) {
      await page.evaluate((top) => scrollTo(0, Number(top)), distance);
      await expect.poll(() => bottom(page), { message: distance }).toBe(`${edge}px`);
    }
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'))).toBe('64px');
  });

  test('follows a header that becomes higher, and is 0 once it is removed', async () => {
    const { page } = await openHydrated();
    await page.evaluate(() => {
      const row = document.querySelector<HTMLElement>('.portico-header__inner');
      row?.style.setProperty('min-height', '100px', 'important');
    });
    await expect.poll(() => bottom(page)).toBe('140px');
    await page.evaluate(() => document.querySelector('header')?.remove());
    await expect.poll(() => bottom(page)).toBe('0px');
  });
});

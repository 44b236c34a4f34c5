/** The custom elements on pages of another origin: their content stays until the chrome is complete and styled. */

import { describe, expect, test } from 'vitest';
import {
  BURGER,
  DESKTOP,
  ENHANCED,
  hoverOpen,
  hydrated,
  OVERLAY,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { type ElementPage, openElementPage, shown } from '../../../support/element-page.ts';
import { PARAMETER_VALUES } from '../../../support/parameter-values.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();
const open = (page?: ElementPage) => openElementPage(browser, page);
const product = section('NAV_PRODUCT');
const HEADER = 'portico-header > [data-portico="header"]';

test('header and footer replace the content of the elements', async () => {
  const { page, outcomes, messages } = await open({ attributes: 'lang="de" theme="light" transparent="false"' });
  await shown(page);
  await shown(page, 'footer');
  expect((await outcomes()).sort()).toEqual(['footer load', 'header load']);
  expect(await page.getAttribute(HEADER, 'lang')).toBe('de');
  expect(await page.getAttribute(HEADER, 'data-theme')).toBe('light');
  expect(await page.isVisible('portico-footer > [data-portico="footer"]')).toBe(true);
  expect(await page.locator('#fallback').count()).toBe(0);
  expect(await page.locator('head link[rel="stylesheet"][href*="/chrome/"]').count()).toBe(1);
  expect(messages).toEqual([]);
});

/** The parameters of the first request of `<portico-header>`, on a page that changes it with `change`. */
async function requestedBy(attributes: string, change?: (values: Record<string, string>) => void) {
  const requested: URL[] = [];
  const { page } = await open({
    attributes,
    ...(change && { body: '<main></main>' }),
    prepare: async (target) => {
      target.on('request', (request) => {
        if (request.url().includes('/chrome/header')) requested.push(new URL(request.url()));
      });
    },
  });
  if (change) await page.evaluate(change, PARAMETER_VALUES);
  await shown(page);
  return requested.map(({ searchParams }) => Object.fromEntries(searchParams));
}

test('each documented attribute is sent as its parameter, and no other attribute is', async () => {
  const requested = await requestedBy(`lang="de" site="docs" theme="light" size="compact" transparent="false"
    language-selector="false" languages="de,fr" login-link="/account/enter" path="/docs/api"
    breadcrumbs="/docs Docs&#10;/docs/api API &amp; more" skip-to="main" announcement="omit" isolate="shadow"
    seed="a-seed" links="relative" assets="omit" class="x" data-theme="dark"`);
  expect(requested).toEqual([PARAMETER_VALUES]);
});

test('each parameter that has an attribute is sent if it is set as a property', async () => {
  const requested = await requestedBy('', ({ links: _, ...values }) => {
    const element = document.createElement('portico-header');
    Object.assign(element, values, { transparent: false, languageSelector: false });
    document.body.append(element);
  });
  expect(requested).toEqual([PARAMETER_VALUES]);
});

test('links lead to the site if the service is on another origin, and are relative on the same origin', async () => {
  const signUp = '[data-portico-part="sign-up"] >> nth=0';
  const elsewhere = await open();
  await shown(elsewhere.page);
  expect(await elsewhere.page.getAttribute(signUp, 'href')).toMatch(/^https:\/\/www\.example\.com\//);
  const same = await open({ url: `${browser.service().origin}/host` });
  await shown(same.page);
  expect(await same.page.getAttribute(signUp, 'href')).toMatch(/^\//);
});

test('the attribute src sets the origin of the service', async () => {
  const { origin } = browser.service();
  const { page } = await open({
    url: 'http://host.example/page',
    script: '<script type="module" src="/copy/elements.js"></script>',
    attributes: `src="${origin}"`,
    prepare: (target) =>
      target.route('**/copy/elements.js', async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${origin}/chrome/elements.js` }) }),
      ),
  });
  await shown(page);
  expect(await page.isVisible(HEADER)).toBe(true);
});

test('a header that the element has not put into the page is not started', async () => {
  const { origin } = browser.service();
  const other = (await (await browser.service().fetch('/chrome/header?assets=omit')).text()).replaceAll(
    'src="/chrome/',
    `src="${origin}/chrome/`,
  );
  const { page } = await open({ body: `<portico-header></portico-header><div id="other">${other}</div>` });
  await shown(page);
  await page.waitForSelector(`${HEADER} .portico-nav__list${ENHANCED}`, { state: 'attached' });
  await page.hover('#other .portico-logo');
  await still(page);
  expect(await page.locator('#other [data-portico-enhanced]').count()).toBe(0);
});

describe.each([PHONE, DESKTOP])('at %i pixels', (width) => {
  test.each(['none', 'shadow'])(
    'the header is never shown without styles, and nothing shifts, isolate=%s',
    async (isolate) => {
      const styles = Promise.withResolvers<void>();
      const { page, shifts } = await open({
        width,
        attributes: `theme="light" transparent="false" isolate="${isolate}"`,
        prepare: async (target) => {
          await target.route('**/chrome/assets/*.css', async (route) => {
            await styles.promise;
            // so that each link loads it again
            const response = await route.fetch();
            await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
          });
          await target.addInitScript(recordHeights);
        },
      });
      await page.waitForSelector('head link[href*="/chrome/"]', { state: 'attached' });
      await still(page);
      expect(await page.isVisible('#fallback')).toBe(true);
      styles.resolve();
      await shown(page);
      await shown(page, 'footer');
      await still(page);
      expect(await page.evaluate(() => window.heights)).toEqual([104]);
      expect(await shifts()).toEqual([]);
    },
  );

  test('without a reserved height, the page shifts', async () => {
    const { page, shifts } = await open({ width, reserves: false });
    await shown(page);
    await expect.poll(shifts).not.toEqual([]);
  });
});

declare global {
  interface Window {
    heights: number[];
  }
}

/** Records every height at which a header is drawn. */
function recordHeights() {
  window.heights = [];
  const look = () => {
    const root = document.querySelector<HTMLElement>('[data-portico="header"]');
    const height = (root?.shadowRoot?.querySelector<HTMLElement>('.portico-header') ?? root)?.offsetHeight;
    if (height && window.heights.at(-1) !== height) window.heights.push(height);
    requestAnimationFrame(look);
  };
  look();
}

test.each(['none', 'shadow'])('menus, Escape and events work as in an included header, isolate=%s', async (isolate) => {
  const { page, messages } = await open({
    attributes: `theme="light" transparent="false" isolate="${isolate}"`,
    prepare: (target) => target.addInitScript(recordEvents),
  });
  await shown(page);
  await hydrated(page);
  await hoverOpen(page, product);
  await page.keyboard.press('Escape');
  await page.waitForSelector(product.panel, { state: 'hidden' });
  await page.hover('.portico-language-menu__button');
  await page.click('.portico-bar a[hreflang][lang="fr"]');
  expect(await page.evaluate(() => window.events)).toEqual([
    'toggle NAV_PRODUCT true',
    'toggle NAV_PRODUCT false',
    'toggle LANGUAGE true',
    'languagechange fr',
  ]);
  expect(messages).toEqual([]);
});

declare global {
  interface Window {
    events: string[];
  }
}

function recordEvents() {
  window.events = [];
  document.addEventListener('portico:toggle', (event) => {
    const { id, open: isOpen } = (event as CustomEvent<{ id: string; open: boolean }>).detail;
    window.events.push(`toggle ${id} ${isOpen}`);
  });
  document.addEventListener('portico:languagechange', (event) => {
    event.preventDefault();
    window.events.push(`languagechange ${(event as CustomEvent<{ language: string }>).detail.language}`);
  });
}

test('the overlay makes the page inert until it closes', async () => {
  const { page } = await open({ width: PHONE });
  await shown(page);
  await hydrated(page);
  await page.click(BURGER);
  await pageHeld(page);
  await page.click(product.button);
  await page.waitForSelector(product.panel, { state: 'visible' });
  await page.keyboard.press('Escape');
  await page.waitForSelector(OVERLAY, { state: 'hidden' });
  // the overlay is hidden a moment before its event
  await expect.poll(() => page.locator('#main').evaluate((main: HTMLElement) => main.inert)).toBe(false);
});

test('the row of the header is sticky', async () => {
  const { page } = await open();
  await shown(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.waitForSelector(`${HEADER}[data-portico-scrolled]`);
  expect((await page.locator(HEADER).boundingBox())?.y).toBe(-40);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--portico-offset'))).toBe('64px');
});

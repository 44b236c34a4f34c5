/** The custom elements on pages of another origin: their content stays until the chrome is complete and styled. */

import { expect, test } from 'vitest';
import { DESKTOP, ENHANCED, hoverOpen, hydrated, PHONE, section, useBrowser } from '../../../support/browser.ts';
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

test.each([
  { width: PHONE, isolate: 'none' },
  { width: DESKTOP, isolate: 'shadow' },
])(
  'at $width pixels, the header is never shown without styles, and nothing shifts, isolate=$isolate',
  async ({ width, isolate }) => {
    const styles = Promise.withResolvers<void>();
    const { page, shifts } = await open({
      width,
      attributes: `theme="light" transparent="false" isolate="${isolate}"`,
      prepare: (target) =>
        target.route('**/chrome/assets/*.css', async (route) => {
          await styles.promise;
          // so that each link loads it again
          const response = await route.fetch();
          await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
        }),
    });
    await page.waitForSelector('head link[href*="/chrome/"]', { state: 'attached' });
    await still(page);
    expect(await page.isVisible('#fallback')).toBe(true);
    styles.resolve();
    await shown(page);
    await shown(page, 'footer');
    await still(page);

    expect(await shifts()).toEqual([]);
  },
);

test.each(['none', 'shadow'])('menus, Escape and events work as in an included header, isolate=%s', async (isolate) => {
  const { page, messages } = await open({ attributes: `theme="light" transparent="false" isolate="${isolate}"` });
  await shown(page);
  await hydrated(page);
  await page.evaluate(() => {
    document.addEventListener('portico:toggle', ({ detail }: CustomEventInit) => console.log(detail.id, detail.open));
    document.addEventListener('portico:languagechange', (event) => {
      event.preventDefault();
      console.log((event as CustomEvent).detail.language);
    });
  });
  await hoverOpen(page, product);
  await page.keyboard.press('Escape');
  await page.waitForSelector(product.panel, { state: 'hidden' });
  await page.hover('.portico-language-menu__button');
  await page.click('.portico-bar a[hreflang][lang="fr"]');
  const events = ['NAV_PRODUCT true', 'NAV_PRODUCT false', 'LANGUAGE true', 'fr'];
  await expect.poll(() => messages).toEqual(events.map((event) => `log: ${event}`));
});

/** Ids, names and properties in the page that mislead scripts: the header works beside them. */

import { describe, expect, test } from 'vitest';
import {
  BURGER,
  hoverOpen,
  hydrated,
  OVERLAY,
  openOverlay,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../support/browser.ts';

const { open, service } = useBrowser();
const product = section('NAV_PRODUCT');
const uncaught = (messages: readonly string[]) => messages.filter((message) => message.startsWith('uncaught'));

describe('ids of the chrome before the header', () => {
  const taken = `<i id="portico-menu" popover></i><i id="portico-panel-nav-product"></i><i id="portico-panel-language"></i>`;
  const header = (html: string) => taken + html;

  test('the menus open', async () => {
    const { page, messages } = await open({ header });
    await hydrated(page);
    await hoverOpen(page, product);
    await page.keyboard.press('Escape');
    await page.waitForSelector(product.panel, { state: 'hidden' });
    await page.click('.portico-language-menu__button');
    await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
    expect(messages).toEqual([]);
  });

  test('the burger opens and closes its own overlay', async () => {
    const { page, messages } = await open({ header, width: PHONE });
    await hydrated(page);
    await openOverlay(page);
    await pageHeld(page);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    expect(messages).toEqual([]);
  });

  test('in a shadow tree, the burger works without scripts too', async () => {
    const { page } = await open({ query: 'isolate=shadow', header, width: PHONE, scripts: false });
    await openOverlay(page);
  });
});

/** Elements whose ids and names hide members of the window, of forms, and of the header's own objects. */
const CLOBBERING = [
  '<a id="requestIdleCallback"></a><a id="IntersectionObserver"></a><a id="customElements"></a><a id="localStorage"></a>',
  '<img id="porticoStarted" alt=""><a id="hydrate"></a><a id="start"></a>',
  '<img name="currentScript" alt=""><form name="porticoStarted"><input name="content"><input id="attributes"></form>',
  '<form data-portico="header"><input name="querySelector"><input name="matches"><input name="porticoStarted"></form>',
  '<svg><header data-portico="header"><template data-portico-script="islands"></template></header></svg>',
];

test.each(CLOBBERING)('beside %s, the menus work', async (names) => {
  const { page, messages } = await open({
    // the driver's pointer is in the corner of the window, and must not be over the header
    header: (html) => `<div style="height: 40px"></div>${names}${html}`,
    // as in WebKit
    prepare: (target) => target.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback')),
  });
  await hydrated(page);
  await hoverOpen(page, product);
  expect(uncaught(messages)).toEqual([]);
});

/** Members of the document, which no script of the page can then use; sanitizers such as DOMPurify remove these names. */
const HIDING = ['querySelector', 'querySelectorAll', 'head', 'body', 'documentElement', 'createElement', 'importNode'];

test('beside names that hide members of the document, the menus work at least as without scripts', async () => {
  const { page } = await open({
    header: (html) => HIDING.map((name) => `<form name="${name}"></form>`).join('') + html,
  });
  await page.hover(product.button);
  await page.waitForSelector(product.panel, { state: 'visible' });
  expect(await page.locator(`${product.panel} a`).first().isVisible()).toBe(true);
});

const HOSTILE_PROPS = [
  '',
  'not JSON',
  'null',
  '[]',
  '"text"',
  '{}',
  '{"labels":null,"items":7,"label":{},"currentName":[]}',
  '{"labels":{"navigation":1,"open":{"toString":1},"close":[]},"items":[],"label":"x"}',
  '{"labels":{"navigation":"x","open":"x","close":"x"},"items":[null],"label":"x","currentName":{"toString":null}}',
  '{"__proto__":{"label":"x","currentName":"x","labels":{},"items":[]},"constructor":{"prototype":{"polluted":true}}}',
];

describe('properties of an island with another shape', () => {
  test.each(HOSTILE_PROPS)('in the language selector, the menus work: %s', async (props) => {
    const { page, messages } = await open({ header: (html) => withProps(html, 'language', props) });
    await hydrated(page);
    await hoverOpen(page, product);
    expect(uncaught(messages)).toEqual([]);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });

  test.each(HOSTILE_PROPS)('in the menus, the language selector and the links work: %s', async (props) => {
    const { page, messages } = await open({ header: (html) => withProps(html, 'menu', props) });
    await page.waitForSelector('.portico-language-menu[data-portico-enhanced]');
    await page.hover('.portico-language-menu__button');
    await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
    await page.hover(product.button);
    await page.waitForSelector(product.panel, { state: 'visible' });
    expect(uncaught(messages)).toEqual([]);
  });
});

function withProps(html: string, island: string, props: string): string {
  const changed = html.replace(
    new RegExp(`(data-portico-island="${island}" data-portico-props=)"[^"]*"`),
    (_, start) => `${start}"${props.replaceAll('"', '&quot;')}"`,
  );
  expect(changed).not.toBe(html);
  return changed;
}

test('no property is an address', async () => {
  const html = await (await service().fetch('/chrome/header?links=absolute')).text();
  const props = [...html.matchAll(/data-portico-props="([^"]*)"/g)].map(([, value]) => value);
  expect(props.length).toBeGreaterThan(1);
  for (const value of props) expect(value).not.toMatch(/\/|href|url/i);
});

test('a header and a footer that name the scripts of two origins: each loader starts its own header', async () => {
  const { origin } = service();
  const elsewhere = 'http://host.example';
  const absolute = await (await service().fetch('/chrome/header?transparent=false&links=absolute')).text();
  expect(absolute).toContain(`${origin}/chrome/assets/islands-`);
  const { page, messages } = await open({
    url: `${elsewhere}/page`,
    // the loader of the footer, on the page's own origin, runs first
    document: (_, footer) =>
      `<!doctype html><html lang="en"><head><title>Two origins</title><link rel="icon" href="data:,"></head><body>${footer}${absolute}</body></html>`,
    prepare: (target) =>
      target.route(`${elsewhere}/chrome/**`, async (route) => {
        const response = await service().fetch(new URL(route.request().url()).pathname);
        const contentType = response.headers.get('content-type') ?? '';
        await route.fulfill({ contentType, body: await response.text() });
      }),
  });
  await hydrated(page);
  await hoverOpen(page, product);
  expect(messages).toEqual([]);
});

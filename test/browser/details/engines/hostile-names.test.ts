/** Ids, names and properties in the page that mislead scripts: the header works beside them. */

import { describe, expect, test } from 'vitest';
import { loadRenderer } from '../../../../packages/cli/src/local/renderers.ts';
import {
  BURGER,
  hoverOpen,
  OVERLAY,
  openOverlay,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { changed } from '../../../support/changed.ts';

const { open, openHydrated, service } = useBrowser();
const product = section('NAV_PRODUCT');
const uncaught = (messages: readonly string[]) => messages.filter((message) => message.startsWith('uncaught'));

describe('ids of the chrome before the header', () => {
  const taken = `<i id="portico-menu" popover></i><i id="portico-panel-nav-product"></i><i id="portico-panel-language"></i>`;
  const header = (html: string) => taken + html;

  test('the menus open', async () => {
    const { page, messages } = await openHydrated({ header });
    await hoverOpen(page, product);
    await page.keyboard.press('Escape');
    await page.waitForSelector(product.panel, { state: 'hidden' });
    await page.click('.portico-language-menu__button');
    await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
    expect(messages).toEqual([]);
  });

  test('the burger opens and closes its own overlay', async () => {
    const { page, messages } = await openHydrated({ header, width: PHONE });
    await openOverlay(page);
    await pageHeld(page);
    await page.click(BURGER);
    await page.waitForSelector(OVERLAY, { state: 'hidden' });
    expect(messages).toEqual([]);
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
  const { page, messages } = await openHydrated({
    // the driver's pointer is in the corner of the window, and must not be over the header
    header: (html) => `<div style="height: 40px"></div>${names}${html}`,
    // as in WebKit
    prepare: (target) => target.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback')),
  });
  await hoverOpen(page, product);
  expect(uncaught(messages)).toEqual([]);
});

/** What the script reads from the markup of an island, missing or in another form. */
const DAMAGES: Readonly<Record<'language' | 'menu', readonly [RegExp, string][]>> = {
  language: [
    [/<button class="portico-language-menu__button".*?<\/button>/s, ''],
    [/(<button class="portico-language-menu__button"[^>]*) aria-label="[^"]*"/, '$1'],
  ],
  menu: [
    [/<nav aria-label="[^"]*"/, '<nav'],
    [/ data-portico-labels="[^"]*"/, ''],
    [/(<li class="portico-section"[^>]*) data-portico-id="[^"]*"/, '$1'],
    [/<button class="portico-burger".*?<\/button>/s, ''],
  ],
};

describe('markup of an island with another shape', () => {
  test.each(DAMAGES.language)('in the language selector, the menus work: %s', async (found, replacement) => {
    const { page, messages } = await openHydrated({ header: (html) => changed(html, found, replacement) });
    await hoverOpen(page, product);
    expect(uncaught(messages)).toEqual([]);
  });

  test.each(DAMAGES.menu)('in the menus, the language selector and the links work: %s', async (found, replacement) => {
    const { page, messages } = await open({ header: (html) => changed(html, found, replacement) });
    await page.waitForSelector('.portico-language-menu[data-portico-enhanced]');
    await page.hover('.portico-language-menu__button');
    await page.waitForSelector('.portico-language-menu__panel', { state: 'visible' });
    await page.hover(product.button);
    await page.waitForSelector(product.panel, { state: 'visible' });
    expect(uncaught(messages)).toEqual([]);
  });
});

const HOSTILE_PROPS = [
  '',
  'null',
  '"text"',
  '{}',
  '{"epigraph":{"toString":1},"loading":[],"id":7,"language":null}',
  '{"__proto__":{"epigraph":"x","loading":"x","id":"x","language":"x"},"constructor":{"prototype":{"polluted":true}}}',
];

test.each(HOSTILE_PROPS)('beside a teaser with properties of another shape, the menus work: %s', async (props) => {
  const teaser = `<div data-portico-island="teaser" data-portico-props="${props.replaceAll('"', '&quot;')}"></div>`;
  // where teasers are: elsewhere, an element more keeps the menus as they are without scripts
  const columns = /<div[^>]*class="portico-panel__columns"[^>]*>/;
  const { page, messages } = await openHydrated({ header: (html) => changed(html, columns, `$&${teaser}`) });
  await hoverOpen(page, product);
  expect(uncaught(messages)).toEqual([]);
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('only a teaser whose post is unknown has properties, and none of them is an address', async () => {
  expect(await (await service().fetch('/chrome/header?links=absolute')).text()).not.toContain('data-portico-props');
  const { renderTeaser } = await loadRenderer('shipped');
  const pending = {
    id: 'latest-post',
    epigraph: 'Post',
    state: 'loading',
    loading: 'Loading…',
    language: 'en',
  } as const;
  const [, props] = /data-portico-props="([^"]*)"/.exec(renderTeaser(pending)) ?? [];
  expect(props).toContain('latest-post');
  expect(props).not.toMatch(/\/|href|url/i);
});

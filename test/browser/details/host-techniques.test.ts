/** What docs/customizing.md and docs/hosts.md recommend beside the header: a bar with anchors, view transitions, links that load documents. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DESKTOP, hoverOpen, hydrated, PHONE, section, useBrowser } from '../../support/browser.ts';
import { still } from '../../support/still.ts';

const { open, service } = useBrowser();
const product = section('NAV_PRODUCT');

test.each([PHONE, DESKTOP])(
  'a bar with anchors stays below the row, and uncovers what they lead to, at %i pixels',
  async (width) => {
    const { page } = await open({
      width,
      // as in docs/customizing.md
      head: `<style>.sub-navigation { position: sticky; top: var(--portico-offset, 64px); z-index: 10; height: 48px }
html { scroll-padding-top: calc(var(--portico-offset, 64px) + 48px) }</style>`,
      main: `<main><div style="height: 300px"></div><nav class="sub-navigation"><a href="#prices">Prices</a></nav>
<p style="height: 1500px"></p><h2 id="prices" style="margin: 0">Prices</h2><p style="height: 2000px"></p></main>`,
    });
    await hydrated(page);
    await page.click('.sub-navigation a');
    const edge = (selector: string, side: 'top' | 'bottom') =>
      page.locator(selector).evaluate((element, name) => element.getBoundingClientRect()[name], side);
    await expect.poll(() => edge('#prices', 'top')).toBe(112);
    await still(page);
    expect([await edge('.sub-navigation', 'top'), await edge('.sub-navigation', 'bottom')]).toEqual([64, 112]);
    expect(await page.evaluate(() => location.hash)).toBe('#prices');
  },
);

describe('view transitions', () => {
  const HEAD = `<style>@view-transition { navigation: auto } [data-portico=header] { view-transition-name: header !important }</style>`;

  test('between documents and within one keep a named header, and its menus work', async () => {
    const documentOf = (title: string, header: string, footer: string) => `<!doctype html><html lang="en"><head>
<title>${title}</title><link rel="icon" href="data:,">${HEAD}<script>
addEventListener('pagereveal', ({ viewTransition }) => { window.revealed = viewTransition?.finished.then(() => 'finished') });
</script></head><body style="margin:0">${header}<main><h1>${title}</h1></main>${footer}</body></html>`;
    const [header = '', footer = ''] = await Promise.all(
      ['header', 'footer'].map(async (name) => (await service().fetch(`/chrome/${name}`)).text()),
    );
    const { page, messages } = await open({
      document: (first, last) => documentOf('Home', first, last),
      prepare: (target) =>
        target.route('**/pricing/', (route) =>
          route.fulfill({ contentType: 'text/html; charset=utf-8', body: documentOf('Pricing', header, footer) }),
        ),
    });
    await hydrated(page);
    await page.evaluate(() => location.assign('/pricing/'));
    await page.waitForFunction(() => document.title === 'Pricing');
    await expect.poll(() => page.evaluate(() => (window as { revealed?: Promise<string> }).revealed)).toBe('finished');
    await hydrated(page);
    const groups = await page.evaluate(async () => {
      const transition = document.startViewTransition(() => document.querySelector('h1')?.append('!'));
      await transition.ready;
      const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement);
      await transition.finished;
      return moving;
    });
    expect(groups).toContain('::view-transition-new(header)');
    await hoverOpen(page, product);
    expect(await page.locator(product.panel).evaluate((panel) => panel.checkVisibility())).toBe(true);
    expect(messages).toEqual([]);
  });
});

describe('links of the header load documents', () => {
  const fileOf = (name: string) => readFileSync(new URL(`../../../node_modules/${name}`, import.meta.url), 'utf8');

  test.each([
    ['htmx', 'htmx.org/dist/htmx.min.js', 'hx-boost="true"', 'hx-boost="false"'],
    ['Turbo', '@hotwired/turbo/dist/turbo.es2017-umd.js', '', 'data-turbo="false"'],
  ])('in a wrapper that %s leaves alone', async (_, library, body, wrapper) => {
    const { page } = await open({
      document: (header, footer) => `<!doctype html><html lang="en"><head><title>A page of the host</title>
<link rel="icon" href="data:,"><script src="/library.js"></script></head><body style="margin:0" ${body}>
<div style="display: contents" ${wrapper}>${header}</div><main><a id="own" href="/pricing/">Pricing</a></main>${footer}</body></html>`,
      prepare: async (target) => {
        await target.route('**/library.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: fileOf(library) }),
        );
        await target.route('**/pricing/', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pricing</title><main></main>' }),
        );
      },
    });
    await hydrated(page);
    const follow = async (selector: string) => {
      await page.evaluate(() => Object.assign(window, { isFirst: true }));
      await page
        .locator(selector)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForFunction(() => document.title === 'Pricing');
      return page.evaluate(() => 'isFirst' in window);
    };
    const address = page.url();
    expect(await follow('#own')).toBe(true);
    await page.goto(address);
    await hydrated(page);
    expect(await follow('[data-portico="header"] a[href="/pricing/"]')).toBe(false);
  });
});

/** A style sheet that loads later than the scripts: WebKit runs them meanwhile, and shows nothing unless they measure. */

import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../../support/browser.ts';
import { openHolding } from '../../../support/hold-back.ts';

declare global {
  interface Window {
    /** What scripts have measured, and whether a style sheet was loading. */
    measured: { readonly name: string; readonly early: boolean }[];
  }
}

const { open } = useBrowser();

/** Runs in the page. */
function recordMeasuring(): void {
  window.measured = [];
  const record = (name: string) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    window.measured.push({ name, early: links.some(({ sheet }) => !sheet) });
  };
  for (const name of ['offsetWidth', 'offsetHeight', 'clientWidth', 'clientHeight', 'scrollLeft'] as const) {
    const owner = name.startsWith('offset') ? HTMLElement.prototype : Element.prototype;
    const { get, ...others } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    Object.defineProperty(owner, name, {
      ...others,
      get() {
        record(name);
        return get?.call(this);
      },
    });
  }
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function () {
    record('getBoundingClientRect');
    return getBoundingClientRect.call(this);
  };
  const { getComputedStyle } = window;
  window.getComputedStyle = (...parameters) => {
    record('getComputedStyle');
    return getComputedStyle(...parameters);
  };
}

test('scripts measure nothing while the style sheet loads', async () => {
  const { page, release } = await openHolding(open, '**/chrome-*.css', {
    query: 'site=docs&lang=en&path=/docs/quickstarts/&transparent=false',
    until: 'commit',
    prepare: (target) => target.addInitScript(recordMeasuring),
  });
  const hasIslands = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/islands-'));
  await page.waitForFunction(hasIslands);
  // a string, because the test runner replaces `import()`
  await page.evaluate(`(async () => {
    const entries = performance.getEntriesByType('resource');
    await import(entries.find(({ name }) => name.includes('/islands-')).name);
    await new Promise((resolve) => setTimeout(resolve));
  })()`);
  release();
  await hydrated(page);
  const measured = await page.evaluate(() => window.measured);
  expect(measured).toContainEqual({ name: 'offsetHeight', early: false });
  expect(measured.filter(({ early }) => early)).toEqual([]);
});

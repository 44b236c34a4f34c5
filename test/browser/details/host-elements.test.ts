/** The chrome does not change the styles of the host's own elements. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, useBrowser } from '../../support/browser.ts';
import { casesOf } from '../../support/cases.ts';
import { openSlotPage } from '../../support/slot-page.ts';
import { HOSTILE_HOSTS, IMPORTANT_HOST } from '../fixtures/hostile-hosts.ts';

const browser = useBrowser();
const { open } = browser;
const MAIN = `<main id="host-main"><h1>T</h1><h2>T</h2><p>p <a href="#">a</a> <a>a</a> <span>s</span></p><ul><li>l</li><li>l</li></ul>
<ol><li>l</li></ol><nav><ul><li><a href="#">a</a></li></ul></nav><section><div>d</div></section><button>b</button>
<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg><img alt="i"></main>`;

/** Properties that depend on the position of an element, not on its styles. */
const OF_PLACE = /^(block-size|height|grid-template-rows|perspective-origin|transform-origin)$/;

/** Compares every computed style of the host's elements and of their pseudo-elements with and without the chrome. */
const compareStyles = (page: Page) =>
  page.evaluate((ofPlace) => {
    const isOfPlace = new RegExp(ofPlace);
    const pseudoElements = [null, '::before', '::after', '::marker', '::first-letter', '::backdrop'];
    const styles = () =>
      [...document.querySelectorAll('html, body, main, main *')].flatMap((element) =>
        pseudoElements.flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          // sorted, because a registered property changes the order of the host's own
          const names = [...style].filter((name) => !isOfPlace.test(name) && !name.startsWith('--portico-')).sort();
          return names.map((name) => `${element.tagName}${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const withChrome = styles();
    for (const element of document.querySelectorAll('[data-portico], link[rel="stylesheet"]')) element.remove();
    const alone = styles();
    const changed = withChrome.filter((line, index) => line !== alone[index]);
    return { compared: withChrome.length, alone: alone.length, changed };
  }, OF_PLACE.source);

const CASES = [...HOSTILE_HOSTS, IMPORTANT_HOST].flatMap((host) =>
  ['none', 'shadow'].map((isolate) => ({ name: host.name, host, isolate })),
);

test.each(casesOf(CASES))(
  'on $name, the chrome changes no style of the host’s elements (isolate=$isolate)',
  async ({ host, isolate }) => {
    const { page } = await open({
      query: `isolate=${isolate}`,
      head: host.head,
      main: MAIN,
      header: host.wrap ?? ((header) => header),
      // transitions of the host are compared at their end
      context: { reducedMotion: 'reduce' },
    });
    await hydrated(page);
    const { compared, alone, changed } = await compareStyles(page);
    expect(compared).toBeGreaterThan(1_000);
    expect(compared).toBe(alone);
    expect(changed).toEqual([]);
  },
);

test.each(['none', 'shadow'] as const)(
  'a transparent iframe stays so in a slot of the dark theme, with isolate=%s',
  async (isolate) => {
    const frame =
      '<iframe title="f" srcdoc="" style="border: 0; inline-size: 40px; block-size: 40px; color-scheme: light">';
    const { page } = await openSlotPage(browser, {
      parameters: { theme: 'dark', isolate },
      slots: { tools: `${frame}</iframe>` },
    });
    const iframe = page.locator('iframe');
    const shown = await iframe.screenshot();
    await iframe.evaluate((element) => element.style.setProperty('opacity', '0'));
    expect(shown.equals(await iframe.screenshot())).toBe(true);
  },
);

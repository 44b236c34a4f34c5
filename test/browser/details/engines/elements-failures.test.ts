/** Custom elements while the service fails in various ways: their content stays, and an event gives the reason. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FAULTS, type Fault, startFaultyService } from '../../../../packages/cli/src/conformance/faulty-service.ts';
import { hoverOpen, section, useBrowser } from '../../../support/browser.ts';
import { type ElementPage, FALLBACK, openElementPage, shown } from '../../../support/element-page.ts';
import { still } from '../../../support/still.ts';

const browser = useBrowser();
const open = (page?: ElementPage) => openElementPage(browser, page);

/** The content and style of the element, and whether the fallback is visible. */
const stateOf = async (page: Page) => {
  const element = page.locator('portico-header');
  return [await element.innerHTML(), await element.getAttribute('style'), await page.isVisible('#fallback')];
};
const UNCHANGED = [FALLBACK, null, true];

const REASONS: Readonly<Record<Fault, RegExp>> = {
  dead: /^no answer$/,
  'stalls before the headers': /^timeout$/,
  'stalls in the body': /^timeout$/,
  'stalls in a body with Content-Length': /^timeout$/,
  'trickles the body': /^timeout$/,
  'cuts off the body': /^no answer$/,
  'cuts off a body with Content-Length': /^no answer$/,
  'closes without an answer': /^no answer$/,
  'redirects (302)': /^200 from .*\/elsewhere\//,
  '304 to everything': /^304 from /,
  '204 without a body': /^204 from /,
  '404 with a page': /^404 from /,
  '500 with a page': /^500 from /,
  '503 with a cacheable page': /^503 from /,
  '200 with an error page': /^incomplete header$/,
  '200 with a cacheable error page': /^incomplete header$/,
};

test.concurrent.for(Object.keys(FAULTS) as Fault[])(
  '%s: the fallback stays, and the next attempt succeeds',
  async (fault, { expect }) => {
    const faulty = await startFaultyService(browser.service().origin, 'max-age=0');
    try {
      await faulty.become(fault);
      const { page, outcomes, messages } = await open({
        url: `${faulty.origin}/host`,
        body: `<portico-header src="${faulty.origin}" lang="en">${FALLBACK}</portico-header>`,
      });
      await expect.poll(outcomes, { timeout: 30_000 }).toHaveLength(1);
      expect(await stateOf(page)).toEqual(UNCHANGED);
      const [event = ''] = await outcomes();
      expect(event).toMatch(/^header error: /);
      expect(event.replace('header error: ', '')).toMatch(REASONS[fault]);
      expect(messages.filter((message) => message.startsWith('warning: Portico: no header from '))).toHaveLength(1);
      expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);

      await faulty.become('works');
      await page.locator('portico-header').evaluate((header) => header.setAttribute('lang', 'de'));
      await shown(page);
      expect(await page.getAttribute('[data-portico="header"]', 'lang')).toBe('de');
      await page.context().close();
    } finally {
      await faulty.stop();
    }
  },
);

test('a response that CORS does not allow to read counts as no answer', async () => {
  const { outcomes } = await open({
    prepare: (target) =>
      target.route('**/chrome/header?*', (route) =>
        route.fulfill({ headers: { 'access-control-allow-origin': 'http://other.example' }, body: 'unreadable' }),
      ),
  });
  await expect.poll(outcomes).toContain('header error: no answer');
});

test('a fragment that is cut off without a network error is not shown', async () => {
  const complete = await (await browser.service().fetch('/chrome/header?lang=en&links=absolute')).text();
  const end = complete.indexOf('</header>') + '</header>'.length;
  for (const length of [complete.length / 2, end - 1, end, end + 20]) {
    const { page, outcomes } = await open({
      prepare: (target) =>
        target.route('**/chrome/header?*', (route) =>
          route.fulfill({
            contentType: 'text/html',
            headers: { 'access-control-allow-origin': '*' },
            body: complete.slice(0, length),
          }),
        ),
    });
    await expect.poll(outcomes).toContain('header error: incomplete header');
    expect(await stateOf(page)).toEqual(UNCHANGED);
    await page.context().close();
  }
});

describe.each(['none', 'shadow'])('isolate=%s', (isolate) => {
  test('without its style sheet the header is not shown, and the next attempt requests it again', async () => {
    const files = '**/chrome/assets/chrome-*.css';
    const { page, outcomes } = await open({
      attributes: `isolate="${isolate}"`,
      prepare: (target) => target.route(files, (route) => route.abort()),
    });
    await expect.poll(outcomes).toContain('header error: no style sheet');
    expect(await stateOf(page)).toEqual(UNCHANGED);
    await page.unroute(files);
    await page.locator('portico-header').evaluate((header) => header.setAttribute('lang', 'de'));
    await shown(page);
  });
});

test('a style sheet of the page that failed to load is not taken for its own', async () => {
  const { origin } = browser.service();
  const header = await (await browser.service().fetch('/chrome/header')).text();
  const [styles = ''] = /<link rel="stylesheet"[^>]*>/.exec(header) ?? [];
  let requests = 0;
  const { page } = await open({
    head: styles.replace('href="/', `href="${origin}/`).replace('>', ' crossorigin>'),
    prepare: (target) =>
      target.route('**/chrome/assets/chrome-*.css', (route) => {
        requests += 1;
        return requests === 1 ? route.abort() : route.continue();
      }),
  });
  await shown(page);
  expect(requests).toBeGreaterThan(1);
});

test('if its script is changed, the header works as it does without scripts', async () => {
  const { page, messages } = await open({
    prepare: (target) =>
      target.route('**/chrome/assets/loader-*.js', async (route) => {
        const response = await route.fetch();
        return route.fulfill({ response, body: `${await response.text()};window.tampered = true` });
      }),
  });
  await shown(page);
  await hoverOpen(page, section('NAV_PRODUCT'));
  await still(page);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test('a style sheet that does not match its integrity is not used', async () => {
  const { page, outcomes } = await open({
    prepare: (target) =>
      target.route('**/chrome/assets/chrome-*.css', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()} body { color: red }` });
      }),
  });
  await expect.poll(outcomes).toContain('header error: no style sheet');
  expect(await stateOf(page)).toEqual(UNCHANGED);
});

test('an invalid address is reported like any other failure', async () => {
  const { page, outcomes } = await open({ attributes: 'src="https://"' });
  await expect.poll(outcomes).toContainEqual(expect.stringMatching(/^header error: .*URL/));
  expect(await stateOf(page)).toEqual(UNCHANGED);
});

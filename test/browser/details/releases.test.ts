/** Markup of one release with the head, footer and files of another, as caches mix them during a deploy. */

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type StartedService, startService } from '../../../packages/cli/src/local/service.ts';
import { DEADLINE, hoverOpen, hydrated, section, sharedBrowser } from '../../support/browser.ts';
import { changed } from '../../support/changed.ts';
import { checkOut } from '../../support/checkout.ts';

interface Parts {
  readonly head: string;
  readonly header: string;
  readonly bareHeader: string;
  readonly footer: string;
}

let service: StartedService;
let remove: () => Promise<void>;
/** The responses of three successive releases. */
const releases: Parts[] = [];

/** The islands of each release set its number on the page, and cannot take over the markup of another release. */
beforeAll(async () => {
  const checkout = await checkOut();
  remove = checkout.remove;
  for (const release of [1, 2, 3]) {
    await checkout.edit('client/islands.ts', (source) =>
      changed(
        changed(
          source.replace(/\n {2}document\.documentElement\.dataset\.islands = '\d';/, ''),
          /(export async function hydrate.*)/,
          `$1\n  document.documentElement.dataset.islands = '${release}';`,
        ),
        '> nav > ul',
        '> div > nav > ul',
      ),
    );
    await checkout.edit('src/view/island/menu.tsx', (source) =>
      changed(changed(source, '<nav ', '<div><nav '), '</nav>', '</nav></div>'),
    );
    await checkout.deploy();
    const running = await startService({ preview: false, dist: checkout.dist, buckets: checkout.buckets });
    const read = async (path: string) => (await running.fetch(path)).text();
    releases.push({
      head: await read('/chrome/head'),
      header: await read('/chrome/header?transparent=false'),
      bareHeader: await read('/chrome/header?transparent=false&assets=omit'),
      footer: await read('/chrome/footer'),
    });
    if (release < 3) await running.stop();
    else service = running;
  }
}, 300_000);
afterAll(async () => {
  await service?.stop();
  await remove?.();
});

async function open(html: { readonly head?: string; readonly body: string }, width = 1440, withoutFile?: RegExp) {
  const browser = await sharedBrowser();
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  onTestFinished(() => page.close());
  page.setDefaultTimeout(DEADLINE);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const url = `${service.origin}/host`;
  const body = `<!doctype html><html lang="en"><head><title>Mixed</title>${html.head ?? ''}</head><body>${html.body}</body></html>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  if (withoutFile) await page.route(withoutFile, (route) => route.fulfill({ status: 404 }));
  await page.goto(url);
  return { page, errors };
}

const part = (release: number): Parts => releases[release - 1] as Parts;

test.each([
  { name: 'the header of the first release with the head of the third', head: 3, header: 1, footer: 3 },
  { name: 'the header of the third release with the head of the first', head: 1, header: 3, footer: 1 },
])('$name works with its own script', async ({ head, header, footer }) => {
  const { page, errors } = await open({
    head: part(head).head,
    body: part(header).bareHeader + part(footer).footer,
  });
  await hydrated(page);
  expect(await page.evaluate(() => document.documentElement.dataset.islands)).toBe(String(header));
  const { button, panel } = section('NAV_PRODUCT');
  await hoverOpen(page, { button, panel });
  expect(await page.locator(`${panel} a`).count()).toBeGreaterThan(15);
  await page.keyboard.press('Escape');
  await page.waitForSelector(panel, { state: 'hidden' });
  expect(errors).toEqual([]);
});

test('if the script of the markup does not load, the menus work as they do without scripts', async () => {
  const { page, errors } = await open(
    { head: part(3).head, body: part(1).bareHeader + part(3).footer },
    1440,
    /islands-/,
  );
  const { button, panel } = section('NAV_PRODUCT');
  await hoverOpen(page, { button, panel });
  await page.mouse.move(700, 880);
  await page.waitForSelector(panel, { state: 'hidden' });
  await page.focus(button);
  await page.waitForSelector(panel, { state: 'visible' });
  expect(await page.locator('[data-portico-enhanced]').count()).toBe(0);
  expect(errors).toEqual([]);
});

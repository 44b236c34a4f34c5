/** From what visitors see and press to the rows that are stored, and the events of the page. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hoverOpen, openSection, section, useBrowser } from '../../../support/browser.ts';
import { type CountingService, startCountingService } from '../../../support/counting-service.ts';

const { openHydrated } = useBrowser();
const ANNOUNCEMENT = '[data-portico-announcement]';
const DISMISS = '[data-portico-part="dismiss"]';
const KINDS = ['seen', 'click', 'dismiss', 'open', 'link'];

let service: CountingService;
beforeAll(async () => {
  service = await startCountingService({ rate: 1, links: true, device: true });
});
afterAll(() => service?.stop());

/** Browsers that tests drive say so, and are not counted. */
const VISITOR = `<script>Object.defineProperty(navigator, 'webdriver', { value: false })</script>`;

/** Keeps the events of the page in its title. */
const LISTENS = `<script>
  for (const kind of ${JSON.stringify(KINDS)}) addEventListener('portico-' + kind, ({ detail }) => {
    document.title += '|' + kind + ' ' + detail.id;
  });
</script>`;

async function visit({ head = VISITOR, query = '', width = 1440 } = {}): Promise<Page> {
  const { page } = await openHydrated({
    service,
    width,
    head: head + LISTENS,
    query: `transparent=false&seed=1${query}`,
  });
  return page;
}

const eventsOf = async (page: Page) => (await page.title()).split('|').slice(1);

/** As by a link of the page: it is hidden. */
const leave = (page: Page) => page.goto(`${service.origin}/chrome/manifest.json`);

const idOf = (page: Page) => page.getAttribute(ANNOUNCEMENT, 'data-portico-announcement');

const stored = async () => (await service.stored()).map(({ blobs }) => blobs.filter(Boolean).join(' '));

/** Without messages that were seen: whether a second passes before a press depends on the machine. */
const pressed = (events: readonly string[]) => events.filter((event) => !event.startsWith('seen '));

test('a visitor who refuses it, a page that does, and a program are not counted; a click of any other visitor is', async () => {
  const before = (await stored()).length;
  const refusals = [
    '',
    `${VISITOR}<script>Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })</script>`,
    `${VISITOR}<script>Object.defineProperty(navigator, 'doNotTrack', { value: '1' })</script>`,
    `${VISITOR}<script>document.documentElement.dataset.porticoCount = 'off'</script>`,
    `${VISITOR}<script>Object.defineProperty(navigator, 'userAgent', { value: 'ExampleBot/1.0' })</script>`,
  ];
  for (const head of refusals) {
    const page = await visit({ head });
    await hoverOpen(page, section('NAV_PRODUCT'));
    await page.click(DISMISS);
    expect(await eventsOf(page)).toEqual([]);
    await leave(page);
    await page.goto('about:blank');
  }
  const changed = await visit();
  await changed.click(DISMISS);
  await changed.evaluate(() => {
    document.documentElement.dataset.porticoCount = 'off';
  });
  await leave(changed);
  const page = await visit();
  const id = await idOf(page);
  await page.click(DISMISS);
  expect(pressed(await eventsOf(page))).toEqual([`dismiss ${id}`]);
  await leave(page);
  await expect.poll(async () => pressed((await stored()).slice(before))).toEqual([`dismiss ${id} main en desktop`]);
});

test('what a visitor sees, opens and presses is sent in one request when the page is hidden', async () => {
  const before = (await stored()).length;
  const sends = `<script>{
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      document.documentElement.dataset.sent = (document.documentElement.dataset.sent ?? '') + '1';
      return send(url, body);
    };
  }</script>`;
  const page = await visit({ head: VISITOR + sends, query: '&isolate=shadow', width: 1000 });
  const id = await idOf(page);
  await expect.poll(() => eventsOf(page)).toEqual([`seen ${id}`]);
  await page.click('[data-portico-part="burger"]');
  await openSection(page, section('NAV_PRODUCT'));
  await page.keyboard.press('Escape');
  // a page that follows links by itself
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.click(ANNOUNCEMENT);
  const events = [`seen ${id}`, 'open portico-menu', 'open NAV_PRODUCT', `click ${id}`];
  await expect.poll(() => eventsOf(page)).toEqual(events);
  // not by leaving it: Firefox forgets what a page stores then
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect
    .poll(async () => (await stored()).slice(before))
    .toEqual(events.map((event) => `${event} main en tablet`));
  expect(await page.getAttribute('html', 'data-sent')).toBe('1');
});

test('a message is seen once half of it was visible for a second, and the visitor has agreed', async () => {
  const hides = '<style>body { margin-top: -32px !important }</style>';
  const off = `<script>document.documentElement.dataset.porticoCount = 'off'</script>`;
  const page = await visit({ head: `${VISITOR}${off}${hides}` });
  await page.evaluate(() => {
    addEventListener('portico:seen', () => {
      document.documentElement.dataset.seenAt = String(performance.now());
    });
  });
  const passed = (start: number) => page.waitForFunction((from) => performance.now() - from > 1_500, start);
  const now = () => page.evaluate(() => performance.now());
  await passed(await now());
  await page.evaluate(() => {
    delete document.documentElement.dataset.porticoCount;
    document.dispatchEvent(new Event('portico:consent', { bubbles: true }));
  });
  await passed(await now());
  expect(await eventsOf(page)).toEqual([]);
  const shownAt = await page.evaluate(() => {
    for (const style of document.querySelectorAll('style')) style.remove();
    return performance.now();
  });
  await expect.poll(() => eventsOf(page)).toEqual([`seen ${await idOf(page)}`]);
  const seenAt = Number(await page.getAttribute('html', 'data-seen-at'));
  expect(seenAt - shownAt).toBeGreaterThan(990);
});

/** A long history in the Studio, in a browser: as quick as a short one, and Back leads to where one was. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { messageContent } from '../support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../support/studio-in-process.ts';
import { useStudio } from '../support/studio-pages.ts';

const { open } = useStudio();

const MANY = 500;

let many: InProcessStudio;
let few: InProcessStudio;
beforeAll(async () => {
  [few, many] = await Promise.all([withVersions(10), withVersions(MANY)]);
});

/** A Studio whose versions have a message and have none, in turn. On workerd, so many would take a minute. */
async function withVersions(count: number): Promise<InProcessStudio> {
  const studio = await studioInProcess();
  await studio.add('webinar', messageContent({ title: 'Webinar' }));
  await studio.publish('Version 2 is special');
  for (let version = 3; version <= count; version += 1) {
    const { status } = await studio.call('POST', `versions/${version - 2}/restore`, {
      since: version - 1,
      reason: `The reason of version ${version}`,
    });
    expect(status).toBe(201);
  }
  return studio;
}

/** The page requests the API of that Studio. */
async function use(page: Page, studio: InProcessStudio): Promise<void> {
  await page.route(/\/api\/(draft|versions|status)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await studio.fetch(`${pathname}${search}`);
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
}

const openWith = (studio: InProcessStudio, path = '/history') =>
  open(path, { prepare: (page) => use(page, studio) });

async function mainThread(page: Page, act: () => Promise<unknown>) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const task = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value;
  const before = await task();
  await act();
  return Math.round(((await task()) - before) * 1000);
}

test('measure', async () => {
  for (const studio of [few, many, few, many]) {
    const page = await openWith(studio);
    await page.getByRole('heading', { name: studio === few ? 'Version 10' : 'Version 500', exact: true }).waitFor();
    const pages: number[] = [];
    while (await page.getByRole('button', { name: 'Show earlier versions' }).count()) {
      const n = await page.getByRole('listitem').count();
      pages.push(await mainThread(page, async () => {
        await page.getByRole('button', { name: 'Show earlier versions' }).click();
        await page.waitForFunction((n) => document.querySelectorAll('.studio-version').length > n, await page.locator('.studio-version').count());
        await page.waitForTimeout(150);
      }));
    }
    const rows = await page.locator('.studio-version').count();
    const buttons = await page.locator('.studio-version button').count();
    const scroll = await mainThread(page, async () => {
      for (let i = 0; i < 10; i++) { await page.mouse.wheel(0, -200); await page.waitForTimeout(50); }
    });
    const first = page.getByRole('button', { name: /^Show changes of/ }).first();
    await first.scrollIntoViewIfNeeded();
    const show = await mainThread(page, async () => {
      await first.click();
      await page.getByText('Field by field').waitFor();
    });
    const load = await mainThread(page, async () => { await page.reload(); await page.getByText(/^1 change/).first().waitFor(); await page.waitForTimeout(300); });
    console.log(JSON.stringify({ rows, buttons, pages, scroll, show, load }));
  }
});

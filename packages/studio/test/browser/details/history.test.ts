/** A long history in the Studio, in a browser: little of it is rendered, and Back leads to where one was. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { DEADLINE } from '../../../../../test/support/browser.ts';
import { messageContent, titleOf } from '../../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../../test/support/studio-in-process.ts';
import { focused, useStudio } from '../../../../../test/support/studio-pages.ts';

const { open } = useStudio();

const MANY = 500;

let many: InProcessStudio;
beforeAll(async () => {
  many = await withVersions(MANY);
});

/** A Studio whose versions have a message and have none, in turn. On workerd, so many would take a minute. */
async function withVersions(count: number): Promise<InProcessStudio> {
  const studio = await studioInProcess();
  await studio.add('webinar', messageContent({ title: 'Webinar' }));
  await studio.publish('Version 2 is special');
  for (let version = 3; version <= count; version += 1) {
    const { status } = await studio.call('POST', `versions/${version - 2}/restore`, {
      reason: `The reason of version ${version}`,
    });
    expect(status).toBe(201);
  }
  return studio;
}

/** The page requests the API of that Studio. */
async function use(page: Page, studio: InProcessStudio): Promise<void> {
  await page.route(/\/api\/(draft|deleted|versions|status)/, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const [method, headers, body] = [request.method(), await request.allHeaders(), request.postData()];
    const ofPage = Object.entries(headers).filter(([name]) => /^(content-type|if-)/.test(name));
    const response = await studio.fetch(`${pathname}${search}`, { method, headers: ofPage, body });
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    });
  });
}

const openWith = (studio: InProcessStudio) => open('/history', { prepare: (page) => use(page, studio) });

const version = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Version ${number}`, exact: true }) });

test('500 versions load as you scroll, only those near the view have buttons, and Back leads to the version that you left', async () => {
  const page = await openWith(many);
  await version(page, MANY).getByRole('button', { name: 'Show changes' }).waitFor();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End');
        return page.locator('.studio-version').count();
      },
      { timeout: 60_000 },
    )
    .toBe(MANY);
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(MANY);
  await expect.poll(() => page.locator('.studio-version button').count()).toBeLessThan(60);

  // a version that is open is as it was when one comes back to it
  const left = version(page, 222);
  await left.scrollIntoViewIfNeeded();
  await left.getByRole('button', { name: 'Show changes' }).click();
  await left.getByText('Field by field').waitFor();
  await page.keyboard.press('Home');
  await page.waitForFunction(() => scrollY === 0);
  await page.keyboard.press('End');
  await left.scrollIntoViewIfNeeded();
  await left.getByText('Field by field').waitFor();

  // from the preview, which is another document
  await left.getByRole('link', { name: 'Preview' }).click();
  await page.waitForURL(/\/preview\?/);
  await page.goBack();
  await expect.poll(() => focused(page), { timeout: DEADLINE }).toBe('Preview version 222');
  await expect.poll(() => left.evaluate((row) => row.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('a message goes back to an earlier state, which can be undone, and once deleted it is found and restored', async () => {
  const studio = await studioInProcess();
  const entry = await studio.as('kim').add('spring', messageContent({ title: 'Spring' }));
  await studio.as('lee').change(entry, messageContent({ title: 'Summer' }));
  const page = await open('/messages/announcement/spring', { prepare: (opened) => use(opened, studio) });
  const title = async () => titleOf(await studio.find('spring'));
  await page.getByRole('button', { name: 'History of “Summer”' }).click();
  const history = page.getByRole('dialog', { name: 'History of “Summer”' });
  await history.getByRole('listitem').filter({ hasText: 'Changed title in English' }).getByText('lee').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await history.getByRole('button', { name: 'Go back to this' }).click();
  await expect.poll(title).toBe('Spring');
  await page.getByRole('region', { name: 'Undo' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(title).toBe('Summer');

  await page.getByRole('button', { name: 'Actions for “Summer”' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('link', { name: 'What was deleted' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Deleted by local' })
    .getByText('Summer', { exact: true })
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Restore “Summer”' }).click();
  await page.getByRole('heading', { name: 'Nothing was deleted' }).waitFor();
  await expect.poll(title).toBe('Summer');
});

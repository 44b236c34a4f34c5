/** Two people at work in the Studio: a page that stays in view shows what the other does, without being touched. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEADLINE } from '../../../../../test/support/browser.ts';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { setClock, withClock } from '../../../../../test/support/studio-clock.ts';
import { field, focusedValue, saved, useStudio } from '../../../../../test/support/studio-pages.ts';

const { open, api, studio } = useStudio(undefined, withClock);

/** In milliseconds: more than from one status to the next. */
const HALF_A_MINUTE = 31_000;

const HOUR = 3_600_000;

/** Opens a path in a page whose clock the test moves. */
const openWithClock = (path: string) => open(path, { prepare: (page) => page.clock.install() });

/** Lets time pass until something is so. */
async function passTime(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const passes = async () => {
    await page.clock.fastForward(HALF_A_MINUTE);
    return isSo();
  };
  await expect.poll(passes, { timeout: DEADLINE }).toBe(true);
}

test('what a colleague writes, schedules and publishes appears on the open page, and typing goes on', async () => {
  await api().add('webinar', messageContent({ title: 'Webinar' }));
  const mine = await openWithClock('/messages/announcement/webinar?language=en');
  const theirs = await open('/messages/announcement/webinar?language=en');

  // in another field than the one in which one writes
  await field(mine, 'Description').fill('Written');
  await saved(mine);
  await field(theirs, 'Title').fill('By a colleague');
  await saved(theirs);
  await passTime(mine, async () => (await field(mine, 'Title').inputValue()) === 'By a colleague');
  expect(await focusedValue(mine)).toBe('Written');

  // in the same field, it waits until one leaves
  await field(theirs, 'Description').fill('Theirs');
  await saved(theirs);
  const notice = mine.getByRole('region', { name: 'Changed by someone else' });
  await passTime(mine, async () => (await notice.count()) > 0);
  expect(await focusedValue(mine)).toBe('Written');
  await field(mine, 'Title').focus();
  await expect.poll(() => field(mine, 'Description').inputValue()).toBe('Theirs');
  await notice.waitFor({ state: 'detached' });

  // on the page “Publish”: a new message is listed and not ticked, and a release is listed until it is published
  const publishing = await openWithClock('/publish');
  await publishing.getByText('The links were checked.').waitFor();
  await api().add('report', messageContent({ title: 'Report' }));
  const report = publishing.getByRole('checkbox', { name: 'Report', exact: true });
  await passTime(publishing, async () => (await report.count()) === 1);
  expect(await report.isChecked()).toBe(false);
  const time = Date.now() + HOUR;
  await api().schedule('report', 'In an hour', new Date(time).toISOString());
  await field(publishing, 'Name').fill('Spring');
  const release = publishing.getByRole('link', { name: 'In an hour' });
  await passTime(publishing, async () => (await release.count()) > 0);
  const history = await openWithClock('/history');
  await history.getByRole('heading', { name: 'Version 1', exact: true }).waitFor();
  await setClock(studio(), time + 1_000);
  await passTime(
    history,
    async () => (await history.getByRole('heading', { name: 'Version 2', exact: true }).count()) > 0,
  );
  await passTime(publishing, async () => (await release.count()) === 0 && (await report.count()) === 0);
  await publishing.getByRole('heading', { name: 'Something has changed while you reviewed' }).waitFor();
  expect(await focusedValue(publishing)).toBe('Spring');
});

test('a page that nobody sees asks for nothing', async () => {
  const page = await openWithClock('/');
  await saved(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && requested.push(request.url()));
  await page.clock.runFor(10 * HALF_A_MINUTE);
  expect(requested).toEqual([]);
});

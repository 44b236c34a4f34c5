/** Scheduling, changing and deleting releases in the Studio, as people do it. */

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { setClock, withClock } from '../../../../../test/support/studio-clock.ts';
import { acknowledge, focused, publish, useStudio } from '../../../../../test/support/studio-pages.ts';
import type { Release, ReleaseList } from '../../../src/contract/releases.ts';

const { studio, api, open } = useStudio(undefined, withClock);

/** In milliseconds. */
const HOUR = 3_600_000;

const releases = async () => (await api().call<ReleaseList>('GET', 'releases')).body.releases;
const entryBox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

afterEach(async () => {
  for (const { id } of await releases()) await api().call('DELETE', `releases/${id}`);
  if ((await api().check()).chosen.length > 0) await api().publish();
});

test('a release is scheduled by keyboard, and its page moves and publishes it', async () => {
  await api().add('summer', messageContent({ title: 'Summer' }));
  const page = await open('/publish');
  await acknowledge(page);
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('Summer campaign');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await page.getByRole('spinbutton', { name: 'day, Time' }).focus();
  await page.keyboard.type('010620900800');
  await page.getByText('1 Jun 2090').first().waitFor();
  await acknowledge(page);
  await page.getByRole('button', { name: 'Schedule' }).press('Enter');
  await page.getByRole('heading', { name: '“Summer campaign” is scheduled' }).waitFor();
  await expect.poll(() => focused(page)).toBe('“Summer campaign” is scheduled');
  expect(await releases()).toMatchObject([
    { name: 'Summer campaign', at: '2090-06-01T06:00:00.000Z', state: 'scheduled' },
  ]);

  await page.getByRole('link', { name: 'Show the release' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Summer campaign' }).waitFor();
  await page.getByText(/^Scheduled for 1 June 2090, 08:00 CEST \(06:00 UTC\) by local/).waitFor();
  await acknowledge(page);
  await page.getByRole('radio', { name: 'Now' }).press('Space');
  await publish(page);
  expect((await api().draft()).latest.reason).toBe('Summer campaign');
  expect(await releases()).toEqual([]);
});

test('an entry of a release is not ticked for the next publication, and its row leads to the release', async () => {
  const entry = await api().add('autumn', messageContent({ title: 'Autumn' }));
  await api().schedule(entry.id, 'Autumn campaign', '2090-09-01T06:00:00Z');
  await api().add('fix', messageContent({ title: 'A fix' }));
  const page = await open('/publish');
  await entryBox(page, 'A fix').waitFor();
  expect(await entryBox(page, 'A fix').isChecked()).toBe(true);
  expect(await entryBox(page, 'Autumn').isChecked()).toBe(false);
  const listed = page.getByRole('region', { name: 'Releases' }).getByRole('listitem');
  await listed.filter({ hasText: 'Autumn campaign' }).filter({ hasText: 'Scheduled' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'In the release Autumn campaign' })
    .getByRole('link', { name: 'Autumn campaign' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Autumn campaign' }).waitFor();
  expect(await entryBox(page, 'Autumn').isChecked()).toBe(true);
  expect(await entryBox(page, 'A fix').count()).toBe(0);
  await page.getByText('Add more from the draft (1)').click();
  expect(await entryBox(page, 'A fix').isChecked()).toBe(false);
});

test('the page of a release says that the draft has changed since, and takes the newer text on request', async () => {
  const entry = await api().add('winter', messageContent({ title: 'Winter' }));
  const { id } = await api().schedule(entry.id, 'Winter campaign', '2090-12-01T06:00:00Z');
  await api().change(entry, messageContent({ title: 'Winter sale' }));
  const editor = await open('/messages/announcement/winter');
  await editor
    .getByText(/^The release Winter campaign publishes this message on 1 December 2090, 07:00 CET, as it was/)
    .waitFor();
  const page = await open(`/publish/${id}`);
  const preview = await open(
    `${await page.getByRole('main').getByRole('link', { name: 'Preview', exact: true }).getAttribute('href')}&message=announcement/winter`,
  );
  await preview.frameLocator('iframe').first().getByText('Winter', { exact: true }).first().waitFor();
  const row = page.getByRole('region', { name: 'Choose what to publish' }).getByRole('listitem');
  await row.filter({ hasText: 'The draft has changed since.' }).waitFor();
  await entryBox(page, 'Winter').waitFor();
  await row.getByRole('button', { name: '“Winter”: Update from the draft' }).press('Enter');
  await entryBox(page, 'Winter sale').waitFor();
  await page.getByText('The draft has changed since.').waitFor({ state: 'detached' });
  await acknowledge(page);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('heading', { name: '“Winter campaign” is scheduled' }).waitFor();
  const { body } = await api().call<Release>('GET', `releases/${id}`);
  expect(body.entries[0]?.entry?.content).toEqual(messageContent({ title: 'Winter sale' }));
});

test('a release that was not published on time says why, and is published once somebody has looked at it', async () => {
  const entry = await api().add('late', messageContent({ title: 'Late' }));
  const time = Date.now() + HOUR;
  const { id } = await api().schedule(entry.id, 'Late campaign', new Date(time).toISOString());
  await api().change(entry, messageContent({ title: 'Corrected' }));
  await api().publish('', [{ kind: 'announcement', id: 'late' }]);
  await setClock(studio(), time + 1_000);
  await expect.poll(async () => (await releases())[0]?.state).toBe('failed');
  const list = await open('/');
  await list.getByText('“Late campaign” was not published on time').waitFor();
  const page = await open('/publish');
  const reason = 'Since it was scheduled, “Late” was published differently.';
  await page.getByRole('region', { name: 'Releases' }).getByText(reason).waitFor();
  await page.getByRole('link', { name: 'Late campaign' }).first().click();
  await page.waitForURL(`**/publish/${id}`);
  await page.getByText('It was not published on time').waitFor();
  await page.getByRole('radio', { name: 'Now' }).press('Space');
  await publish(page);
});

test('the timeline has a scheduled release at its moment, which is a change, and leads to it', async () => {
  const entry = await api().add('spring', messageContent({ title: 'Spring', startDate: '2090-03-01T08:00:00Z' }));
  const { id } = await api().schedule(entry.id, 'Spring campaign', '2090-02-15T08:00:00Z');
  const page = await open('/timeline?at=2090-02-01T09:00:00Z', { width: 900 });
  const inPicture = page.getByRole('list', { name: 'Scheduled releases' }).getByRole('listitem');
  expect(await inPicture.textContent()).toBe('Spring campaign15 Feb, 09:00, 1 entry');
  const [line, sign] = [
    await page.locator('.studio-timeline__line--release').boundingBox(),
    await page.locator('.studio-timeline-bar--release').boundingBox(),
  ];
  expect(Math.abs((line?.x ?? 0) - (sign?.x ?? 99))).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Next change' }).press('Enter');
  await page.getByRole('heading', { name: '15 February 2090, 09:00' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await inPicture.getByRole('link', { name: 'Spring campaign' }).press('Enter');
  await page.waitForURL(`**/publish/${id}`);
});

test('a release is deleted, and its messages stay in the draft', async () => {
  const entry = await api().add('never', messageContent({ title: 'Never' }));
  const { id } = await api().schedule(entry.id, 'Never mind', '2090-12-01T06:00:00Z');
  const page = await open(`/publish/${id}`);
  await page.getByRole('button', { name: 'Delete this release…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.waitForURL('**/publish');
  expect(await releases()).toEqual([]);
  expect(await entryBox(page, 'Never').isChecked()).toBe(true);
});

/** Publishing and rolling back in the Studio, as people do it. */

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import {
  acknowledge,
  focused,
  hasFocus,
  publish,
  useStudio,
  withoutFollowing,
} from '../../../../../test/support/studio-pages.ts';
import type { Entry } from '../../../src/contract/draft.ts';

const { api, open } = useStudio();

let count = 0;

/** Adds an announcement that no other test has. */
async function addMessage(fields: Parameters<typeof messageContent>[0] = {}): Promise<Entry> {
  count += 1;
  return api().add(`message-${count}`, messageContent({ title: `Message ${count}`, ...fields }));
}

const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish version/ });
const entryBox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const warningBoxes = (page: Page) => page.getByRole('region', { name: 'Before you publish' }).getByRole('checkbox');
const checked = (page: Page) => page.getByText('The links were checked.').waitFor();

/** What visitors get of the latest version. */
async function latest() {
  const { version } = (await api().draft()).latest;
  const { body } = await api().call<{ languages: object }>('GET', `versions/${version}`);
  return { version, text: JSON.stringify(body.languages) };
}

/** Removes what the draft has beside what is published. */
beforeEach(async () => {
  const { text } = await latest();
  const { entries } = await api().draft();
  for (const entry of entries.filter(({ id }) => !text.includes(`"${id}"`))) await api().remove(entry);
});

test('a draft is published once its warnings are acknowledged', async () => {
  await addMessage({ startDate: '2020-01-01T00:00:00Z', endDate: '2020-02-01T00:00:00Z' });
  const page = await open('/publish');
  await page.getByRole('heading', { name: 'What visitors will see' }).waitFor();
  await checked(page);
  const missing = page.getByRole('link', { name: /^Tick / });
  expect(await missing.allTextContents()).toEqual(['Tick “Stop: probably a mistake”: 1 warning.']);
  expect(await warningBoxes(page).count()).toBe(1);
  expect(await publishButton(page).isDisabled()).toBe(true);
  await missing.first().press('Enter');
  await page.keyboard.press('Tab');
  expect(await hasFocus(warningBoxes(page).first())).toBe(true);
  await page.getByRole('textbox', { name: 'Name' }).fill('For the spring campaign');
  const heading = await publish(page);
  const { version } = await latest();
  expect(heading).toBe(`Version ${version} is published`);
  await expect.poll(() => focused(page)).toBe(heading);
  await page
    .getByRole('status')
    .filter({ hasText: `${heading}.` })
    .waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Show the history' }).click();
  await page.getByText('For the spring campaign').first().waitFor();
});

test('an unfinished message says what it needs, and does not hold up the others', async () => {
  const { id } = await addMessage({ title: 'Half a thought', link: 'nowhere' });
  await addMessage({ title: 'A whole one' });
  const page = await open('/publish');
  const unfinished = page
    .getByRole('region', { name: /^Not ready/ })
    .getByRole('listitem')
    .filter({ hasText: 'Half a thought' });
  expect(await unfinished.getByRole('checkbox').isDisabled()).toBe(true);
  expect(await entryBox(page, 'A whole one').isChecked()).toBe(true);
  await publish(page);
  const { text } = await latest();
  expect([text.includes('A whole one'), text.includes('Half a thought')]).toEqual([true, false]);

  const next = await open('/publish');
  await next
    .getByRole('region', { name: /^Not ready/ })
    .getByRole('link', { name: 'English' })
    .click();
  await next.waitForURL(`**/messages/announcement/${id}?language=en&field=link`);
  await expect.poll(() => hasFocus(next.getByRole('textbox', { name: 'Link' }))).toBe(true);
});

test('people choose what is published by keyboard, and the review follows', async () => {
  await addMessage({ title: 'Ready now' });
  await addMessage({ title: 'Better later' });
  const page = await open('/publish');
  await checked(page);
  const seen = page.getByRole('region', { name: 'What visitors will see' });
  const later = entryBox(page, 'Better later');
  await seen.getByRole('button', { name: 'Show what visitors will see' }).press('Enter');
  await seen.getByText('“Better later”').first().waitFor();
  await later.press('Space');
  await seen.getByText('“Better later”').first().waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .filter({ hasText: /^1 of 2 selected: 1 change for visitors\.$/ })
    .waitFor({ state: 'attached' });
  expect(await hasFocus(later)).toBe(true);
  await page.getByRole('button', { name: 'Select none' }).click();
  await seen.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Select what to publish.' }).waitFor();
  expect(await publishButton(page).isDisabled()).toBe(true);
  await entryBox(page, 'Ready now').press('Space');
  await seen.waitFor();
  await publish(page);
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  const group = (name: RegExp) => page.getByRole('rowgroup', { name });
  await group(/^Live now/)
    .getByText('Ready now')
    .waitFor();
  await group(/^Not published yet/)
    .getByText('Better later')
    .waitFor();
});

test('warnings are ticked in groups, and those that were accepted are one line', async () => {
  for (let number = 0; number < 12; number += 1) await addMessage({ startDate: '2100-01-01T00:00:00Z' });
  const page = await open('/publish');
  await page.getByRole('checkbox', { name: /^Look at \(\d+ warnings\)$/ }).waitFor();
  expect(await warningBoxes(page).count()).toBeLessThanOrEqual(3);
  await publish(page);

  await addMessage({ startDate: '2100-01-01T00:00:00Z' });
  const next = await open('/publish');
  await checked(next);
  const earlier = next.getByRole('listitem').filter({ hasText: /^\d+ earlier warnings, accepted in version \d+/ });
  await earlier.getByRole('button', { name: 'Show the earlier warnings' }).click();
  await expect.poll(() => earlier.getByRole('listitem').count()).toBeGreaterThan(11);
});

test('if someone changes the selection meanwhile, nothing is published, and the page says what has changed', async () => {
  const entry = await addMessage({ title: 'Mine' });
  await addMessage({ title: 'Not now' });
  const page = await open('/publish', { prepare: withoutFollowing });
  await checked(page);
  await entryBox(page, 'Not now').press('Space');
  await page.getByRole('status').filter({ hasText: '1 of 2 selected' }).waitFor({ state: 'attached' });
  await api().change(entry, messageContent({ title: 'Corrected' }));
  await addMessage({ title: 'Of a colleague' });
  const { version } = await latest();
  await acknowledge(page);
  await publishButton(page).click();
  await page.getByRole('heading', { name: /^Nothing was published/ }).waitFor();
  await expect.poll(() => focused(page)).toContain('“Corrected” was changed by local.');
  expect(await focused(page)).toContain('“Of a colleague” was added by local. It is not selected.');
  expect((await latest()).version).toBe(version);
  const choice = page.getByRole('region', { name: 'Choose what to publish' });
  expect(await choice.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await publish(page)).toBe(`Version ${version + 1} is published`);
});

test('fifty entries fit two screens, warnings included', async () => {
  for (let number = 0; number < 50; number += 1) await addMessage({ startDate: '2100-01-01T00:00:00Z' });
  const page = await open('/publish');
  await page.getByText('1–25 of 50').waitFor();
  await warningBoxes(page).first().waitFor();
  const heights = await page
    .getByRole('region', { name: /^Announcements/ })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights).toHaveLength(25);
  expect(Math.max(...heights)).toBe(48);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1800);
});

test('a draft that is as published has nothing to publish', async () => {
  const page = await open('/publish');
  await page.getByRole('heading', { name: 'Nothing to publish' }).waitFor();
});

test('a review that fails is tried again', async () => {
  await addMessage();
  const page = await open('/publish', {
    prepare: (opened) => opened.route('**/api/review', (route) => route.abort()),
  });
  await page.getByRole('alert').filter({ hasText: 'The draft could not be reviewed' }).waitFor();
  await page.unroute('**/api/review');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'What visitors will see' }).waitFor();
});

test('a version that has not reached KV is shown as such until it has', async () => {
  await addMessage();
  const page = await open('/publish', {
    prepare: (opened) =>
      opened.route('**/api/status', async (route) => {
        const answer = await (await route.fetch()).json();
        await route.fulfill({ json: { served: null, latest: { ...answer.latest, state: 'pending' } } });
      }),
  });
  await acknowledge(page);
  await publishButton(page).click();
  await page.getByText('has not reached the network yet').first().waitFor();
  // a request that is being answered ends first
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('listitem').filter({ hasText: 'Handed to the network: done' }).waitFor();
});

describe('the history', () => {
  test('shows the differences of a version in words and field by field', async () => {
    await addMessage();
    const { version } = await api().publish('with differences');
    const page = await open('/history');
    await page.getByRole('button', { name: `Show changes of version ${version}`, exact: true }).click();
    await page.getByRole('heading', { name: 'What visitors saw change' }).waitFor();
    const title = page.locator('.studio-differences__field').filter({ hasText: 'Title' });
    expect(await title.locator('ins').first().textContent()).toBe(`Message ${count}`);
  });

  test('publishes an earlier version again unless it is cancelled, and the focus follows', async () => {
    await addMessage();
    const { version } = await api().publish();
    const page = await open('/history');
    // only versions near the view have buttons
    await page.getByRole('heading', { name: 'Version 1', exact: true }).scrollIntoViewIfNeeded();
    const again = page.getByRole('button', { name: 'Publish this again (version 1)' });
    await again.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toContain('(version 1)');
    await again.click();
    const dialog = page.getByRole('dialog', { name: 'Publish version 1 again?' });
    await dialog.getByText(`“Message ${count}”`).first().waitFor();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('It was wrong');
    await dialog.getByRole('button', { name: `Publish as version ${version + 1}` }).click();
    await expect.poll(() => focused(page)).toBe(`Version ${version + 1} is published`);
    await page.getByText('It was wrong').waitFor();
    expect((await api().draft()).latest).toMatchObject({ version: version + 1, restores: 1, reason: 'It was wrong' });
  });
});

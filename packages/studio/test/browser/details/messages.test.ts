/** Messages in the Studio, in a browser: written by keyboard, saved as they are typed, never lost, and measured. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { DESKTOP, PHONE } from '../../../../../test/support/browser.ts';
import { recordShifts } from '../../../../../test/support/layout-shifts.ts';
import { still } from '../../../../../test/support/still.ts';
import { announcementIn, MESSAGE_FIELDS, messageContent } from '../../../../../test/support/studio-api.ts';
import {
  field,
  focused,
  saved,
  UNTIL_SEEN,
  useStudio,
  withoutFollowing,
} from '../../../../../test/support/studio-pages.ts';
import type { MessageFields } from '../../../src/contract/draft.ts';

/** Short: they take one line of the bar at every width. */
const FIELDS: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar', description: 'Learn more.', cta: 'Join' };

const content = (fields: Partial<MessageFields> = {}) =>
  announcementIn(
    { en: { ...FIELDS, ...fields }, de: { ...FIELDS, title: 'Webinar auf Deutsch', ...fields } },
    'Europe/Berlin',
  );

const { api, message, open, openBeside } = useStudio();

const fieldsOf = async (id: string) => (await message(id))?.languages.en;
const part = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });

/** Adds a message and opens its editor. */
async function edit(id: string, fields: Partial<MessageFields> = {}, options: Parameters<typeof open>[1] = {}) {
  await api().add(id, content(fields));
  return open(`/messages/announcement/${id}`, options);
}

/** Closes a tab, which asks before it does. */
async function close(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).accept();
}

describe('writing', () => {
  test('a new message starts with the title that was typed, and its editor with the focus on its name', async () => {
    const page = await open('/');
    const { keyboard } = page;
    await page.getByRole('button', { name: 'New message' }).press('Enter');
    await field(page, 'Title').and(page.locator(':focus')).waitFor();
    await keyboard.type('Spring');
    await page.reload();
    await page.getByRole('button', { name: 'New message' }).press('Enter');
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Spring');
    await keyboard.press('End');
    await keyboard.type(' webinar');
    await keyboard.press('Enter');
    await page.waitForURL(/\/messages\/announcement\/spring-webinar-\d/);
    await expect.poll(() => focused(page)).toBe('Spring webinar');
    await expect.poll(() => page.title()).toBe('Spring webinar – Portico Studio');
    await field(page, 'Link').fill('/webinar');
    await page.getByRole('tab', { name: /^German/ }).click();
    await page.getByRole('button', { name: 'Copy English' }).press('Enter');
    await expect
      .poll(async () => (await message(new URL(page.url()).pathname.split('/').at(-1) ?? ''))?.languages)
      .toMatchObject({
        en: { title: 'Spring webinar', link: '/webinar' },
        de: { title: 'Spring webinar', link: '/de/webinar' },
      });
  });

  test('fields show errors as you type, and where a link leads', async () => {
    const page = await edit('errors');
    await field(page, 'Title').fill('A <b>');
    await page.getByText('The title must be plain text without < or >.').waitFor();
    expect(await field(page, 'Title').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('tab', { name: 'English, with problems' }).waitFor();
    await field(page, 'Title').fill('Fine');
    await page.getByRole('tab', { name: 'English', exact: true }).waitFor();
    await field(page, 'Link').fill('{nowhere}/');
    await page.getByText('The link starts with an unknown name in braces.').waitFor();
    await field(page, 'Link').fill('{support}/help');
    await page.getByRole('link', { name: 'https://support.example.com/help' }).waitFor();
    await field(page, 'Frequency').fill('heavy');
    await page.getByText('The frequency must be a number such as 1 or 2.5.').waitFor();
    expect(await page.getByText('4 characters').count()).toBeGreaterThan(0);
  });

  test('a date without a time is kept as incomplete, until it is completed or cleared', async () => {
    const page = await edit('incomplete', { endDate: '2028-01-01T00:00:00Z' });
    const { keyboard } = page;
    const start = async () => (await fieldsOf('incomplete'))?.startDate;
    await part(page, 'day, Start').click();
    await keyboard.type('28032027');
    await field(page, 'Frequency').click();
    await page.getByText('Only 2027-03-28 --:-- is typed. Add the rest, or clear it.').waitFor();
    await page.getByRole('button', { name: 'Calendar Start' }).click();
    await page.getByRole('grid', { name: /March 2027/ }).waitFor();
    await keyboard.press('Escape');
    await page.getByRole('tab', { name: 'English, with problems' }).waitFor();
    await expect.poll(start).toBe('2027-03-28T--:--');
    await part(page, 'hour, Start').click();
    await keyboard.type('0930');
    await page.getByText('28 Mar 2027, 07:30 UTC').waitFor();
    await expect.poll(start).toBe('2027-03-28T07:30:00Z');
    // a part that is taken away again
    await part(page, 'hour, Start').click();
    await keyboard.press('Backspace');
    await keyboard.press('Backspace');
    await field(page, 'Frequency').click();
    await page.getByText('Only 2027-03-28 --:30 is typed.').waitFor();
    await page.reload();
    await page.getByText('Only 2027-03-28 --:30 is typed.').waitFor();
    await page.getByRole('button', { name: 'Clear start' }).click();
    await page.getByText('No start').waitFor();
    await expect.poll(start).toBe('');
  });

  test('a year of two digits is in this century, and earlier years are refused', async () => {
    const page = await edit('years');
    const { keyboard } = page;
    const start = async () => (await fieldsOf('years'))?.startDate;
    await part(page, 'day, Start').click();
    await keyboard.type('280327');
    await keyboard.press('Tab');
    await keyboard.type('0930');
    await expect.poll(start).toBe('2027-03-28T07:30:00Z');
    // in a date that is complete
    const year = part(page, 'year, Start');
    await year.click();
    await keyboard.type('28');
    await field(page, 'Frequency').click();
    await expect.poll(start).toBe('2028-03-28T07:30:00Z');
    await year.click();
    await keyboard.type('202');
    await field(page, 'Frequency').click();
    await page.getByText('The start must be in a year from 2000 to 9999.').waitFor();
    await year.click();
    for (const digit of '２０９０') await keyboard.insertText(digit);
    await expect.poll(start).toBe('2090-03-28T07:30:00Z');
    await page.getByText('This is more than ten years ahead.').waitFor();
  });

  test('pasted lines become one line, and the caret stays', async () => {
    const page = await edit('pasted');
    await field(page, 'Description').press('Home');
    await page.evaluate(() => document.execCommand('insertText', false, 'Two\nlines\u2028and\ttabs: '));
    await page.keyboard.type('please ');
    await expect
      .poll(async () => (await fieldsOf('pasted'))?.description)
      .toBe('Two lines and tabs: please Learn more.');
  });

  test('a schedule is the same in all languages, until it is set apart', async () => {
    const page = await edit('schedule');
    const shared = page.getByRole('checkbox', { name: 'Same schedule and frequency in all languages' });
    const weights = async () => {
      const { en, de } = (await message('schedule'))?.languages ?? {};
      return [en?.weight, de?.weight];
    };
    await field(page, 'Frequency').fill('3');
    await expect.poll(weights).toEqual(['3', '3']);
    await shared.press('Space');
    await field(page, 'Frequency').fill('5');
    await expect.poll(weights).toEqual(['5', '3']);
    await shared.press('Space');
    await expect.poll(weights).toEqual(['5', '5']);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(weights).toEqual(['5', '3']);
  });

  test('keys undo the field in focus, buttons the last edit in any field and language, and it is saved', async () => {
    const page = await edit('rewind');
    const { keyboard } = page;
    const undo = page.getByRole('button', { name: 'Undo edit' });
    const redo = page.getByRole('button', { name: 'Redo edit' });
    expect([await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, true]);
    await field(page, 'Title').fill('Other');
    await field(page, 'Call to action').fill('Go');
    await page.getByRole('tab', { name: 'German' }).click();
    await field(page, 'Title').fill('Anders');
    await saved(page);
    await keyboard.press('Control+z');
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Webinar auf Deutsch');
    await keyboard.press('Control+z');
    await page.getByRole('status').getByText('Nothing to undo in this field.').waitFor({ state: 'attached' });
    await undo.click();
    await page.getByRole('tab', { name: 'English', selected: true }).waitFor();
    await page.getByRole('status').getByText('Undone: Call to action in English.').waitFor({ state: 'attached' });
    await field(page, 'New comment').focus();
    await keyboard.type('Why');
    await keyboard.press('Control+z');
    await expect.poll(() => field(page, 'New comment').inputValue()).toBe('');
    await keyboard.press('Control+Shift+z');
    await expect.poll(() => field(page, 'New comment').inputValue()).toBe('Why');
    expect(await field(page, 'Title').inputValue()).toBe('Other');
    await field(page, 'Title').focus();
    await keyboard.press('Control+z');
    await expect.poll(() => field(page, 'Title').inputValue()).toBe(FIELDS.title);
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await expect.poll(() => message('rewind')).toEqual(content());
    await redo.click();
    await redo.click();
    await expect.poll(() => fieldsOf('rewind')).toEqual({ ...FIELDS, title: 'Other', cta: 'Go' });
    expect((await message('rewind'))?.languages.de?.title).toBe('Webinar auf Deutsch');
  });

  test('a live message says who sees the published text, and publishing says who sees the change at once', async () => {
    // of the files, and live
    const page = await open('/messages/announcement/free-sign-up?language=en');
    await page.getByText('Written by your engineers.').waitFor();
    const visitors = 'Visitors in German, English, French, Spanish and Portuguese see';
    await page.getByText(`${visitors} it now.`).waitFor();
    await field(page, 'Title').fill('Changed while live');
    await page.getByText('Changed since published').waitFor();
    await page.getByText(`${visitors} the published text until you publish the change.`).waitFor();
    await page.getByText('Last changed by you').waitFor();
    await saved(page);
    await page.getByRole('link', { name: /^Publish…/ }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Changed while live' }).first();
    await row.getByRole('button', { name: 'Details of “Changed while live”' }).click();
    await row.getByText('Visible at once to visitors in English').waitFor();
  });

  test('times that clocks skip or show twice are named, in the zone that was chosen', async () => {
    const page = await edit('clocks', { startDate: '2027-10-31T00:30:00Z', endDate: '2028-03-26T00:30:00Z' });
    await page.getByText('this time comes twice. The first one (UTC+2) is used.').waitFor();
    await page.getByRole('button', { name: 'Use the second one (UTC+1)' }).click();
    await expect.poll(async () => (await fieldsOf('clocks'))?.startDate).toBe('2027-10-31T01:30:00Z');
    await part(page, 'hour, End').press('ArrowUp');
    await page.getByText('Clocks go forward and skip this time.').waitFor();
    await expect.poll(async () => (await fieldsOf('clocks'))?.endDate).toBe('2028-03-26T01:30:00Z');
  });

  test('one time zone holds for all pages: the browser’s, until another is chosen', async () => {
    const page = await edit('zone', { title: 'In zones', startDate: '2027-10-31T01:30:00Z' });
    await page.getByText('31 Oct 2027, 02:30 in Berlin (UTC+1), 31 Oct 2027, 01:30 UTC').waitFor();
    await page.getByRole('button', { name: 'theme and time zone' }).click();
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.keyboard.type('new york');
    await page.getByRole('option', { name: /^New York/ }).click();
    await page.keyboard.press('Escape');
    await page.getByText('30 Oct 2027, 21:30 in New York (UTC-4)').waitFor();
    const other = await openBeside(page, '/?q=zones');
    await other.getByText('Starts 30 Oct 2027, 21:30').first().waitFor();
    expect((await fieldsOf('zone'))?.startDate).toBe('2027-10-31T01:30:00Z');
    await page.getByRole('link', { name: 'Preview', exact: true }).last().click();
    const moment = page.getByLabel('Date and time (New York)');
    await expect.poll(() => moment.inputValue()).toMatch(/^2027-10-30T21:30/);
  });

  test('the real header is measured at three widths as you type', async () => {
    const page = await edit('measured');
    const lines = page.locator('.studio-bar__lines');
    await expect.poll(() => lines.allTextContents()).toEqual(['1 line', '1 line', '1 line']);
    await field(page, 'Title').fill(`A title ${'that says too many things '.repeat(5)}`);
    const long = [/^[3-6] lines: too long$/, /^[3-5] lines: too long$/].map((text) => expect.stringMatching(text));
    await expect.poll(() => lines.allTextContents()).toEqual([...long, '2 lines']);
    expect(await page.locator('.studio-bar__lines--long').count()).toBe(2);
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.frameLocator('iframe >> nth=0').locator('header[data-theme="dark"]').waitFor();
    expect(await lines.allTextContents()).toEqual([...long, '2 lines']);
    await field(page, 'Title').fill('Rindfleischetikettierungsueberwachungsaufgabe');
    const broken = '2 lines: a word breaks';
    await expect.poll(() => lines.allTextContents()).toEqual([broken, broken, '1 line']);
  });
});

test('a message that is shown again to those who dismissed it has a new id', async () => {
  const page = await edit('shown-again');
  await page.getByRole('button', { name: 'Show again to those who dismissed it…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
  await page.waitForURL(/\/shown-again-\d[a-z0-9]{3}$/);
  await expect.poll(() => message('shown-again')).toBeNull();
  // was saved before the other was deleted
  expect(await message(new URL(page.url()).pathname.split('/').at(-1) ?? '')).toEqual(content());
});

describe('saving', () => {
  test('closing the tab at once loses nothing', async () => {
    const page = await edit('closed');
    await page.route('**/api/draft/announcement/closed', (route) => route.abort());
    await field(page, 'Title').fill('Written just before');
    await close(page);
    expect((await fieldsOf('closed'))?.title).toBe('Webinar');
    const next = await openBeside(page, '/messages/announcement/closed');
    await next.getByText('Your unsaved changes are back').waitFor();
    expect(await field(next, 'Title').inputValue()).toBe('Written just before');
    await expect.poll(async () => (await fieldsOf('closed'))?.title).toBe('Written just before');
  });

  test('two tabs that are closed offline lose nothing: the next one saves what both have kept', async () => {
    const first = await edit('twice');
    const second = await openBeside(first, '/messages/announcement/twice');
    const empty = await openBeside(first, '/theme');
    for (const [tab, name] of [
      [first, 'Title'],
      [second, 'Call to action'],
    ] as const) {
      await tab.route('**/api/draft/announcement/twice', (route) => route.abort());
      await field(tab, name).fill('From a train');
      await tab.getByText('Not saved: offline').first().waitFor();
    }
    // a tab that is open keeps its own
    await empty.reload();
    await saved(empty);
    expect(await fieldsOf('twice')).toEqual(FIELDS);
    for (const tab of [first, second]) await close(tab);
    await empty.reload();
    await saved(empty);
    await expect.poll(() => fieldsOf('twice')).toEqual({ ...FIELDS, title: 'From a train', cta: 'From a train' });
  });

  test('offline, the page says so and keeps what is typed until it is online again', async () => {
    const page = await edit('offline');
    await field(page, 'Title').waitFor();
    await page.context().setOffline(true);
    await field(page, 'Title').fill('Written on a train');
    await page.getByText('Not saved: offline').first().waitFor();
    await page.context().setOffline(false);
    await saved(page);
    expect((await fieldsOf('offline'))?.title).toBe('Written on a train');
  });

  test('the changes of two people to different fields of a message are both saved, and both people are told', async () => {
    const mine = await edit('merged', {}, { prepare: withoutFollowing });
    const theirs = await open('/messages/announcement/merged');
    await field(mine, 'Title').waitFor();
    await field(theirs, 'Call to action').fill('Go');
    await expect.poll(async () => (await fieldsOf('merged'))?.cta).toBe('Go');
    await field(mine, 'Title').fill('Mine');
    const notice = mine.getByRole('region', { name: 'Changed by someone else' });
    const words = 'In another window, you have also changed “Mine”: English call to action. All changes are kept.';
    await notice.getByText(words).waitFor();
    await mine.getByRole('status').getByText(words).waitFor({ state: 'attached' });
    await expect.poll(() => fieldsOf('merged')).toEqual({ ...FIELDS, title: 'Mine', cta: 'Go' });
    expect(await axeProblems(mine)).toEqual([]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  test('two people who change the same field choose, and keep their other changes', async () => {
    const mine = await edit('conflict', {}, { prepare: withoutFollowing });
    const theirs = await open('/messages/announcement/conflict');
    await field(mine, 'Title').waitFor();
    await field(theirs, 'Title').fill('Theirs');
    await field(theirs, 'Call to action').fill('Go');
    await saved(theirs);
    await expect.poll(async () => (await fieldsOf('conflict'))?.cta).toBe('Go');
    await field(mine, 'Title').fill('Mine');
    await field(mine, 'Description').fill('My description.');
    const panel = mine.getByRole('region', { name: /^Changed by local/ });
    await panel.waitFor();
    await mine.getByRole('status').getByText('Changed by someone else').waitFor({ state: 'attached' });
    expect(await axeProblems(mine)).toEqual([]);
    expect(await panel.getByRole('radiogroup').count()).toBe(1);
    const title = panel.getByRole('radiogroup', { name: 'English, title' });
    await title.getByRole('radio', { name: /Mine/ }).press('Space');
    await panel.getByRole('button', { name: 'Use these' }).click();
    await saved(mine);
    const expected = { ...FIELDS, title: 'Mine', description: 'My description.', cta: 'Go' };
    await expect.poll(() => fieldsOf('conflict')).toEqual(expected);
  });

  test('a refusal by Cloudflare Access is shown as such', async () => {
    const refusal = { status: 403, json: { error: 'refused', message: 'Sign in with Cloudflare Access.' } };
    const page = await open('/', {
      prepare: (opened) => opened.route('**/api/draft', (route) => route.fulfill(refusal)),
    });
    await page.getByRole('alert').getByText('Cloudflare Access denied you access').waitFor();
  });
});

describe('the list', () => {
  test('a message that is live stays in the list when it is deleted, until it is restored or ended', async () => {
    await api().add('removed', messageContent({ title: 'Removed' }));
    await api().publish();
    const page = await open('/?language=en&q=removed');
    const live = page.getByRole('rowgroup', { name: /^Live now/ });
    const row = live.getByRole('row').filter({ hasText: 'Removed' });
    const remove = async () => {
      await row.getByRole('button', { name: 'Actions for “Removed”' }).click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await row.getByText('Deleted in the draft; visitors still see it.').waitFor();
      await expect.poll(() => message('removed')).toBeNull();
    };
    await remove();
    await row.getByText(/% of views/).waitFor();
    await row.getByRole('button', { name: 'Restore “Removed”' }).click();
    await expect.poll(() => fieldsOf('removed')).toMatchObject({ title: 'Removed' });
    await row.getByText('Deleted in the draft').waitFor({ state: 'detached' });
    await remove();
    await row.getByRole('link', { name: 'Removed' }).click();
    await page.getByText('Deleted in the draft; visitors still see it.').waitFor();
    await page.goBack();
    await row.getByRole('button', { name: 'End now… (“Removed”)' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('This is published at once').waitFor();
    await dialog.getByRole('button', { name: 'End now' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('a message that is live ends from its menu, and the list says that nothing is shown then', async () => {
    const page = await open('/?language=fr');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'End now…' }).click();
    const dialog = page.getByRole('alertdialog');
    const shownInstead = dialog.getByRole('listitem').filter({ hasText: /French.*: no message$/ });
    await shownInstead.waitFor();
    await dialog.getByRole('button', { name: 'End now' }).click();
    await page.getByText('No announcement is shown in French now.').waitFor();
  });

  test('after a rollback a draft says that it differs, and is reverted and brought back', async () => {
    const first = await api().add('rolled-back', content({ title: 'First' }));
    const { version } = await api().publish();
    const second = await api().change(first, content({ title: 'Second' }));
    await api().publish();
    await api().change(second, content({ title: 'Third' }));
    await api().call('POST', `versions/${version}/restore`, { reason: '' });

    const page = await open('/?language=en&q=third');
    const revert = async () => {
      await page.getByRole('button', { name: 'Actions for “Third”' }).click();
      await page.getByRole('menuitem', { name: 'Revert to published' }).click();
      await expect.poll(async () => (await fieldsOf('rolled-back'))?.title).toBe('First');
    };
    const live = page.getByRole('rowgroup', { name: /^Live now/ });
    const row = live.getByRole('row').filter({ hasText: 'Third' });
    await row.getByText('Differs from what visitors see').waitFor();
    await row.getByText('Published: “First”').waitFor();
    await revert();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await fieldsOf('rolled-back'))?.title).toBe('Third');
    await page.getByRole('link', { name: 'Third' }).click();
    await page.getByRole('heading', { level: 1, name: 'Third' }).waitFor();
    await revert();
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('First');
    await page.getByRole('region', { name: 'Undo' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
    expect(await page.getByRole('region', { name: 'Undo' }).count()).toBe(0);
  });

  test('says if visitors see another version than the latest', async () => {
    await api().add('another');
    const { version } = await api().publish();
    const page = await open('/', {
      prepare: (opened) =>
        opened.route('**/api/status', async (route) => {
          const answer = await (await route.fetch()).json();
          await route.fulfill({ json: { ...answer, served: version - 1 } });
        }),
    });
    await page.getByText(`Visitors see version ${version - 1}`).waitFor();
    await page.unroute('**/api/status');
    await page.getByText(`Visitors see version ${version - 1}`).waitFor({ state: 'detached', ...UNTIL_SEEN });
  });

  test('an unknown address says so, and leads back', async () => {
    const page = await open('/messages/announcement/never-existed');
    await page.getByRole('heading', { name: 'No such message' }).waitFor();
    await page.getByRole('link', { name: 'Go to the messages' }).click();
    await page.locator('h1:focus').getByText('Messages').waitFor();
    await expect.poll(() => page.title()).toBe('Messages – Portico Studio');
  });
});

describe('nothing moves', () => {
  test.each([
    ['/', (page: Page) => page.getByRole('grid', { name: 'Messages' })],
    ['/messages/announcement/shifts', (page: Page) => page.getByText('1 line').first()],
  ] as const)('while %s is loading', async (path, last) => {
    await api().call('PUT', 'draft/announcement/shifts', content(), { 'if-none-match': '*' });
    const measured = Promise.withResolvers<void>();
    const page = await open(path, {
      prepare: async (opened) => {
        await opened.addInitScript(recordShifts);
        await opened.route('**/api/draft', async (route) => {
          await measured.promise;
          await route.continue();
        });
      },
    });
    const topOf = async () => (await page.locator('h1').boundingBox())?.y;
    await page.locator('[aria-busy="true"]').first().waitFor();
    const loading = await topOf();
    measured.resolve();
    await last(page).waitFor();
    expect(await topOf()).toBe(loading);
    expect(await page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
  });

  test.each([PHONE, DESKTOP])('at %i px, when the bar of a message of two lines is measured', async (width) => {
    const opened = Promise.withResolvers<void>();
    const title = 'Webinar on the identities of machines and agents';
    const page = await edit(
      `two-lines-${width}`,
      { title },
      {
        width,
        prepare: async (target) => {
          await target.addInitScript(recordShifts);
          await target.route('**/preview/bar', async (route) => {
            if (route.request().method() === 'POST') await opened.promise;
            await route.continue();
          });
          // as on a first visit over a slow connection
          await target.route('**/chrome/assets/*.css', async (route) => {
            await opened.promise;
            await route.continue();
          });
        },
      },
    );
    await page.getByText('Measuring…').first().waitFor();
    await still(page);
    await page.evaluate(() => {
      window.shifts.length = 0;
    });
    opened.resolve();
    await expect.poll(() => page.locator('.studio-bar__lines').first().textContent()).toBe('2 lines');
    await still(page);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });
});

/** Messages in the Studio, in a browser: written by keyboard, saved as they are typed, never lost, and measured. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { DESKTOP, PHONE } from '../../../../../test/support/browser.ts';
import { recordShifts } from '../../../../../test/support/layout-shifts.ts';
import { still } from '../../../../../test/support/still.ts';
import { MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { UNTIL_SEEN, useStudio, withoutFollowing } from '../../../../../test/support/studio-pages.ts';
import type { MessageContent, MessageFields } from '../../../src/contract/draft.ts';

/** Short: they take one line of the bar at every width. */
const FIELDS: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar', description: 'Learn more.', cta: 'Join' };

const content = (fields: Partial<MessageFields> = {}): MessageContent => ({
  kind: 'announcement',
  timeZone: 'Europe/Berlin',
  languages: { en: { ...FIELDS, ...fields }, de: { ...FIELDS, title: 'Webinar auf Deutsch', ...fields } },
});

const studio = useStudio();
let count = 0;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const saved = (page: Page) => page.locator('.studio-save-state--saved').waitFor();
const pathOf = (id: string) => `/messages/announcement/${id}`;
const publishAll = async () => {
  count += 1;
  // so that there is something to publish
  await studio.add(`another-${count}`, content({ startDate: '2100-01-01T00:00:00Z' }));
  return studio.api().publish();
};
const fieldsOf = async (id: string) => (await studio.message(id))?.languages.en;

describe('writing', () => {
  test('a message is written with the keyboard alone', async () => {
    const page = await studio.open('/');
    const { keyboard } = page;
    const to = async (target: Locator, key = 'Tab') => {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press(key);
      }
      throw new Error(`${key} does not lead to ${target}.`);
    };
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
    await to(page.getByRole('button', { name: 'New message' }));
    await keyboard.press('Enter');
    await field(page, 'Title').and(page.locator(':focus')).waitFor();
    await keyboard.type('Spring');
    await page.reload();
    await page.getByRole('button', { name: 'New message' }).press('Enter');
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('Spring');
    await keyboard.press('End');
    await keyboard.type(' webinar');
    await keyboard.press('Enter');

    await page.waitForURL(/\/messages\/announcement\/spring-webinar-\d/);
    await page.getByRole('heading', { name: 'Spring webinar', level: 1 }).waitFor();
    await expect.poll(() => page.locator(':focus').textContent()).toBe('Spring webinar');
    await expect.poll(() => page.title()).toBe('Spring webinar – Portico Studio');
    for (const [name, text] of [
      ['Description', FIELDS.description],
      ['Call to action', FIELDS.cta],
      ['Link', '/webinar'],
    ] as const) {
      await to(field(page, name));
      await keyboard.type(text);
    }
    await to(page.getByRole('spinbutton', { name: 'day, Start' }));
    await keyboard.type('280320270930');
    await page.getByText('28 Mar 2027, 07:30 UTC').waitFor();
    // the tabs are one stop; arrows choose
    await to(page.getByRole('tab', { name: 'English' }), 'Shift+Tab');
    await keyboard.press('ArrowLeft');
    await to(page.getByRole('button', { name: 'Copy English' }));
    await keyboard.press('Enter');
    await page.getByRole('tab', { name: 'German, not translated' }).waitFor();
    await saved(page);

    const message = await studio.message(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    const written = { ...FIELDS, title: 'Spring webinar', startDate: '2027-03-28T07:30:00Z' };
    expect(message).toEqual({
      kind: 'announcement',
      timeZone: 'UTC',
      languages: { en: written, de: { ...written, link: '/de/webinar' } },
    });
  });

  test('fields show errors as you type, and where a link leads', async () => {
    await studio.add('errors', content());
    const page = await studio.open(pathOf('errors'));
    await field(page, 'Title').fill('A <b>');
    await page.getByText('The title must be plain text without < or >.').waitFor();
    expect(await field(page, 'Title').getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('tab', { name: 'English, with problems' }).waitFor();
    await field(page, 'Title').fill('');
    await page.getByText('The title must not be empty.').waitFor();
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
    await studio.add('incomplete', content({ endDate: '2028-01-01T00:00:00Z' }));
    const page = await studio.open(pathOf('incomplete'));
    const { keyboard } = page;
    await page.getByRole('spinbutton', { name: 'day, Start' }).click();
    await keyboard.type('28032027');
    await field(page, 'Frequency').click();
    await page.getByText('Only 2027-03-28 --:-- is typed. Add the rest, or clear it.').waitFor();
    await page.getByRole('button', { name: 'Calendar Start' }).click();
    await page.getByRole('grid', { name: /March 2027/ }).waitFor();
    await keyboard.press('Escape');
    await page.getByRole('tab', { name: 'English, with problems' }).waitFor();
    await expect.poll(async () => (await fieldsOf('incomplete'))?.startDate).toBe('2027-03-28T--:--');
    await page.getByRole('spinbutton', { name: 'hour, Start' }).click();
    await keyboard.type('0930');
    await page.getByText('28 Mar 2027, 07:30 UTC').waitFor();
    await expect.poll(async () => (await fieldsOf('incomplete'))?.startDate).toBe('2027-03-28T07:30:00Z');
    // a part that is taken away again
    await page.getByRole('spinbutton', { name: 'hour, Start' }).click();
    await keyboard.press('Backspace');
    await keyboard.press('Backspace');
    await field(page, 'Frequency').click();
    await page.getByText('Only 2027-03-28 --:30 is typed.').waitFor();
    await page.reload();
    await page.getByText('Only 2027-03-28 --:30 is typed.').waitFor();
    await page.getByRole('button', { name: 'Clear start' }).click();
    await page.getByText('No start').waitFor();
    await expect.poll(async () => (await fieldsOf('incomplete'))?.startDate).toBe('');
  });

  test('a year of two digits is in this century, and earlier years are refused', async () => {
    await studio.add('years', content());
    const page = await studio.open(pathOf('years'));
    const { keyboard } = page;
    const start = async () => (await fieldsOf('years'))?.startDate;
    await page.getByRole('spinbutton', { name: 'day, Start' }).click();
    await keyboard.type('280327');
    await keyboard.press('Tab');
    await keyboard.type('0930');
    await page.getByText('28 Mar 2027, 07:30 UTC').waitFor();
    await expect.poll(start).toBe('2027-03-28T07:30:00Z');
    // in a date that is complete
    await page.getByRole('spinbutton', { name: 'year, Start' }).click();
    await keyboard.type('28');
    await field(page, 'Frequency').click();
    await expect.poll(start).toBe('2028-03-28T07:30:00Z');
    await page.getByRole('spinbutton', { name: 'year, Start' }).click();
    await keyboard.type('202');
    await page.getByText('28 Mar 2028, 07:30 UTC').waitFor();
    await field(page, 'Frequency').click();
    await page.getByText('The start must be in a year from 2000 to 9999.').waitFor();
    await expect.poll(start).toMatch(/^0202-/);
    await page.getByRole('spinbutton', { name: 'year, Start' }).click();
    await keyboard.insertText('２');
    await keyboard.insertText('０');
    await keyboard.insertText('２');
    await keyboard.insertText('９');
    await expect.poll(start).toBe('2029-03-28T07:30:00Z');
    await page.getByRole('spinbutton', { name: 'year, Start' }).click();
    await keyboard.type('2090');
    await page.getByText('This is more than ten years ahead.').waitFor();
  });

  test('pasted lines become one line, and the caret stays', async () => {
    await studio.add('pasted', content());
    const page = await studio.open(pathOf('pasted'));
    const description = field(page, 'Description');
    await description.fill('Learn more.');
    await description.press('Home');
    await page.evaluate(() => document.execCommand('insertText', false, 'Two\nlines\u2028and\ttabs: '));
    await page.keyboard.type('please ');
    await expect
      .poll(async () => (await fieldsOf('pasted'))?.description)
      .toBe('Two lines and tabs: please Learn more.');
    await field(page, 'Title').fill('\u200b\u00ad');
    await page.getByText('The title must contain visible characters.').waitFor();
    await field(page, 'Title').fill('Sale \u202enow');
    await page
      .getByText('The title must not contain invisible characters that change the direction of text.')
      .waitFor();
    await field(page, 'Frequency').fill('1e21');
    await page.getByText('The frequency must be a number such as 1 or 2.5.').waitFor();
    await field(page, 'Frequency').fill('0.0000001');
    await page.getByText('The frequency must be 0, or at least 0.001.').waitFor();
  });

  test('a schedule is the same in all languages, until it is set apart', async () => {
    await studio.add('schedule', content());
    const page = await studio.open(pathOf('schedule'));
    const shared = page.getByRole('checkbox', { name: 'Same schedule and frequency in all languages' });
    await field(page, 'Frequency').fill('3');
    await saved(page);
    await expect.poll(async () => (await studio.message('schedule'))?.languages.de?.weight).toBe('3');
    await shared.press('Space');
    await field(page, 'Frequency').fill('5');
    await expect.poll(async () => (await fieldsOf('schedule'))?.weight).toBe('5');
    expect((await studio.message('schedule'))?.languages.de?.weight).toBe('3');
    await shared.press('Space');
    await expect.poll(async () => (await studio.message('schedule'))?.languages.de?.weight).toBe('5');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await studio.message('schedule'))?.languages.de?.weight).toBe('3');
  });

  test('keys undo the field in focus, buttons the last edit in any field and language, and it is saved', async () => {
    await studio.add('rewind', content());
    const page = await studio.open(pathOf('rewind'));
    const { keyboard } = page;
    const [undo, redo] = ['Undo edit', 'Redo edit'].map((name) => page.getByRole('button', { name })) as [
      Locator,
      Locator,
    ];
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
    await keyboard.press('Control+z');
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
    await expect.poll(() => studio.message('rewind')).toEqual(content());
    await redo.click();
    await redo.click();
    await expect.poll(() => fieldsOf('rewind')).toEqual({ ...FIELDS, title: 'Other', cta: 'Go' });
    expect((await studio.message('rewind'))?.languages.de?.title).toBe('Webinar auf Deutsch');
    expect(await axeProblems(page)).toEqual([]);
  });

  test('a live message says who sees the published text, and publishing says who sees the change at once', async () => {
    // of the files, and live
    const page = await studio.open('/messages/announcement/free-sign-up?language=en');
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
    await row.getByText('Visible at once to visitors in English').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Revert to published' }).click();
    await page.getByText(`${visitors} it now.`).waitFor();
    await saved(page);
  });

  test('times that clocks skip or show twice are named, in the zone that was chosen', async () => {
    await studio.add('clocks', content({ startDate: '2027-10-31T00:30:00Z', endDate: '2028-03-26T00:30:00Z' }));
    const page = await studio.open(pathOf('clocks'));
    await page.getByText('this time comes twice. The first one (UTC+2) is used.').waitFor();
    await page.getByRole('button', { name: 'Use the second one (UTC+1)' }).click();
    await expect.poll(async () => (await fieldsOf('clocks'))?.startDate).toBe('2027-10-31T01:30:00Z');
    await page.getByRole('spinbutton', { name: 'hour, End' }).press('ArrowUp');
    await page.getByText('Clocks go forward and skip this time.').waitFor();
    await expect.poll(async () => (await fieldsOf('clocks'))?.endDate).toBe('2028-03-26T01:30:00Z');
  });

  test('one time zone holds for all pages: the browser’s, until another is chosen', async () => {
    await studio.add('zone', content({ startDate: '2027-10-31T01:30:00Z' }));
    const page = await studio.open(pathOf('zone'));
    await page.getByText('31 Oct 2027, 02:30 in Berlin (UTC+1), 31 Oct 2027, 01:30 UTC').waitFor();
    await page.getByRole('button', { name: 'theme and time zone' }).click();
    await page.getByRole('dialog').waitFor();
    // React Aria's hidden buttons that close a popover are in no region
    expect((await axeProblems(page)).filter((problem) => !problem.startsWith('region'))).toEqual([]);
    await page.getByRole('combobox', { name: 'Time zone' }).click();
    await page.keyboard.type('new york');
    await page.getByRole('option', { name: /^New York/ }).click();
    await page.keyboard.press('Escape');
    await page.getByText('30 Oct 2027, 21:30 in New York (UTC-4)').waitFor();
    const other = await studio.openBeside(page, '/');
    await other.getByText('Starts 30 Oct 2027, 21:30').first().waitFor();
    expect((await fieldsOf('zone'))?.startDate).toBe('2027-10-31T01:30:00Z');
    await page.getByRole('link', { name: 'Preview', exact: true }).last().click();
    await page.getByLabel('Date and time (New York)').waitFor();
    expect(await page.getByLabel('Date and time (New York)').inputValue()).toMatch(/^2027-10-30T21:30/);
  });

  test('the real header is measured at three widths as you type', async () => {
    await studio.add('measured', content());
    const page = await studio.open(pathOf('measured'));
    const lines = page.locator('.studio-bar__lines');
    await expect.poll(() => lines.allTextContents()).toEqual(['1 line', '1 line', '1 line']);
    await field(page, 'Title').fill(`A title ${'that says too many things '.repeat(5)}`);
    await expect.poll(() => page.locator('.studio-bar__lines--long').count()).toBe(2);
    const long = await lines.allTextContents();
    expect(long).toEqual([
      expect.stringMatching(/^[3-6] lines: too long$/),
      expect.stringMatching(/^[3-5] lines: too long$/),
      '1 line',
    ]);
    await field(page, 'Title').fill('Rindfleischetikettierungsueberwachungsaufgabe');
    const broken = '2 lines: a word breaks';
    await expect.poll(() => lines.allTextContents()).toEqual([broken, broken, '1 line']);
    await field(page, 'Title').fill(`A title ${'that says too many things '.repeat(5)}`);
    await expect.poll(() => lines.allTextContents()).toEqual(long);
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.frameLocator('iframe >> nth=0').locator('header[data-theme="dark"]').waitFor();
    expect(await lines.allTextContents()).toEqual(long);
  });
});

test('a message that is shown again to those who dismissed it has a new id', async () => {
  await studio.add('shown-again', content());
  const page = await studio.open(pathOf('shown-again'));
  await page.getByRole('button', { name: 'Show again to those who dismissed it…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
  await page.waitForURL(/\/shown-again-\d[a-z0-9]{3}$/);
  await expect.poll(() => studio.message('shown-again')).toBeNull();
  // was saved before the other was deleted
  expect(await studio.message(new URL(page.url()).pathname.split('/').at(-1) ?? '')).toEqual(content());
});

describe('saving', () => {
  test('everything typed is saved automatically, and is there after a reload', async () => {
    await studio.add('saved', content());
    const page = await studio.open(pathOf('saved'));
    await field(page, 'Title').fill('Saved by itself');
    await saved(page);
    await expect.poll(async () => (await fieldsOf('saved'))?.title).toBe('Saved by itself');
    await page.reload();
    expect(await field(page, 'Title').inputValue()).toBe('Saved by itself');
  });

  test('closing the tab at once loses nothing', async () => {
    await studio.add('closed', content());
    const page = await studio.open(pathOf('closed'), {
      prepare: (opened) => opened.route('**/api/draft/announcement/closed', (route) => route.abort()),
    });
    await field(page, 'Title').fill('Written just before');
    const warned = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await warned).accept();
    expect((await fieldsOf('closed'))?.title).toBe('Webinar');
    const next = await studio.openBeside(page, pathOf('closed'));
    await next.getByText('Your unsaved changes are back').waitFor();
    expect(await field(next, 'Title').inputValue()).toBe('Written just before');
    await expect.poll(async () => (await fieldsOf('closed'))?.title).toBe('Written just before');
  });

  test('two tabs that are closed offline lose nothing: the next one saves what both have kept', async () => {
    await studio.add('twice', content());
    const first = await studio.open(pathOf('twice'));
    const second = await studio.openBeside(first, pathOf('twice'));
    const empty = await studio.openBeside(first, '/theme');
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
    for (const tab of [first, second]) {
      const warned = tab.waitForEvent('dialog');
      await tab.close({ runBeforeUnload: true });
      await (await warned).accept();
    }
    await empty.reload();
    await saved(empty);
    await expect.poll(() => fieldsOf('twice')).toEqual({ ...FIELDS, title: 'From a train', cta: 'From a train' });
  });

  test('offline, the page says so and keeps what is typed until it is online again', async () => {
    await studio.add('offline', content());
    const page = await studio.open(pathOf('offline'));
    await field(page, 'Title').waitFor();
    await page.context().setOffline(true);
    await field(page, 'Title').fill('Written on a train');
    await page.getByText('Not saved: offline').first().waitFor();
    await page.context().setOffline(false);
    await saved(page);
    expect((await fieldsOf('offline'))?.title).toBe('Written on a train');
  });

  test('the changes of two people to different fields of a message are both saved, and both people are told', async () => {
    await studio.add('merged', content());
    const mine = await studio.open(pathOf('merged'), { prepare: withoutFollowing });
    const theirs = await studio.open(pathOf('merged'));
    await field(mine, 'Title').waitFor();
    await field(theirs, 'Call to action').fill('Go');
    await expect.poll(async () => (await fieldsOf('merged'))?.cta).toBe('Go');
    await field(mine, 'Title').fill('Mine');
    const notice = mine.getByRole('region', { name: 'Changed by someone else' });
    const words = 'In another window, you have also changed “Mine”: English call to action. All changes are kept.';
    await notice.getByText(words).waitFor();
    await mine.getByRole('status').getByText(words).waitFor({ state: 'attached' });
    await saved(mine);
    expect(await field(mine, 'Call to action').inputValue()).toBe('Go');
    expect(await fieldsOf('merged')).toEqual({ ...FIELDS, title: 'Mine', cta: 'Go' });
    expect(await axeProblems(mine)).toEqual([]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  test('two people who change the same field choose, and keep their other changes', async () => {
    await studio.add('conflict', content());
    const mine = await studio.open(pathOf('conflict'), { prepare: withoutFollowing });
    const theirs = await studio.open(pathOf('conflict'));
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
    const page = await studio.open('/', {
      prepare: (opened) => opened.route('**/api/draft', (route) => route.fulfill(refusal)),
    });
    await page.getByRole('alert').getByText('Cloudflare Access denied you access').waitFor();
  });
});

describe('the list', () => {
  test('a message is duplicated, deleted and brought back', async () => {
    await studio.add('listed', content({ title: 'Listed' }));
    const page = await studio.open('/?language=en&q=listed');
    await page.getByRole('button', { name: 'Actions for “Listed”' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.waitForURL(/\/messages\/announcement\/listed-\d/);
    await page.goBack();
    await page.getByRole('button', { name: 'Actions for “Listed”' }).first().click();
    await page.getByRole('menuitem', { name: 'Delete…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => studio.message('listed')).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => studio.message('listed')).not.toBeNull();
  });

  test('a message that is live ends at once, after a confirmation', async () => {
    const page = await studio.open('/?language=fr');
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'End now…' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('This is published at once').waitFor();
    await dialog
      .getByRole('listitem')
      .filter({ hasText: /French.*: no message$/ })
      .waitFor();
    await dialog.getByRole('button', { name: 'End now' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('No announcement is shown in French now.').waitFor();
  });

  test('a message that is live stays in the list when it is deleted, until it is restored or ended', async () => {
    await studio.add('removed', content({ title: 'Removed' }));
    await publishAll();
    const page = await studio.open('/?language=en&q=removed');
    const live = page.getByRole('rowgroup', { name: /^Live now/ });
    const row = live.getByRole('row').filter({ hasText: 'Removed' });
    const remove = async () => {
      await row.getByRole('button', { name: 'Actions for “Removed”' }).click();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await row.getByText('Deleted in the draft; visitors still see it.').waitFor();
      await expect.poll(() => studio.message('removed')).toBeNull();
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
    await page.getByRole('alertdialog').getByRole('button', { name: 'End now' }).click();
    await row.waitFor({ state: 'detached' });
  });

  test('after a rollback a draft says that it differs, and is reverted and brought back', async () => {
    await studio.add('rolled-back', content({ title: 'First' }));
    const { version } = await publishAll();
    const entry = (await studio.api().draft()).entries.find(({ id }) => id === 'rolled-back');
    if (!entry) throw new Error('The message is missing.');
    const second = await studio.api().change(entry, content({ title: 'Second' }));
    await publishAll();
    await studio.api().change(second, content({ title: 'Third' }));
    await studio.api().call('POST', `versions/${version}/restore`, { reason: '' });

    const page = await studio.open('/?language=en&q=third');
    const row = page
      .getByRole('rowgroup', { name: /^Live now/ })
      .getByRole('row')
      .filter({ hasText: 'Third' });
    await row.getByText('Differs from what visitors see').waitFor();
    await row.getByText('Published: “First”').waitFor();
    await row.getByRole('button', { name: 'Actions for “Third”' }).click();
    await page.getByRole('menuitem', { name: 'Revert to published' }).click();
    await expect.poll(async () => (await fieldsOf('rolled-back'))?.title).toBe('First');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await fieldsOf('rolled-back'))?.title).toBe('Third');
    await page.getByRole('link', { name: 'Third' }).click();
    await page.getByRole('heading', { level: 1, name: 'Third' }).waitFor();
    await page.getByText('Changed since published').waitFor();
    await page.getByRole('button', { name: 'Actions for “Third”' }).click();
    await page.getByRole('menuitem', { name: 'Revert to published' }).click();
    await expect.poll(() => field(page, 'Title').inputValue()).toBe('First');
    await page.getByRole('region', { name: 'Undo' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Cards', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Cards' }).waitFor();
    expect(await page.getByRole('region', { name: 'Undo' }).count()).toBe(0);
  });

  test('says if visitors see another version than the latest', async () => {
    const { version } = await publishAll();
    const page = await studio.open('/', {
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
    const page = await studio.open('/messages/announcement/never-existed');
    await page.getByRole('heading', { name: 'No such message' }).waitFor();
    await page.getByRole('link', { name: 'Go to the messages' }).click();
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
    await page.locator('h1:focus').waitFor();
    await expect.poll(() => page.title()).toBe('Messages – Portico Studio');
  });
});

describe('the page', () => {
  const isLoaded = (page: Page, path: string) =>
    (path === '/'
      ? page.getByRole('grid', { name: 'Messages' })
      : page.getByRole('tablist', { name: 'Language' })
    ).waitFor();

  test.each([
    ['/', PHONE, 'dark'],
    ['/', DESKTOP, 'light'],
    [pathOf('axe'), PHONE, 'light'],
    [pathOf('axe'), DESKTOP, 'dark'],
  ] as const)('%s has no accessibility problem at %i px in %s', async (path, width, colorScheme) => {
    if ((await studio.message('axe')) === null) await studio.add('axe', content({ link: 'wrong' }));
    const page = await studio.open(path, { width, colorScheme });
    await isLoaded(page, path);
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (path !== '/') return;
    await page.getByRole('button', { name: 'New message' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeProblems(page)).toEqual([]);
  });

  test.each(['/', pathOf('shifts')])('%s does not move while it is loading', async (path) => {
    if (path !== '/') await studio.add('shifts', content());
    const measured = Promise.withResolvers<void>();
    const page = await studio.open(path, {
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
    await isLoaded(page, path);
    if (path !== '/') await page.getByText('1 line').first().waitFor();
    expect(await topOf()).toBe(loading);
    expect(await page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0))).toBeLessThan(0.01);
  });

  test.each([PHONE, DESKTOP])(
    'at %i px, a message of two lines moves nothing when its bar is measured',
    async (width) => {
      const id = `two-lines-${width}`;
      await studio.add(id, content({ title: 'Webinar on the identities of machines and agents' }));
      const opened = Promise.withResolvers<void>();
      const page = await studio.open(pathOf(id), {
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
      });
      await page.getByText('Measuring…').first().waitFor();
      await still(page);
      await page.evaluate(() => {
        window.shifts.length = 0;
      });
      opened.resolve();
      await expect.poll(() => page.locator('.studio-bar__lines').first().textContent()).toBe('2 lines');
      await still(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    },
  );
});

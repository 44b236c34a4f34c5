/** The page of the Studio for a reader, translators, an author and a publisher, who sign in with Cloudflare Access. */

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCESS, tokenOf } from '../../../../../test/support/access.ts';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { DESKTOP, PHONE } from '../../../../../test/support/browser.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { field, overflow, publish, saved, useStudio } from '../../../../../test/support/studio-pages.ts';
import { peopleOf } from '../../../../../test/support/studio-people.ts';

const STUDIO_ROLES = [
  { role: 'reader', groups: ['reader'] },
  { role: 'translator', groups: ['german'], languages: ['de'] },
  { role: 'author', groups: ['author'] },
  { role: 'publisher', groups: ['japanese'], languages: ['ja'] },
  { role: 'administrator', groups: ['administrator'] },
];

const EN = MESSAGE_FIELDS;
const DE = { ...EN, title: 'Frühlingsseminar', link: '/de/webinar' };
const JA = { ...EN, title: '春のウェビナー', link: '/ja/webinar' };
const studio = useStudio({ ...ACCESS, STUDIO_ROLES });

const { apiAs, openAs } = peopleOf(studio);

/** What a screen reader says of an element besides its name. */
const describedAs = (page: Page, name: string) =>
  field(page, name).evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

let id = '';
let count = 0;
studio.setUp(async () => {
  const api = await apiAs('administrator');
  await api.add('live', announcementIn({ en: EN, de: DE, ja: JA }));
  await api.publish();
});
beforeEach(async () => {
  count += 1;
  id = `webinar-${count}`;
  await (await apiAs('administrator')).add(id, announcementIn({ en: EN, de: DE }));
});

const pathOf = (language: string) => `/messages/announcement/${id}?language=${language}`;
/** What the draft has of an entry, by language. */
const draftOf = async (entry: string) =>
  (await (await apiAs('reader')).draft()).entries.find((one) => one.id === entry)?.content.languages;
const isReadOnly = async (page: Page, name: string) => (await field(page, name).getAttribute('readonly')) !== null;

describe('a reader', () => {
  test('reads a message, and is told that each field is read-only, and why', async () => {
    const page = await openAs('reader', pathOf('de'));
    await field(page, 'Title').waitFor();
    const fields = page.getByRole('main').getByRole('textbox');
    const states = await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).readOnly));
    expect(states.length).toBeGreaterThan(4);
    expect(states).not.toContain(false);
    expect(await field(page, 'Title').inputValue()).toBe(DE.title);
    await field(page, 'Title').press('x');
    expect(await field(page, 'Title').inputValue()).toBe(DE.title);
    expect(await describedAs(page, 'Title')).toContain(
      'Only authors and translators of German can change these texts. Your role is reader.',
    );
    expect(await describedAs(page, 'Pages')).toContain(
      'Only authors can change where it is shown. Your role is reader.',
    );
    const box = page.getByRole('checkbox', { name: 'Same schedule and frequency in all languages' });
    expect(await box.getAttribute('aria-readonly')).toBe('true');
    await box.focus();
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(true);
    const year = page.getByRole('spinbutton', { name: /^year, Start/ });
    await year.focus();
    await page.keyboard.type('2030');
    expect(await year.textContent()).toBe('yyyy');
    for (const name of [/^Actions for/, 'Undo edit', 'Copy to other languages…', /^Show again/, /^Remove/]) {
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
    }
    await page.getByRole('button', { name: /^reader@example.com/ }).click();
    await page.getByText('Your role: reader').waitFor();
  });

  test.each([
    ['/', 'Only authors can add messages. Your role is reader.', 'New message'],
    [
      '/publish',
      'Only authors can prepare releases, and only publishers can publish them. Your role is reader.',
      /^Publish version/,
    ],
    ['/publish', 'Only authors can share previews. Your role is reader.', /^Share a preview/],
    ['/history', 'Only publishers can publish a version again. Your role is reader.', /^Publish this again/],
    [
      '/menus',
      'Only authors can change menus; translators can change texts in their languages. Your role is reader.',
      /^(Move|Remove|Add a|Undo)/,
    ],
    [
      '/translations',
      'Only translators and authors can copy the source and import files. Your role is reader.',
      'Import…',
    ],
    [
      '/cards?language=de',
      'Only authors and translators of German can change these texts. Your role is reader.',
      /^Revert/,
    ],
  ])('reads on %s: %s', async (path, reason, button) => {
    const page = await openAs('reader', path);
    await page.getByText(reason).first().waitFor();
    expect(await page.getByRole('button', { name: button }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /^Who did what/ }).count()).toBe(0);
    for (const [width, colorScheme] of [
      [PHONE, 'dark'],
      [DESKTOP, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect([await overflow(page), await axeProblems(page)]).toEqual([0, []]);
    }
  });

  test.each(['/', '/translations'])('has no boxes on %s, which would lead nowhere', async (path) => {
    const page = await openAs('reader', path);
    await page.getByText('Your role is reader.').first().waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});

describe('a translator of German', () => {
  test('translates German texts, and reads the rest', async () => {
    const page = await openAs('german', pathOf('de'));
    await field(page, 'Title').fill('Neues Seminar');
    await expect.poll(() => draftOf(id)).toMatchObject({ de: { title: 'Neues Seminar' } });
    await saved(page);
    expect(await isReadOnly(page, 'Link')).toBe(true);
    expect(await describedAs(page, 'Link')).toContain(
      'Only authors can change the link. Your role is translator of German.',
    );
    await page.getByRole('button', { name: 'Keep it the same (Call to action)' }).click();
    await expect.poll(() => draftOf(id)).toMatchObject({ de: { ctaSource: EN.cta } });
    await page.getByRole('button', { name: 'Undo edit' }).click();
    await expect.poll(async () => (await draftOf(id))?.de).not.toHaveProperty('ctaSource');
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: /^English/ }).click();
    await page
      .getByText('Only authors and translators of English can change these texts. Your role is translator of German.')
      .waitFor();
    expect(await isReadOnly(page, 'Title')).toBe(true);
  });

  test('adds German as a copy of the source, which cannot be undone, and no other language', async () => {
    await (await apiAs('author')).add(`${id}-b`, announcementIn({ en: EN }));
    const page = await openAs('german', `/messages/announcement/${id}-b?language=de`);
    expect(await page.getByRole('button', { name: 'Write in German' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Copy English' }).click();
    await field(page, 'Title').fill('Seminar');
    await expect.poll(() => draftOf(`${id}-b`)).toMatchObject({ de: { title: 'Seminar', link: '/de/webinar' } });
    const undo = page.getByRole('button', { name: 'Undo edit' });
    await undo.click();
    await expect.poll(() => draftOf(`${id}-b`)).toMatchObject({ de: { title: EN.title } });
    await expect.poll(() => undo.isDisabled()).toBe(true);
    await page.getByRole('tab', { name: /^French/ }).click();
    await page.getByText('Only authors and translators of French can add it.').waitFor();
    expect(await page.getByRole('button', { name: /^Copy / }).count()).toBe(0);
  });

  test('changes the German words of menus, and neither where they lead nor where they stand', async () => {
    const page = await openAs('german', '/menus?language=de&link=extensibility');
    await field(page, 'Name').fill('Erweiterungen');
    const words = { name: 'Erweiterungen', nameSource: 'Extensibility' };
    await expect.poll(() => draftOf('extensibility')).toMatchObject({ de: words });
    expect(await isReadOnly(page, 'Link')).toBe(true);
    expect(await page.getByRole('button', { name: /^(Move|Remove|Add a|Reset)/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo edit' }).click();
    await expect.poll(() => draftOf('extensibility')).toEqual({});
    await saved(page);
    await page.getByRole('tab', { name: 'English' }).click();
    expect(await isReadOnly(page, 'Name')).toBe(true);
  });

  test('copies missing texts to German alone', async () => {
    await (await apiAs('author')).add(`${id}-c`, announcementIn({ en: { ...EN, title: 'Only in English' } }));
    const page = await openAs('german', '/translations?status=missing');
    await page.getByRole('checkbox', { name: 'Only in English' }).press('Space');
    await page.getByRole('button', { name: 'Copy the source to other languages…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy', exact: true }).waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(async () => Object.keys((await draftOf(`${id}-c`)) ?? {}).sort()).toEqual(['de', 'en']);
  });
});

describe('an author', () => {
  test('changes everything, and neither publishes nor ends', async () => {
    const page = await openAs('author', pathOf('en'));
    await field(page, 'Link').fill('/elsewhere');
    await expect.poll(() => draftOf(id)).toMatchObject({ en: { link: '/elsewhere' } });
    expect(await page.locator('.studio-needs-role').count()).toBe(0);
    await page.getByRole('link', { name: /^Publish…/ }).click();
    await page.getByText('Only publishers can publish. Your role is author.').waitFor();
    await page.getByRole('button', { name: /^Share a preview/ }).waitFor();
    await page.goto(`${studio.studio().studio.origin}/messages/announcement/live`);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'End now…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Only publishers can end messages. Your role is author.').waitFor();
    expect(await dialog.getByRole('button', { name: 'End now' }).count()).toBe(0);
    expect(await axeProblems(page)).toEqual([]);
  });
});

describe('a publisher of Japanese', () => {
  test('publishes what changes Japanese alone, and reads why the rest waits for others', async () => {
    await (await apiAs('author')).add(`${id}-ja`, announcementIn({ ja: { ...JA, title: '東京' } }));
    const page = await openAs('japanese', '/publish');
    const others = page
      .locator('section', { has: page.getByRole('heading', { name: /^For other publishers/ }) })
      .last();
    const row = others.getByRole('listitem').filter({ hasText: EN.title }).last();
    await row.getByText('It changes German and English. You may publish Japanese.').waitFor();
    expect(await row.getByRole('checkbox').isDisabled()).toBe(true);
    const choice = page.getByRole('region', { name: 'Choose what to publish' });
    expect(await choice.getByRole('checkbox', { name: '東京' }).isChecked()).toBe(true);
    expect([await overflow(page), await axeProblems(page)]).toEqual([0, []]);
    await publish(page);
    const { latest } = await (await apiAs('reader')).draft();
    expect(latest.publishedBy).toBe('japanese@example.com');
  });

  test('ends a message in Japanese alone', async () => {
    const page = await openAs('japanese', '/messages/announcement/live');
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'End now…' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('You can’t end it in German and English.').waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(1);
    await dialog.getByRole('button', { name: 'End now' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('does not publish a version again that changes other languages', async () => {
    await (await apiAs('administrator')).publish();
    const page = await openAs('japanese', '/history');
    await page.getByRole('button', { name: /^Publish this again \(version 1\)/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You can’t publish this version again').waitFor();
    await dialog.getByText(/^It changes .*English.*\. You may publish Japanese\.$/).waitFor();
    expect(await dialog.getByRole('button', { name: /^Publish as version/ }).count()).toBe(0);
  });
});

test('someone without a role reads why, instead of the page', async () => {
  const value = await tokenOf('eve@example.com', ['elsewhere']);
  const page = await studio.open('/', {
    prepare: (opened) =>
      opened.context().addCookies([{ name: 'CF_Authorization', value, url: studio.studio().studio.origin }]),
  });
  await page
    .getByText('You are signed in as eve@example.com, but have no role in this Studio. Ask your Portico team for one.')
    .waitFor();
  expect(await axeProblems(page)).toEqual([]);
});

/** Translating in the Studio by keyboard: beside the source, for many messages at once, and through files. */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { PHONE } from '../../../../../test/support/browser.ts';
import { announcementIn, MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { field, hasFocus, overflow, useStudio } from '../../../../../test/support/studio-pages.ts';

const EN = { ...MESSAGE_FIELDS, title: 'Webinar: passkeys', description: 'Learn more.', cta: 'Join' };
const DE = { ...EN, title: 'Webinar: Passkeys', description: 'Mehr erfahren.', cta: 'Teilnehmen', link: '/de/webinar' };
const { api, message, open } = useStudio();

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await page.keyboard.press(key);
}

/** Sends a file of translators to the page. */
async function importFile(page: Page, name: string, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Import…' }));
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Exports texts. @returns the name of the file, and its text */
async function exportFile(page: Page): Promise<readonly [name: string, text: string]> {
  await press(page, page.getByRole('button', { name: 'Export…' }));
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Export \d+ texts/ }));
  const file = await download;
  return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
}

test('a translator sees the source and what has changed in it, and says that the translation still fits', async () => {
  await api().add('beside', announcementIn({ en: EN, de: DE }));
  const page = await open('/messages/announcement/beside?language=de');
  await field(page, 'Title').fill('Webinar über Passkeys');
  await press(page, page.getByRole('tab', { name: 'English' }), ' ');
  await field(page, 'Title').fill('Webinar: passkeys in practice');
  await press(page, page.getByRole('tab', { name: 'German, source has changed' }), ' ');
  const source = page.locator('.studio-beside').first();
  await source.getByText('Source has changed').waitFor();
  expect(await source.locator('[lang="en"]').getAttribute('dir')).toBe('ltr');
  expect(await source.locator('ins').allTextContents()).toEqual(['in practice']);
  const description = await field(page, 'Title').evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  );
  expect(description.join(' ')).toContain('Webinar: passkeys in practice');
  expect(await axeProblems(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'The translation still fits (Title)' }));
  await source.getByText('Done').waitFor();
  await page.getByRole('tab', { name: 'German', exact: true }).waitFor();
  await expect
    .poll(async () => (await message('beside'))?.languages.de)
    .toEqual({ ...DE, title: 'Webinar über Passkeys', titleSource: 'Webinar: passkeys in practice' });
  expect(JSON.stringify((await api().check()).changes)).not.toContain('titleSource');
});

test('many messages start as copies of their source, which is undone at once', async () => {
  await api().add('first', announcementIn({ en: { ...EN, title: 'First of many' } }));
  await api().add('second', announcementIn({ en: { ...EN, title: 'Second of many' }, fr: { ...EN, title: '' } }));
  const page = await open('/translations?language=fr&status=missing');
  for (const title of ['First of many', 'Second of many']) {
    await press(page, page.getByRole('checkbox', { name: title, exact: true }), ' ');
  }
  await press(page, page.getByRole('button', { name: 'Copy the source to other languages…' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^French/, checked: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Copy', exact: true }));
  const french = async (id: string) => (await message(id))?.languages.fr;
  await expect.poll(() => french('first')).toEqual({ ...EN, title: 'First of many', link: '/fr/webinar' });
  await expect.poll(() => french('second')).toMatchObject({ title: 'Second of many' });
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => french('first')).toBeUndefined();
  await expect.poll(() => french('second')).toMatchObject({ title: '' });
  await press(page, page.getByRole('link', { name: 'Second of many, French: 1 missing 2 the same' }));
  await expect.poll(() => hasFocus(field(page, 'Title'))).toBe(true);
});

test('texts go to translators as a file, and come back through a preview', async () => {
  await api().add('sent', announcementIn({ en: { ...EN, title: 'Sent <away> & back' } }));
  const page = await open('/translations?language=es', { width: PHONE });
  await page.getByRole('columnheader', { name: 'Spanish' }).waitFor();
  const [name, exported] = await exportFile(page);
  expect(name).toBe('translations-es.xlf');
  const source = '<source>Sent &lt;away&gt; &amp; back</source>';
  expect(exported).toContain(source);
  const translated = exported.replace(source, `${source}<target>Enviado y vuelto</target>`);
  await importFile(page, 'wrong.xlf', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${translated}`);
  await page.getByRole('alert').getByText('The file has a DOCTYPE').waitFor();
  await importFile(page, 'back.xlf', translated);
  await page.getByRole('checkbox', { name: 'Sent <away> & back, title', checked: true }).waitFor();
  expect([await overflow(page), await axeProblems(page)]).toEqual([0, []]);
  await press(page, page.getByRole('button', { name: 'Import 1 text' }));
  const spanish = async () => (await message('sent'))?.languages.es;
  await expect.poll(spanish).toMatchObject({ title: 'Enviado y vuelto', titleSource: 'Sent <away> & back' });
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect.poll(spanish).toBeUndefined();
});

test('the preview of an import ticks what can be published, and says why the rest cannot', async () => {
  const english = { ...EN, title: 'Meet {brand}' };
  for (const id of ['good', 'without', 'formula']) await api().add(id, announcementIn({ en: english }));
  const page = await open('/translations?language=pt');
  await page.getByRole('columnheader', { name: 'Portuguese' }).waitFor();
  const rows = [
    ['good', '"Conheça\r\n{brand}"'],
    ['without', 'Conheça a marca'],
    ['formula', '#NOME?'],
  ].map(([id, target]) => `${id};announcement;title;Meet {brand};${target}\r\n`);
  await importFile(page, 'back-pt.csv', `sep=;\r\nid;kind;field;source;target\r\n${rows.join('')}`);
  await page.getByText('2 to import, 1 not possible.').waitFor();
  const items = page.locator('.studio-import__item');
  expect(await items.allInnerTexts()).toEqual([
    expect.stringMatching(/^Meet Acme, title\s+Conheça \{brand\}$/),
    expect.stringContaining('Without {brand}'),
    expect.stringContaining('Must not be an error of a spreadsheet'),
  ]);
  expect(await items.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await items.getByRole('checkbox', { checked: false }).count()).toBe(1);
  expect(await axeProblems(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Import 1 text' }));
  await expect.poll(async () => (await message('good'))?.languages.pt?.title).toBe('Conheça {brand}');
});

test('the words of menus are translated with the same table and files, and beside their source', async () => {
  const english = { name: 'Extensions', description: 'Add anything', link: '/platform/extensibility' };
  await api().add('extensibility', { kind: 'link', languages: { en: english } });
  const saved = async () => (await api().draft()).entries.find(({ id }) => id === 'extensibility')?.content;
  const page = await open('/translations?kind=menus&language=de&status=changed');
  await page.getByRole('rowheader', { name: /^Extensions.*Header, Platform; Footer, Platform/ }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(1);
  const [, exported] = await exportFile(page);
  expect(exported).toContain('<note category="location">In the menus: Header, Platform; Footer, Platform.</note>');
  const translated = exported.replace('<target>Erweiterbarkeit</target>', '<target>Erweiterungen</target>');
  await importFile(page, 'menus.xlf', translated);
  await press(page, page.getByRole('button', { name: 'Import 1 text' }));
  const german = { name: 'Erweiterungen', nameSource: 'Extensions' };
  await expect.poll(saved).toMatchObject({ languages: { en: english, de: german } });
  expect(Object.keys((await saved())?.languages ?? {}).sort()).toEqual(['de', 'en']);

  await press(page, page.getByRole('link', { name: /^Extensions .*, German: 1 changed/ }));
  await expect.poll(() => hasFocus(field(page, 'Description'))).toBe(true);
  await press(page, page.getByRole('button', { name: 'The translation still fits (Description)' }));
  await expect.poll(saved).toMatchObject({ languages: { de: { ...german, descriptionSource: 'Add anything' } } });
  await page.locator('.studio-beside').getByText('Done').nth(1).waitFor();
  expect(await axeProblems(page)).toEqual([]);
});

/** Translating in the Studio by keyboard: beside the source, for many messages at once, and through files. */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { PHONE } from '../../../../../test/support/browser.ts';
import { MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { useStudio } from '../../../../../test/support/studio-pages.ts';
import type { MessageContent } from '../../../src/contract/draft.ts';

const EN = { ...MESSAGE_FIELDS, title: 'Webinar: passkeys', description: 'Learn more.', cta: 'Join' };
const DE = { ...EN, title: 'Webinar: Passkeys', description: 'Mehr erfahren.', cta: 'Teilnehmen', link: '/de/webinar' };
const content = (languages: MessageContent['languages']): MessageContent => ({
  kind: 'announcement',
  timeZone: 'UTC',
  languages,
});

const studio = useStudio();
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await page.keyboard.press(key);
}

test('a translator sees the source and what has changed in it, and says that the translation still fits', async () => {
  await studio.add('beside', content({ en: EN, de: DE }));
  const page = await studio.open('/messages/announcement/beside?language=de');
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
    .poll(async () => (await studio.message('beside'))?.languages.de)
    .toEqual({ ...DE, title: 'Webinar über Passkeys', titleSource: 'Webinar: passkeys in practice' });
  expect(JSON.stringify((await studio.api().review()).changes)).not.toContain('titleSource');
});

test('many messages start as copies of their source, which is undone at once', async () => {
  await studio.add('first', content({ en: { ...EN, title: 'First of many' } }));
  await studio.add('second', content({ en: { ...EN, title: 'Second of many' }, fr: { ...EN, title: '' } }));
  const page = await studio.open('/translations?language=fr&status=missing');
  for (const title of ['First of many', 'Second of many']) {
    await press(page, page.getByRole('checkbox', { name: title, exact: true }), ' ');
  }
  await press(page, page.getByRole('button', { name: 'Copy the source to other languages…' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^French/, checked: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, dialog.getByRole('button', { name: 'Copy', exact: true }));
  const french = async (id: string) => (await studio.message(id))?.languages.fr;
  await expect.poll(() => french('first')).toEqual({ ...EN, title: 'First of many', link: '/fr/webinar' });
  await expect.poll(() => french('second')).toMatchObject({ title: 'Second of many' });
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => french('first')).toBeUndefined();
  await expect.poll(() => french('second')).toMatchObject({ title: '' });
  await press(page, page.getByRole('link', { name: 'Second of many, French: 1 missing 2 the same' }));
  await expect.poll(() => field(page, 'Title').evaluate((input) => input === document.activeElement)).toBe(true);
});

test('texts go to translators as a file, and come back through a preview', async () => {
  await studio.add('sent', content({ en: { ...EN, title: 'Sent <away> & back' } }));
  const page = await studio.open('/translations?language=es', { width: PHONE });
  await page.getByRole('columnheader', { name: 'Spanish' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE);
  await press(page, page.getByRole('button', { name: 'Export…' }));
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^Export \d+ texts/ }));
  const file = await download;
  expect(file.suggestedFilename()).toBe('translations-es.xlf');
  const exported = await readFile(await file.path(), 'utf8');
  expect(exported).toContain('<source>Sent &lt;away&gt; &amp; back</source>');

  const translated = exported.replace(
    '<source>Sent &lt;away&gt; &amp; back</source>',
    (source) => `${source}<target>Enviado y vuelto</target>`,
  );
  const upload = async (name: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, page.getByRole('button', { name: 'Import…' }));
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  };
  await upload('wrong.xlf', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${translated}`);
  await page.getByRole('alert').getByText('The file has a DOCTYPE').waitFor();
  await upload('back.xlf', translated);
  await page.getByRole('checkbox', { name: 'Sent <away> & back, title', checked: true }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Import 1 text' }));
  const spanish = async () => (await studio.message('sent'))?.languages.es;
  await expect.poll(spanish).toMatchObject({ title: 'Enviado y vuelto', titleSource: 'Sent <away> & back' });
  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect.poll(spanish).toBeUndefined();
});

test('the preview of an import refuses what could not be published, and what it ticks can be', async () => {
  const english = { ...EN, title: 'Meet {brand}' };
  for (const id of ['good', 'misspelt', 'without', 'formula']) await studio.add(id, content({ en: english }));
  const page = await studio.open('/translations?language=pt');
  await page.getByRole('columnheader', { name: 'Portuguese' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Import…' }));
  const rows = [
    ['good', '"Conheça\r\n{brand}"'],
    ['misspelt', 'Conheça {marca}'],
    ['without', 'Conheça a marca'],
    ['formula', '#NOME?'],
  ].map(([id, target]) => `${id};announcement;title;Meet {brand};${target}\r\n`);
  const buffer = Buffer.from(`sep=;\r\nid;kind;field;source;target\r\n${rows.join('')}`);
  await (await chooser).setFiles({ name: 'back-pt.csv', mimeType: 'text/csv', buffer });
  await page.getByText('2 to import, 2 not possible.').waitFor();
  const items = page.locator('.studio-import__item');
  expect(await items.allInnerTexts()).toEqual([
    expect.stringMatching(/^Meet Acme, title\s+Conheça \{brand\}$/),
    expect.stringContaining('Must not have placeholders other than {brand}'),
    expect.stringContaining('Without {brand}'),
    expect.stringContaining('Must not be an error of a spreadsheet'),
  ]);
  expect(await items.getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(await items.getByRole('checkbox', { checked: false }).count()).toBe(1);
  expect(await axeProblems(page)).toEqual([]);
  await press(page, page.getByRole('button', { name: 'Import 1 text' }));
  await expect.poll(async () => (await studio.message('good'))?.languages.pt?.title).toBe('Conheça {brand}');
  const { pending } = await studio.api().review();
  expect(pending.find(({ id }) => id === 'good')?.problems).toEqual([]);
});

test('while a file of the largest size is read, the page responds', async () => {
  await studio.add('large', content({ en: EN }));
  const page = await studio.open('/translations?language=es');
  await page.getByRole('columnheader', { name: 'Spanish' }).waitFor();
  const unit = '<unit id="title"><segment><source>Join</source><target>Únete</target></segment></unit>';
  const start = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="es"><file id="announcement.large">${unit}`;
  const text = `${start}${'<m/>'.repeat(390_000)}${'x\r\n'.repeat(2_100_000)}</file></xliff>`;
  await page.evaluate(() => {
    let last = performance.now();
    (window as unknown as { pauses: number[] }).pauses = [];
    setInterval(() => {
      const now = performance.now();
      (window as unknown as { pauses: number[] }).pauses.push(now - last);
      last = now;
    }, 10);
  });
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Import…' }));
  const directory = await mkdtemp(join(tmpdir(), 'portico-large-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, 'large.xlf');
  await writeFile(file, text);
  await (await chooser).setFiles(file);
  await page.getByText('1 to import').waitFor();
  const pauses = await page.evaluate(() => (window as unknown as { pauses: number[] }).pauses);
  expect(pauses.length).toBeGreaterThan(10);
  expect(Math.max(...pauses)).toBeLessThan(500);
});

test('the words of menus are translated with the same table and files, and beside their source', async () => {
  const english = { name: 'Extensions', description: 'Add anything', link: '/platform/extensibility' };
  await studio.api().add('extensibility', { kind: 'link', languages: { en: english } });
  const saved = async () => (await studio.api().draft()).entries.find(({ id }) => id === 'extensibility')?.content;
  const page = await studio.open('/translations?kind=menus&language=de&status=changed');
  await page.getByRole('rowheader', { name: /^Extensions.*Header, Platform; Footer, Platform/ }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBe(1);
  await press(page, page.getByRole('button', { name: 'Export…' }));
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Export 2 texts' }));
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported).toContain('<note category="location">In the menus: Header, Platform; Footer, Platform.</note>');
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Import…' }));
  const buffer = Buffer.from(exported.replace('<target>Erweiterbarkeit</target>', '<target>Erweiterungen</target>'));
  await (await chooser).setFiles({ name: 'menus.xlf', mimeType: 'application/xliff+xml', buffer });
  await press(page, page.getByRole('button', { name: 'Import 1 text' }));
  const german = { name: 'Erweiterungen', nameSource: 'Extensions' };
  await expect.poll(saved).toMatchObject({ languages: { en: english, de: german } });
  expect(Object.keys((await saved())?.languages ?? {}).sort()).toEqual(['de', 'en']);

  await press(page, page.getByRole('link', { name: /^Extensions .*, German: 1 changed/ }));
  await expect.poll(() => field(page, 'Description').evaluate((input) => input === document.activeElement)).toBe(true);
  await press(page, page.getByRole('button', { name: 'The translation still fits (Description)' }));
  await expect.poll(saved).toMatchObject({ languages: { de: { ...german, descriptionSource: 'Add anything' } } });
  await page.locator('.studio-beside').getByText('Done').nth(1).waitFor();
  expect(await axeProblems(page)).toEqual([]);
});

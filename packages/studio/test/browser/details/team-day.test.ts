/** A day of a team with 2,000 messages: what a translator, an author and a publisher do, and what visitors see of it. */

import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACCESS } from '../../../../../test/support/access.ts';
import { pngFile } from '../../../../../test/support/picture-files.ts';
import { setClock, withClock } from '../../../../../test/support/studio-clock.ts';
import { useStudio } from '../../../../../test/support/studio-pages.ts';
import { peopleOf } from '../../../../../test/support/studio-people.ts';
import { manyEntries } from '../../../bench/many-entries.ts';
import { MAX_ENTRIES } from '../../../src/contract/limits.ts';
import type { ReleaseList } from '../../../src/contract/releases.ts';

const STUDIO_ROLES = [
  { role: 'translator', groups: ['translator'], languages: ['ja'] },
  { role: 'author', groups: ['author'] },
  { role: 'publisher', groups: ['publisher'] },
  { role: 'administrator', groups: ['administrator'] },
];

/** In milliseconds: after a minute, the service reads what is published. */
const MINUTE = 60_000;

/** With each of them the service may draw another message. */
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

/** In entries, for those of the day. */
const ROOM = 10;

const studio = useStudio({ ...ACCESS, STUDIO_ROLES, APPROVAL: 'second-person' }, withClock);
const { apiAs, openAs } = peopleOf(studio);

/** How many messages are not archived. */
const IN_USE = 100;

studio.setUp(async () => {
  const api = await apiAs('administrator');
  const { revision, entries } = await api.draft();
  const kept = entries.map(({ id, content }) => ({ id, content }));
  const many = manyEntries(MAX_ENTRIES - kept.length - ROOM).map(({ id, content }, index) => ({
    id,
    content: index < IN_USE ? content : { ...content, archived: true as const },
  }));
  expect((await api.call('PUT', 'draft', { revision, entries: [...kept, ...many] })).status).toBe(200);
});

const TITLE = 'Identity Days: join us';
const BETTER = 'Identity Days in Berlin';
const JAPANESE = 'アイデンティティ・デイズ';

interface Seen {
  readonly text: string;
  readonly language?: string;
}

/** Whether visitors see a text in some headers of the service. */
async function visitorsSee({ text, language = 'en' }: Seen): Promise<boolean> {
  const headers = SEEDS.map(async (seed) => {
    const response = await studio.studio().service.fetch(`/chrome/header?lang=${language}&seed=${seed}`);
    expect(response.status).toBe(200);
    return response.text();
  });
  return (await Promise.all(headers)).some((header) => header.includes(text));
}

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const goTo = (page: Page, name: string | RegExp) =>
  page
    .getByRole('banner')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .click();
const saved = (page: Page) => page.getByRole('banner').getByText('Saved', { exact: true }).waitFor();

/** Ticks all warnings once the selection is reviewed. */
async function acknowledge(page: Page): Promise<void> {
  await page.locator('#review[aria-busy="false"]').waitFor();
  await page.getByText('The links were checked.').waitFor();
  const boxes = page.getByRole('region', { name: 'Before you publish' }).getByRole('checkbox', { checked: false });
  while ((await boxes.count()) > 0) await boxes.first().press('Space');
}

/** The person has looked at another tab, and returns. */
const returnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Asks for a review of a release. @param entries their names, by what is searched for */
async function ask(page: Page, name: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await goTo(page, /^Publish…/);
  await button(page, 'Select none').click();
  for (const [query, entry] of Object.entries(entries)) {
    await page.getByRole('searchbox', { name: 'Search what to publish' }).fill(query);
    await page.getByRole('checkbox', { name: entry, exact: true }).press('Space');
  }
  await field(page, 'Name').fill(name);
  await page.locator('#review[aria-busy="false"]').waitFor();
  await button(page, 'Ask for a review…').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('heading', { name: `“${name}” waits for a review` }).waitFor();
}

/** Opens a release from the list. */
async function openRelease(page: Page, name: string): Promise<void> {
  await goTo(page, /^Publish…/);
  await page.getByRole('region', { name: 'Releases' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Approves a release, and schedules it for tomorrow in Berlin. */
async function approve(page: Page, name: string, time: string): Promise<void> {
  await openRelease(page, name);
  await button(page, 'Approve').click();
  await page.getByText('Approved', { exact: true }).waitFor();
  await page.getByText('At a time', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'day, Time' }).click();
  await page.keyboard.type(`${TOMORROW}${time}`);
  await acknowledge(page);
  await button(page, 'Schedule').click();
  await page.getByRole('heading', { name: `“${name}” is scheduled` }).waitFor();
}

/** As people type it into a field. */
const TOMORROW = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', dateStyle: 'short' })
  .format(Date.now() + 1_440 * MINUTE)
  .replaceAll('/', '');

test('a translator, an author and a publisher work on two releases, and visitors see each at its time', async () => {
  const author = await openAs('author', '/');

  // the author writes a message
  await button(author, 'New message').click();
  await field(author.getByRole('dialog'), 'Title').fill(TITLE);
  await button(author.getByRole('dialog'), 'Create').click();
  await author.getByRole('heading', { level: 1, name: TITLE }).waitFor();
  await field(author, 'Description').fill('Three days on logins.');
  await field(author, 'Call to action').fill('Save your seat');
  await field(author, 'Link').fill('/events/identity-days/');
  await saved(author);

  // uploads a picture
  await goTo(author, 'Cards');
  const card = author.getByRole('region', { name: 'Identity report' });
  await button(card, 'Upload or choose a picture…').click();
  const chooser = author.waitForEvent('filechooser');
  const pictures = author.getByRole('dialog', { name: 'Choose a picture' });
  await button(pictures, 'Choose a file…').click();
  await (await chooser).setFiles({ name: 'berlin.png', mimeType: 'image/png', buffer: Buffer.from(pngFile(800)) });
  await pictures.getByText('berlin.png is uploaded.').waitFor();
  await button(pictures, 'Use this picture').click();
  await pictures.waitFor({ state: 'detached' });
  await saved(author);
  const picture = (await card.getByRole('figure').locator('img').getAttribute('src')) ?? 'none';

  // and renames a link in the menu
  await goTo(author, 'Menus');
  await button(author, /^Product/).click();
  const column = author.getByRole('region', { name: 'Platform' });
  await button(column, /^Extensibility/).click();
  await field(column, 'Name').fill('Extensions');
  await column.getByText('Not published').waitFor();
  await saved(author);

  // the translator sends texts to an agency, and gets them back
  const translator = await openAs('translator', '/translations');
  await button(translator, 'Export…').click();
  const download = translator.waitForEvent('download');
  await button(translator.getByRole('dialog'), /^Export \d+ texts?$/).click();
  expect((await download).suggestedFilename()).toBe('translations-ja.xlf');
  const exported = await readFile(await (await download).path(), 'utf8');
  const source = `<source>${TITLE}</source>`;
  expect(exported).toContain(source);
  const translated = exported.replace(source, `${source}<target>${JAPANESE}</target>`);
  const returned = translator.waitForEvent('filechooser');
  await button(translator, 'Import…').click();
  await (await returned).setFiles({
    name: 'japanese.xlf',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(translated),
  });
  await translator.getByRole('checkbox', { name: `${TITLE}, title`, checked: true }).waitFor();
  await button(translator, 'Import 1 text').click();
  await translator.getByText('1 text in Japanese imported.').first().waitFor();
  await saved(translator);

  // two releases wait for a review
  await ask(author, 'Identity Days', { 'identity days': TITLE });
  await ask(author, 'New look', { 'identity report': 'Identity report', extensions: 'Extensibility' });

  // the publisher sends the first one back
  const publisher = await openAs('publisher', '/');
  await openRelease(publisher, 'Identity Days');
  await button(publisher, 'Send back…').click();
  await field(publisher, 'What has to change').fill('Say where it is.');
  await button(publisher.getByRole('dialog'), 'Send back').click();
  await publisher.getByText('Sent back', { exact: true }).waitFor();
  await approve(publisher, 'New look', '1200');

  // the author corrects it, the translator says that the translation still fits
  await openRelease(author, 'Identity Days');
  await author.getByText('“Say where it is.”').waitFor();
  await author.getByRole('link', { name: `Open “${TITLE}”` }).click();
  await field(author, 'Title').fill(BETTER);
  await saved(author);
  await returnTo(translator);
  await goTo(translator, 'Messages');
  await translator.getByRole('searchbox', { name: 'Search all languages' }).fill(BETTER);
  await translator.getByRole('link', { name: BETTER }).click();
  await translator.getByRole('tab', { name: 'Japanese, source has changed' }).click();
  await button(translator, 'The translation still fits (Title)').click();
  await translator.getByRole('tab', { name: 'Japanese', exact: true }).waitFor();
  await saved(translator);

  // asks again
  await openRelease(author, 'Identity Days');
  await button(author, `“${TITLE}”: Update from the draft`).click();
  await author.locator('#review[aria-busy="false"]').waitFor();
  await button(author, 'Ask for a review…').click();
  await button(author.getByRole('dialog'), 'Ask').click();
  await author.getByRole('heading', { name: '“Identity Days” waits for a review' }).waitFor();
  await approve(publisher, 'Identity Days', '0900');

  // the next day
  const { releases } = (await (await apiAs('author')).call<ReleaseList>('GET', 'releases')).body;
  const timeOf = (name: string) => Date.parse(releases.find((release) => release.name === name)?.at ?? '');
  expect(timeOf('New look') - timeOf('Identity Days')).toBe(180 * MINUTE);
  const all = [{ text: BETTER }, { text: JAPANESE, language: 'ja' }, { text: 'Extensions' }, { text: picture }];
  const seen = () => Promise.all(all.map(visitorsSee));
  await setClock(studio.studio(), timeOf('Identity Days') - MINUTE);
  expect(await seen()).toEqual([false, false, false, false]);
  await setClock(studio.studio(), timeOf('Identity Days'));
  await expect.poll(seen).toEqual([true, true, false, false]);
  await setClock(studio.studio(), timeOf('New look') - MINUTE);
  expect(await seen()).toEqual([true, true, false, false]);
  await setClock(studio.studio(), timeOf('New look'));
  await expect.poll(seen).toEqual([true, true, true, true]);
  expect((await studio.studio().service.fetch(picture)).status).toBe(200);

  // and back
  await returnTo(publisher);
  await goTo(publisher, 'History');
  await button(publisher, /^Publish this again \(version 1\)/).click();
  await button(publisher, /^Publish as version \d+$/).click();
  await publisher.getByRole('heading', { name: /^Version \d+ is published$/ }).waitFor();
  await setClock(studio.studio(), timeOf('New look') + MINUTE);
  await expect.poll(seen).toEqual([false, false, false, false]);
}, 240_000);

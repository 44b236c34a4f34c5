/** A day with fifty messages in six languages: by mouse, by keyboard, and on a phone. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../../test/support/browser.ts';
import { useStudio } from '../../../../../test/support/studio-pages.ts';
import { manyEntries } from '../../../bench/many-entries.ts';
import type { MessageContent } from '../../../src/contract/draft.ts';

const { setUp, api, open } = useStudio();

/** Fifty messages are published, and twenty of them have changed since. */
setUp(async () => {
  const { revision, entries } = await api().draft();
  const others = entries.filter(({ content }) => content.kind !== 'announcement');
  const kept = others.map(({ id, content }) => ({ id, content }));
  const { status } = await api().call('PUT', 'draft', { revision, entries: [...kept, ...manyEntries(50)] });
  expect(status).toBe(200);
  await api().publish();
  for (let index = 0; index < 20; index += 1) {
    const entry = await api().entry(`message-${index}`);
    await api().change(entry, withTitle(entry.content as MessageContent, `Changed message ${index}`));
  }
});

function withTitle(content: MessageContent, title: string): MessageContent {
  const { en } = content.languages;
  if (!en) throw new Error('The message is not in English.');
  return { ...content, languages: { ...content.languages, en: { ...en, title } } };
}

/** How a person uses the page. */
interface Hand {
  readonly width: number;
  readonly press: (control: Locator) => Promise<unknown>;
  readonly tick: (box: Locator) => Promise<unknown>;
  /** Opens a page of the Studio from another. */
  readonly goTo: (page: Page, group: string, name: string) => Promise<unknown>;
  readonly find: (page: Page, words: string, title: string) => Promise<unknown>;
}

const item = (page: Page, name: string) => page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name });

async function search(page: Page, words: string, title: string, press: Hand['press']): Promise<void> {
  await press(page.getByRole('searchbox', { name: 'Search all languages' }));
  await page.keyboard.type(words);
  await press(page.getByRole('link', { name: title, exact: true }));
}

async function command(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Search and commands' });
  await page.getByRole('button', { name: 'Search and commands', disabled: false }).waitFor();
  await page.keyboard.press('Control+k');
  await dialog.locator('input:focus').waitFor();
  await page.keyboard.type(words);
  await dialog.locator('[role="menuitem"][data-focused]').filter({ hasText: words }).waitFor();
  await page.keyboard.press('Enter');
}

/** What people see of a box: the input itself is invisible. */
const labelOf = (box: Locator) => box.locator('xpath=ancestor::label');

const HANDS: Readonly<Record<string, Hand>> = {
  'by mouse': {
    width: 1440,
    press: (control) => control.click(),
    tick: (box) => labelOf(box).click(),
    goTo: (page, _, name) => item(page, name).click(),
    find: (page, words, title) => search(page, words, title, (control) => control.click()),
  },
  'by keyboard': {
    width: 1440,
    press: (control) => control.press('Enter'),
    tick: (box) => box.press('Space'),
    goTo: (page, _, name) => command(page, name),
    find: (page, words) => command(page, words),
  },
  'on a phone': {
    width: PHONE,
    press: (control) => control.tap(),
    tick: (box) => labelOf(box).tap(),
    async goTo(page, group, name) {
      await page.getByRole('button', { name: group, exact: true }).tap();
      await item(page, name).tap();
    },
    find: (page, words, title) => search(page, words, title, (control) => control.tap()),
  },
};

const publishPage = (page: Page) => page.getByRole('link', { name: /^Publish…/ });

test.each(Object.entries(HANDS))(
  '%s, a person finds a message, sees what is live in Germany on 1 March, and publishes three changes',
  async (_, hand) => {
    const page = await open('/', { width: hand.width, hasTouch: hand.width === PHONE });
    await hand.find(page, 'Message 37', 'Message 37');
    await page.getByRole('heading', { level: 1, name: 'Message 37' }).waitFor();

    await hand.goTo(page, 'Plan', 'Timeline');
    await page.getByRole('spinbutton', { name: 'day, Date and time' }).focus();
    await page.keyboard.type('010320271200');
    const live = page.getByRole('region', { name: '1 March 2027, 12:00' });
    expect(await live.getByRole('link', { name: 'Über Neuigkeit 0' }).count()).toBe(1);

    const before = (await api().draft()).latest.version;
    await (hand.width === PHONE ? publishPage(page).tap() : publishPage(page).press('Enter'));
    await hand.press(page.getByRole('button', { name: 'Select none' }));
    const [first = 0] = FIRST.splice(0, 1);
    for (let index = first; index < first + 3; index += 1) {
      await hand.tick(page.getByRole('checkbox', { name: `Changed message ${index}`, exact: true }));
    }
    await page.getByText(/^3 of /).waitFor();
    await page.locator('#review[aria-busy="false"]').waitFor();
    await page.getByText('The links were checked.').waitFor();
    const groups = page.getByRole('region', { name: 'Before you publish' }).getByRole('checkbox');
    expect(await groups.count()).toBeLessThanOrEqual(3);
    for (const group of await groups.all()) await hand.tick(group);
    await hand.press(page.getByRole('button', { name: /^Publish version/ }));
    await page.getByRole('heading', { name: `Version ${before + 1} is published` }).waitFor();
    const { body } = await api().call<{ languages: { en: { announcements: { title: string }[] } } }>(
      'GET',
      'versions/latest',
    );
    const changed = body.languages.en.announcements.filter(({ title }) => title.startsWith('Changed'));
    expect(changed.length).toBe(first === 0 ? 3 : first + 3);
  },
);

/** The first of the changes that each test publishes. */
const FIRST = [0, 3, 6];

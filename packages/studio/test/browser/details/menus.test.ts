/** The menus, as people edit them in the Studio. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isThemePlace } from '../../../../../src/content/place.ts';
import { settingAt } from '../../../../../src/content/site-settings.ts';
import { type Changed, EVERY_FIELD } from '../../../../../test/support/every-field.ts';
import { MESSAGE_FIELDS } from '../../../../../test/support/studio-api.ts';
import { field, focused, UNTIL_SEEN, useStudio } from '../../../../../test/support/studio-pages.ts';
import { type EntryContent, isMenuKind } from '../../../src/contract/draft.ts';
import { isSettingPlace } from '../../../src/model/entry-types.ts';
import { subjectsOf } from '../../../src/page/comments/subjects.ts';

const { studio, api, open } = useStudio();

async function saved(kind: EntryContent['kind'], place: string) {
  const { entries } = await api().draft();
  return entries.find(({ id, content }) => id === place && content.kind === kind)?.content.languages;
}

/** Whether the service's header has the text. */
async function shows(language: string, text: string): Promise<boolean> {
  const header = await studio().service.fetch(`/chrome/header?lang=${language}`);
  return (await header.text()).includes(text);
}

/** The header or footer in the preview. */
const previewOf = (page: Page) => page.frameLocator('.studio-menus__iframe').locator('body');

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name }).first();

/** Fills the dialog that adds something, and sends it. @param choose a list and its option */
async function fillDialog(
  page: Page,
  fields: Readonly<Record<string, string>>,
  choose?: readonly [list: RegExp, option: string],
): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (choose) {
    await button(dialog, choose[0]).click();
    await page.getByRole('option', { name: choose[1] }).click();
  }
  for (const [name, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name }).fill(value);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
}

/** Takes the handle of a row. */
async function grip(page: Page, row: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await row.locator('.studio-menu-handle').first().boundingBox();
  if (!box) throw new Error('there is nothing to drag');
  const handle = { x: box.x + 8, y: box.y + 8 };
  await page.mouse.move(handle.x, handle.y);
  await page.mouse.down();
  return handle;
}

test('a link is edited, added and moved by keyboard, and visitors see it once it is published', async () => {
  const page = await open('/menus?language=de');
  await button(page, /^Produkt/).click();
  const column = page.getByRole('region', { name: 'Plattform' });

  await button(column, /^Erweiterbarkeit/).click();
  await column.getByRole('textbox', { name: 'Name' }).fill('Erweiterungen');
  await column.getByText('Not published').waitFor();
  await column.getByText(/^Extensibilidade/).waitFor();
  await expect.poll(() => saved('link', 'extensibility')).toMatchObject({ de: { name: 'Erweiterungen' } });

  await button(column, /^Add a link/).click();
  await fillDialog(page, { Name: 'Neuigkeiten', Link: '/de/neu' });
  const up = column.getByRole('button', { name: 'Move “Neuigkeiten” up' });
  await up.focus();
  for (let move = 0; move < 20; move += 1) await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Move “Neuigkeiten” up');
  await page.getByRole('status').getByText('“Neuigkeiten” is already first.').waitFor();
  expect(await column.getByRole('listitem').first().textContent()).toContain('Neuigkeiten');

  const inPreview = previewOf(page).locator('[data-portico-id="NAV_PRODUCT"] .portico-panel');
  await inPreview.getByText('Neuigkeiten').waitFor();
  expect(await inPreview.isVisible()).toBe(true);
  await inPreview.getByText('Erweiterungen').waitFor();

  await expect.poll(() => saved('link', 'neuigkeiten')).toBeDefined();
  await expect
    .poll(() => saved('list', 'NAV_PRODUCT.platform'))
    .toMatchObject({ de: { entries: expect.stringMatching(/^neuigkeiten\n/) } });
  await api().publish();
  await expect.poll(() => shows('de', 'Erweiterungen'), UNTIL_SEEN).toBe(true);
  expect(await shows('de', 'href="/de/neu"')).toBe(true);

  const other = await open('/menus?language=de&link=extensibility&field=name');
  const fields = other.getByRole('region', { name: 'Plattform' });
  await expect.poll(() => field(fields, 'Name').inputValue()).toBe('Erweiterungen');
  await button(fields, /^Reset to the original/).click();
  await fields.getByText('The original.').waitFor();
  await expect.poll(() => saved('link', 'extensibility')).toEqual({});
});

test('edits are undone in their order and made again, by keyboard too', async () => {
  const page = await open('/menus?language=fr&area=footer');
  const legal = page.getByRole('region', { name: 'Legal links' });
  const first = async () => (await legal.getByRole('listitem').first().textContent()) ?? '';
  const before = await first();
  await button(legal, /^Move .* down$/).click();
  await expect.poll(first).not.toBe(before);
  const moved = await first();
  await button(legal, /^Remove/).click();
  await expect.poll(first).not.toBe(moved);
  await button(page, 'Undo edit').click();
  await expect.poll(first).toBe(moved);
  await page.keyboard.press('Control+z');
  await expect.poll(first).toBe(before);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(first).toBe(moved);
  await page.keyboard.press('Control+z');
  await legal.getByText('The list was changed in French.').waitFor({ state: 'detached' });
});

test('a button, a section and a social network are added, and shown in the preview', async () => {
  const page = await open('/menus?language=en');
  const preview = previewOf(page);
  const buttons = page.getByRole('region', { name: 'Buttons' });
  await button(buttons, /^Add a button/).click();
  await fillDialog(page, { Name: 'Book a demo', Link: '/demo' }, [/Look$/, 'Filled']);
  await preview.locator('.portico-header__actions').getByText('Book a demo').first().waitFor();
  await expect.poll(() => saved('link', 'actions.book-a-demo')).toMatchObject({ en: { look: 'primary' } });
  // a header has up to three
  await button(buttons, /^Add a button/).waitFor({ state: 'detached' });

  const menu = page.getByRole('region', { name: 'Menu', exact: true });
  await menu
    .getByRole('button', { name: /^Add a link/ })
    .last()
    .click();
  await fillDialog(page, { Title: 'Heroes' }, [/What to add$/, 'A new section']);
  await button(page, /^Heroes/).click();
  await preview.locator('[data-portico-id="heroes"]').first().waitFor();

  await page.getByText('Footer', { exact: true }).click();
  const social = page.getByRole('region', { name: 'Social networks' });
  await button(social, /^Add a network/).click();
  await page
    .getByRole('dialog')
    .getByText(/^Also in the other languages/)
    .click();
  await fillDialog(page, { Name: 'Videos', Link: 'https://www.youtube.com/@example' }, [/Icon$/, 'YouTube']);
  await expect.poll(() => saved('link', 'social.videos')).toMatchObject({ en: { icon: 'youtube' }, ja: {} });
  await preview.locator('a[href="https://www.youtube.com/@example"] svg path').waitFor({ state: 'attached' });
  await button(page, 'Undo edit').click();
  await expect.poll(() => saved('link', 'social.videos')).toEqual({});
  await expect.poll(() => saved('list', 'social')).toEqual({});

  await button(social, /^Add a network/).click();
  await fillDialog(page, { Name: 'Codes', Link: 'https://github.com/example' });
  await expect.poll(() => saved('list', 'social')).toMatchObject({ en: { entries: expect.stringMatching(/codes$/) } });
  await button(social, 'Remove “Codes”').click();
  await expect.poll(() => saved('link', 'social.codes')).toEqual({});
});

test('a blog source is added with its format, warned of, chosen for a place and removed again', async () => {
  const page = await open('/menus?area=labels&language=de');
  await button(page, 'Add a blog source…').click();
  const dialog = page.getByRole('dialog');
  await fillDialog(page, { Name: 'Newsroom', Address: 'news.example.de' });
  await dialog.getByText('The address must be a path on the blog, or a public https address without a port.').waitFor();
  await dialog.getByRole('textbox', { name: 'Address' }).fill('https://news.example.de/posts');
  await dialog.getByText(/^Posts that lead to news\.example\.de are not shown/).waitFor();
  await fillDialog(page, {}, [/Format$/, 'RSS or Atom']);
  await expect
    .poll(() => saved('text', 'blog.newsroom.format'))
    .toMatchObject({ de: { text: 'feed' }, en: { text: 'feed' } });

  await button(page, /^Newsroom, format RSS or Atom/).click();
  await button(page, /Format$/).click();
  await page.getByRole('option', { name: 'JSON with the usual names' }).click();
  await button(page, /^Newsroom, format JSON with the usual names/).waitFor();
  await expect.poll(() => saved('text', 'blog.newsroom.format')).toMatchObject({ de: { text: 'default' } });
  const shown = page.getByRole('region', { name: 'Which posts are shown' });
  await button(shown, /^Press releases/).click();
  await button(shown, /Blog source$/).click();
  await page.getByRole('option', { name: 'newsroom' }).click();
  await expect.poll(() => saved('text', 'teasers.press-releases.source')).toEqual({ de: { text: 'newsroom' } });

  await button(page, /^Newsroom https/).click();
  await button(page, 'Remove in German').click();
  await button(page, /^Newsroom/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await button(page, /^Newsroom https/).waitFor();
});

test('a format with names of its own stays until another one is chosen', async () => {
  const text = 'json title=headline link=link';
  await api().add('blog.press-releases.format', { kind: 'text', languages: { de: { text } } });
  const page = await open('/menus?area=labels&language=de');
  await button(page, /^Press releases, format JSON with the title in headline/).click();
  await button(page, /^JSON with other names/).waitFor();
  expect(await saved('text', 'blog.press-releases.format')).toEqual({ de: { text } });
});

test('a link is dragged to another place', async () => {
  const page = await open('/menus?language=es&area=footer');
  const legal = page.getByRole('region', { name: 'Legal links' });
  const items = legal.getByRole('listitem');
  const names = async () => (await items.allTextContents()).slice(0, 3).map((text) => text.split('/')[0]);
  await items.nth(2).waitFor();
  const [one, two, three = ''] = await names();
  await legal.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await previewOf(page).getByText(three).first().waitFor();
  const { x } = await grip(page, items.first());
  const last = await items.nth(2).boundingBox();
  await page.mouse.move(x, (last?.y ?? 0) + (last?.height ?? 0) - 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(names).toEqual([two, three, one]);
});

test('while a link is dragged, the page scrolls at its edges, until the link is let go', async () => {
  const page = await open('/menus?language=es&area=footer', { viewport: { width: 1280, height: 400 } });
  const columns = page.getByRole('region', { name: 'Columns' });
  const items = columns.locator(':scope > .studio-menu-group > .studio-menu-list > li');
  const names = () => items.locator('.studio-menu-row__text').allTextContents();
  await items.first().waitFor();
  const [first] = await names();
  await items.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x } = await grip(page, items.first());
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(x, 396, { steps: 2 });
  // to the end of the page
  await expect
    .poll(() => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight))
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await page.mouse.move(x, 200);
  await page.mouse.up();
  await expect.poll(async () => (await names()).at(-1)).toBe(first);
});

test('the second row of a site is edited, and previewed on it', async () => {
  const page = await open('/menus?language=en');
  await page.getByRole('button', { name: /Site$/ }).click();
  await page.getByRole('option', { name: 'Documentation' }).click();
  const row = page.getByRole('region', { name: 'Second row' });
  const second = previewOf(page).locator('[data-portico-part="second-level"]');
  await button(row, 'Remove “Quickstarts”').click();
  await second.getByText('APIs').first().waitFor();
  await second.getByText('Quickstarts').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await second.getByText('Quickstarts').first().waitFor();
  const panels = second.locator('[data-portico-part="panel"]');
  expect(await panels.first().isVisible()).toBe(false);
  await button(row, /^Learn/).click();
  const panel = panels.locator('visible=true');
  const frame = page.locator('.studio-menus__place');
  for (const width of ['Desktop', 'Phone']) {
    await page.getByRole('radio', { name: width }).click();
    await expect.poll(() => panel.count()).toBe(1);
    /** Whether the title is not beyond the right edge of the preview, and the panel not below it. */
    const fits = async () => {
      const elements = [button(second, 'Learning'), panel.first(), frame];
      const [title, opened, place] = await Promise.all(elements.map((element) => element.boundingBox()));
      if (!title || !opened || !place) return null;
      return [title.x + title.width <= place.x + place.width, opened.y + opened.height <= place.y + place.height];
    };
    await expect.poll(fits).toEqual([true, true]);
  }
});

test('fields say what is wrong, and what is too wide for a phone', async () => {
  const page = await open('/menus?language=en&text=titles.product');
  await page.getByRole('textbox', { name: 'Text' }).fill('');
  await page.getByText('The text must not be empty.').waitFor();
  await page.getByText('To fix').waitFor();
  await page.getByRole('textbox', { name: 'Text' }).fill('Identitymanagementplatformoverview');
  await page.getByText(/^On a phone, it has a word about/).waitFor();
  await page.getByText('Too wide').waitFor();
});

test('on a phone, the preview is one press away wherever the page is scrolled to', async () => {
  const page = await open('/menus?language=en&area=footer&link=privacy', { width: 390 });
  await page.getByRole('textbox', { name: 'Name' }).fill('Privacy notice');
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect.poll(async () => (await page.locator('.studio-menus__place').boundingBox())?.y).toBeLessThan(900);
  await previewOf(page).getByText('Privacy notice').waitFor();
});

const isOnMenus = ({ kind, id }: Changed) => isMenuKind(kind) && !isThemePlace(id);

test.each([
  ['a message', '/messages/default-message/spring', ({ kind }: Changed) => kind === 'default-message'],
  ['a card', '/cards', ({ kind }: Changed) => kind === 'card'],
  ['the menus', '/menus', isOnMenus],
  // all colours are alike
  ['the theme', '/theme', ({ id }: Changed) => /^theme\.(?:dark\.surface|\w+)$/.test(id)],
])('comments on every field of %s lead to it', async (_, path, isHere) => {
  const here = EVERY_FIELD.filter(isHere);
  // one link has the fields of all
  const isFirst = ({ kind, field }: Changed, index: number) =>
    index === here.findIndex((one) => one.kind === kind && one.field === field);
  const fields = here.filter((one, index) => isSettingPlace(one.id) || isFirst(one, index));
  const comments = fields.map(({ kind, id, field }, index) => {
    const on = subjectsOf({ kind, id }, 'en').find((subject) => subject.field === field);
    return { id: index, on, text: 'Why?', by: 'kim@example.com', at: '2027-01-01T00:00:00Z' };
  });
  const message = { kind: 'default-message', timeZone: 'UTC', languages: { en: MESSAGE_FIELDS } };
  await api().call('PUT', 'draft/default-message/spring', message, { 'if-none-match': '*' });
  const page = await open(path, {
    prepare: (one) => one.route('**/api/comments', (route) => route.fulfill({ json: { comments } })),
  });
  const links = page.getByRole('region', { name: 'Comments' }).getByRole('listitem').getByRole('link');
  await expect.poll(() => links.count()).toBe(fields.length);
  // several sites have the same settings
  for (const [index, { id }] of fields.entries())
    if (settingAt(id)) expect(await links.nth(index).textContent()).toMatch(/^“.+” of Documentation$/);
  const focus = () =>
    page.evaluate(() => {
      const named = document.activeElement?.closest<HTMLElement>('[data-field]');
      return [named?.closest<HTMLElement>('[data-place]')?.dataset.place, named?.dataset.field];
    });
  for (const [index, { kind, id, field }] of fields.entries()) {
    await links.nth(index).press('Enter');
    await expect.poll(focus).toEqual([`${kind}/${kind === 'default-message' ? 'spring' : id}`, field]);
  }
});

/** The cards of the menus, as people edit them in the Studio. */

import { expect, test } from 'vitest';
import { field, hasFocus, UNTIL_SEEN, useStudio } from '../../../../../test/support/studio-pages.ts';
import type { CardContent } from '../../../src/contract/draft.ts';

const { studio, api, open } = useStudio();

async function savedCard() {
  const { entries } = await api().draft();
  const entry = entries.find(({ id, content }) => id === 'identity-report' && content.kind === 'card');
  return (entry?.content as CardContent | undefined)?.languages.en;
}

test('a card is saved as you type, and visitors see it once it is published', async () => {
  const page = await open('/cards');
  const card = page.getByRole('region', { name: 'Identity report' });
  await field(card, 'Title').fill('Login in numbers');
  await card.getByRole('radio', { name: 'ROI' }).check({ force: true });
  expect(await card.getByRole('figure').textContent()).toContain('Login in numbers');
  await expect.poll(savedCard).toMatchObject({ title: 'Login in numbers', image: 'teaser-roi' });
  const preview = await (await studio().studio.fetch('/preview/page?lang=en')).text();
  expect(preview).toContain('Login in numbers');
  expect(await (await studio().studio.fetch('/preview/page?lang=en&of=published')).text()).not.toContain(
    'Login in numbers',
  );
  await api().publish();
  await expect
    .poll(async () => (await studio().service.fetch('/chrome/header?lang=en')).text(), UNTIL_SEEN)
    .toContain('Login in numbers');
});

test('a card that differs from what visitors see is reverted, and the change brought back', async () => {
  const published = await savedCard();
  const page = await open('/cards');
  const card = page.getByRole('region', { name: 'Identity report' });
  await field(card, 'Title').fill('Another title');
  await card.getByText('Differs from what visitors see').waitFor();
  await card.getByRole('button', { name: /^Revert to published/ }).click();
  await expect.poll(savedCard).toEqual(published);
  await card.getByText('Differs from what visitors see').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(savedCard).toMatchObject({ title: 'Another title' });
});

test('the fields of a card show errors as you type', async () => {
  const page = await open('/cards?language=en');
  const card = page.getByRole('region', { name: 'Platform video' });
  await field(card, 'Title').fill('');
  await card.getByText('The title must not be empty.').waitFor();
  await field(card, 'Title').fill('The platform in five minutes');
  await card.getByText('The title must not be empty.').waitFor({ state: 'detached' });
  await card.getByRole('radio', { name: 'Another image' }).check({ force: true });
  const address = card.getByRole('textbox', { name: 'Address of the image' });
  await address.fill('https://elsewhere.example/image.png');
  await card.getByText(/^The image must be/).waitFor();
  await address.fill('https://images.example.com/image.png');
  await card.getByText(/^The image must be/).waitFor({ state: 'detached' });
});

test('a link to a field of a card moves the focus to it', async () => {
  const page = await open('/cards?card=platform-video&language=de&field=link');
  await page.getByRole('tab', { name: 'German', selected: true }).waitFor();
  await expect.poll(() => hasFocus(field(page.getByRole('region', { name: 'Platform video' }), 'Link'))).toBe(true);
});

test('the picture of a card has its texts in the order of the menu, and marks what is filled in', async () => {
  const page = await open('/cards?language=en');
  const card = page.getByRole('region', { name: 'Platform video' });
  await field(card, 'Title').fill('{brand} in four minutes');
  const picture = card.getByRole('figure');
  await picture.getByText('Acme in four minutes').waitFor();
  expect(await picture.locator('.studio-filled').allTextContents()).toEqual(['Acme']);
  const header = await (await studio().service.fetch('/chrome/header?lang=en')).text();
  const teaser = header.slice(header.indexOf('"portico-teaser"'));
  expect([...teaser.matchAll(/__(title|epigraph)"/g)].slice(0, 2).map(([, part]) => part)).toEqual([
    'epigraph',
    'title',
  ]);
  expect(await picture.getByRole('paragraph').allTextContents()).toEqual(['Video', 'Acme in four minutes']);
});

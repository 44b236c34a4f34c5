/** Parts of the Studio's page that load later: whatever is missing, the rest stays. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { saved, useStudio } from '../../../../../test/support/studio-pages.ts';

const { open, api, setUp, studio } = useStudio();

setUp(() => api().add('late', messageContent({ title: 'Late' })));

/** By part, the paths of its files. */
async function partsOfBuild(): Promise<Readonly<Record<string, readonly string[]>>> {
  const html = await (await studio().studio.fetch('/')).text();
  return JSON.parse(/id="studio-parts">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
}

test.each([
  {
    kind: 'a page',
    part: 'cards-page',
    show: (page: Page) => page.getByRole('link', { name: 'Cards', exact: true }).click(),
    shown: (page: Page) => page.getByRole('region', { name: 'Platform video' }),
  },
  {
    kind: 'a dialog',
    part: 'commands',
    show: (page: Page) => page.keyboard.press('Control+k'),
    shown: (page: Page) => page.getByRole('dialog', { name: 'Search and commands' }),
  },
])('whichever file of $kind is missing, the rest stays, and Try again brings it', async ({ part, show, shown }) => {
  const files = (await partsOfBuild())[part] ?? [];
  expect(files.length).toBeGreaterThan(0);
  const missing = new Set(files);
  // a page without a part of its own
  const page = await open('/nowhere', {
    prepare: (opened) =>
      opened.route(
        ({ pathname }) => missing.has(pathname),
        (route) => route.abort(),
      ),
  });
  await saved(page);
  await show(page);
  const again = page.getByRole('button', { name: 'Try again' });
  for (const file of files) {
    await again.and(page.locator('button:not([data-pending])')).waitFor();
    expect(await page.getByText('could not be opened').count()).toBe(1);
    expect(await page.locator('.studio-rail__pages a').count()).toBeGreaterThan(5);
    expect(await page.locator('main h1').count()).toBe(1);
    missing.delete(file);
    await again.click();
  }
  await shown(page).waitFor();
  expect(await again.count()).toBe(0);
});

test('everything is fetched ahead, so that it opens offline', async () => {
  const parts = await partsOfBuild();
  const missing = new Set(Object.values(parts).flat());
  const page = await open('/messages/announcement/late?language=en', {
    prepare: async (opened) => {
      opened.on('requestfinished', (request) => missing.delete(new URL(request.url()).pathname));
      await opened.clock.install();
    },
  });
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return [...missing];
    })
    .toEqual([]);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor();
});

test('a translators’ file can’t be read without its script, and can once it is there', async () => {
  let isThere = false;
  const page = await open('/translations', {
    prepare: (opened) => opened.route('**/file-worker-*.js', (route) => (isThere ? route.continue() : route.abort())),
  });
  const file = { name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from('nothing') };
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles(file);
  await page.getByText('Check your connection').waitFor();
  isThere = true;
  await choose.setInputFiles(file);
  await page.getByText('Check your connection').waitFor({ state: 'detached' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Translations');
});

test('if a release has removed a part, the page asks to be reloaded, and keeps what was written', async () => {
  await api().add('written', messageContent({ title: 'Before' }));
  const page = await open('/messages/announcement/written?language=en', {
    prepare: (opened) => opened.route('**/commands-*.js', (route) => route.fulfill({ status: 404 })),
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('After');
  await page.keyboard.press('Control+k');
  const question = page.getByRole('alertdialog', { name: 'This could not be opened' });
  await question.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator(':focus').inputValue()).toBe('After');
  await page.keyboard.press('Control+k');
  page.on('dialog', (dialog) => dialog.accept());
  await question.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('After');
  await saved(page);
});

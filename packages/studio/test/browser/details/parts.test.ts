/** Parts of the Studio's page that load later: whatever is missing, the rest stays. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { useStudio } from '../../../../../test/support/studio-pages.ts';
import { DIST } from '../../../../cli/src/dist.ts';
import { PAGES } from '../../../src/contract/pages.ts';
import type { Release } from '../../../src/contract/releases.ts';

const { open, api, add, setUp, studio } = useStudio();

let release = '';

setUp(async () => {
  await add('late', messageContent({ title: 'Late' }));
  const { since, chosen } = await api().review();
  const { body } = await api().call<Release>('POST', 'releases', {
    since,
    name: 'Later',
    entries: chosen,
    state: 'open',
    at: null,
    acknowledged: [],
  });
  release = body.id;
});

/** By part, the paths of its files. */
async function partsOfBuild(): Promise<Readonly<Record<string, readonly string[]>>> {
  const html = await (await studio().studio.fetch('/')).text();
  return JSON.parse(/id="studio-parts">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
}

/** Goes to a page of the Studio as Back does, so that nothing is loaded but its part. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The address of a page of the table. */
const addressOf = (path: string) =>
  path.replace('/publish/:id', `/publish/${release}`).replace(':kind/:id', 'announcement/late');

/** By part, what opens it. Pages first: their dialogs need them. */
const OPEN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  ...Object.fromEntries(
    Object.values(PAGES).map(({ path, module }) => [module, (page: Page) => goTo(page, addressOf(path))]),
  ),
  commands: (page) => page.keyboard.press('Control+k'),
  'person-settings': (page) => page.getByRole('button', { name: / theme and time zone$/ }).click(),
  'campaign-dialog': async (page) => {
    await goTo(page, '/');
    await page.getByRole('button', { name: 'Actions for “Late”' }).click();
    await page.getByRole('menuitem', { name: 'Campaign…' }).click();
  },
  'copy-to-languages': async (page) => {
    await goTo(page, '/');
    await page.getByRole('row', { name: /Late/ }).locator('label').first().click();
    await page.getByRole('button', { name: 'Copy to languages…' }).click();
  },
  'picture-dialog': async (page) => {
    await goTo(page, '/cards');
    await page.getByRole('button', { name: 'Upload or choose a picture…' }).first().click();
  },
};

test('whichever file of a part is missing, the page stays, and Try again brings the part', async () => {
  const parts = await partsOfBuild();
  expect(Object.keys(parts).sort()).toEqual(Object.keys(OPEN).sort());
  const given = new Set<string>();
  const missed = new Set<string>();
  // a page without a part of its own
  const page = await open('/nowhere', {
    prepare: (opened) =>
      opened.route(
        ({ pathname }) => Object.values(parts).some((files) => files.includes(pathname)),
        (route) => {
          const { pathname } = new URL(route.request().url());
          if (given.has(pathname)) return route.continue();
          missed.add(pathname);
          return route.abort();
        },
      ),
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await page.locator('main h1').textContent()).toBe('No such page');
  for (const [part, show] of Object.entries(OPEN)) {
    await show(page);
    for (const file of parts[part]?.filter((one) => !given.has(one)) ?? []) {
      await again.and(page.locator('button:not([data-pending])')).waitFor();
      expect(await page.getByText('could not be opened').count(), part).toBe(1);
      expect(await page.locator('.studio-header__link').count(), part).toBeGreaterThan(5);
      expect(await page.locator('main h1').count(), part).toBe(1);
      expect([...missed], part).toContain(file);
      given.add(file);
      await again.click();
    }
    await again.waitFor({ state: 'detached' });
    if (part.endsWith('-page')) {
      await page.waitForFunction(() => !document.querySelector('.studio-skeleton'));
    } else {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  }
  const built = (await readdir(join(DIST, 'studio/public/studio'))).filter((file) => file.endsWith('.js'));
  const withDocument = built
    .filter((file) => !missed.has(`/studio/${file}`))
    .map((file) => file.replace(/-\w+\.js$/, ''));
  expect(withDocument.sort()).toEqual(['chunk', 'file-worker', 'preview', 'studio']);
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
  await add('written', messageContent({ title: 'Before' }));
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
  await page.getByText('Saved', { exact: true }).waitFor();
});

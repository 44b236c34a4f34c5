/** React hydrates the markup of the shipped renderer, without a warning and with the same behaviour. */

import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { hoverOpen, hydrated, section, useBrowser } from '../../support/browser.ts';
import { bundleIslandsWithReact } from '../../support/react-islands.ts';

const { open } = useBrowser();
let islands: string;
let integrity: string;
beforeAll(async () => {
  islands = await bundleIslandsWithReact();
  integrity = `sha256-${createHash('sha256').update(islands).digest('base64')}`;
});

const openWithReact = async (options: Parameters<typeof open>[0] = {}) => {
  const opened = await open({
    ...options,
    header: (markup) => markup.replace(/(islands-\w+\.js" integrity)="[^"]+"/g, `$1="${integrity}"`),
    prepare: (page) =>
      page.route('**/islands-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: islands })),
  });
  await hydrated(opened.page);
  return { ...opened, warnings: () => opened.messages.filter((message) => !message.includes('React DevTools')) };
};

test.each(['de', 'ja'])('React hydrates the header in %s without a warning', async (language) => {
  const { warnings } = await openWithReact({ query: `lang=${language}` });
  expect(warnings()).toEqual([]);
});

test('the menus work with React', async () => {
  const { page, warnings } = await openWithReact();
  const { button, panel } = section('NAV_PRODUCT');
  await hoverOpen(page, { button, panel });
  expect(await page.locator(`${panel} a`).count()).toBeGreaterThan(15);
  await page.keyboard.press('Escape');
  await page.waitForSelector(panel, { state: 'hidden' });
  expect(warnings()).toEqual([]);
});

/** The theme, as people edit it in the Studio, and as visitors see it. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { UNTIL_SEEN, useStudio } from '../../../../../test/support/studio-pages.ts';

const { studio, api, open } = useStudio();

/** The used value of a token in the preview of a theme. */
const usedIn = (page: Page, theme: 'Light' | 'Dark', token: string) =>
  page
    .frameLocator(`iframe[title="Preview: ${theme} theme"]`)
    .locator('header')
    .evaluate((header, name) => getComputedStyle(header).getPropertyValue(name), `--portico-used-${token}`);

test('a colour is typed and picked, warned of, previewed, published and taken back', async () => {
  const page = await open('/theme');
  const light = page.getByRole('region', { name: 'Light theme' });
  const accent = light.getByRole('textbox', { name: 'Accent', exact: true });
  await expect.poll(() => usedIn(page, 'Light', 'accent')).toBe('#3730a3');

  await accent.fill('#ddd');
  await light.getByText(/^“Accent \(light\)” has a contrast of 1\.\d on/).waitFor();
  await expect.poll(() => usedIn(page, 'Light', 'accent')).toBe('#dddddd');
  await accent.fill('#00684');
  await page.getByText(/^The accent \(light\) must be a colour/).waitFor();
  await light.getByLabel('Pick: Accent').fill('#00684a');
  await expect.poll(() => accent.inputValue()).toBe('#00684a');
  await expect.poll(() => usedIn(page, 'Light', 'accent')).toBe('#00684a');
  expect(await usedIn(page, 'Dark', 'accent')).toBe('#b3bcff');
  await light.getByText('Not published').waitFor();
  await page.getByRole('textbox', { name: 'Corners' }).fill('2px');
  await expect.poll(() => usedIn(page, 'Dark', 'radius')).toBe('2px');

  await expect
    .poll(async () => (await api().draft()).entries.filter(({ id }) => id.startsWith('theme.')).length)
    .toBe(2);
  await api().add('spring', messageContent());
  const editor = await open('/messages/announcement/spring');
  const bar = editor.frameLocator('iframe[title="The header at 1440 pixels"]').locator('header');
  const inBar = (name: string) =>
    bar.evaluate((header, token) => getComputedStyle(header).getPropertyValue(token), `--portico-used-${name}`);
  await expect.poll(() => inBar('accent')).toBe('#00684a');
  expect(await inBar('radius')).toBe('2px');
  await api().publish();
  const header = async () => (await studio().service.fetch('/chrome/header?theme=light')).text();
  await expect.poll(header, UNTIL_SEEN).toContain('/chrome/assets/theme-');
  const visitor = await open('/preview/page?of=published&theme=light');
  const seen = (token: string) =>
    visitor
      .locator('header[data-portico]')
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), `--portico-used-${token}`);
  await expect.poll(() => seen('accent')).toBe('#00684a');
  expect(await seen('radius')).toContain('calc(');

  await light.getByRole('button', { name: 'Reset Accent to the original' }).click();
  await expect.poll(() => accent.inputValue()).toBe('#3730a3');
  await page.getByRole('button', { name: 'Undo edit' }).click();
  await expect.poll(() => accent.inputValue()).toBe('#00684a');
});

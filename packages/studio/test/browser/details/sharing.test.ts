/** Sharing a preview of the draft, and of one message, with people who have no access to the Studio. */

import { expect, test } from 'vitest';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { useStudio } from '../../../../../test/support/studio-pages.ts';

const { studio, api, open } = useStudio();

test('a link to the draft is made, copied and ended', async () => {
  await api().add('plain');
  const page = await open('/publish', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Share a preview…' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = page.getByRole('textbox', { name: 'Link to the preview' });
  await link.waitFor();
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const address = await link.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const { pathname } = new URL(address);
  expect((await studio().studio.fetch(pathname)).status).toBe(200);
  await page.getByRole('button', { name: /^End the link/ }).click();
  await page.getByText('No active links.').waitFor();
  expect((await studio().studio.fetch(pathname)).status).not.toBe(200);
});

test('a link to one message is made from its row, says what others see, and shows that message', async () => {
  const { id } = await api().add('agency', messageContent({ title: 'For the agency' }));
  await api().add('secret', messageContent({ title: 'Still secret' }));
  const page = await open('/publish');
  await page.getByRole('button', { name: 'Details of “For the agency”' }).press('Enter');
  await page.getByRole('listitem').getByRole('button', { name: 'Share a preview…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await dialog.getByText('the draft of “For the agency”, and everything else as published').waitFor();
  await dialog.getByRole('button', { name: 'Make a link' }).press('Enter');
  const address = await dialog.getByRole('textbox', { name: 'Link to the preview' }).inputValue();
  expect(address).toContain(`message=announcement%2F${id}`);
  const shared = await open(address.slice(new URL(address).origin.length));
  await shared.getByText('Shared by local: the draft of “For the agency”, and everything else').waitFor();
  await shared.frameLocator('iframe').first().getByText('For the agency', { exact: true }).first().waitFor();
  expect(await shared.content()).not.toContain('Still secret');
});

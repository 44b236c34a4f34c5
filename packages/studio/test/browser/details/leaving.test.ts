/** Leaving the page of the Studio right after a change. */

import { expect, test } from 'vitest';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { useStudio } from '../../../../../test/support/studio-pages.ts';

const { open, api } = useStudio();

test('what was typed into forms is there when the person comes back, until it is sent', async () => {
  await api().add('kept', messageContent({ title: 'Kept' }));
  const page = await open('/messages/announcement/kept');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box('New comment').fill('Too pushy');
  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await expect.poll(() => box('New comment').inputValue()).toBe('Too pushy');

  const campaign = page.getByRole('combobox', { name: 'Name of the campaign' });
  const label = async () => {
    await page.getByRole('button', { name: 'Actions for “Kept”' }).click();
    await page.getByRole('menuitem', { name: 'Campaign…' }).click();
  };
  await label();
  await campaign.fill('Black Fri');
  await page.reload();
  await label();
  await expect.poll(() => campaign.inputValue()).toBe('Black Fri');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await label();
  await expect.poll(() => campaign.inputValue()).toBe('');

  await page.goto(new URL('/publish', page.url()).href);
  await box('Name').fill('Summer campaign');
  await page.getByRole('radio', { name: 'At a time' }).press('Space');
  await page.getByRole('spinbutton', { name: 'day, Time' }).focus();
  await page.keyboard.type('010620900800');
  await page.reload();
  await expect.poll(() => box('Name').inputValue()).toBe('Summer campaign');
  await page.getByText('1 Jun 2090').first().waitFor();
  const dialog = page.getByRole('dialog', { name: 'Ask for a review' });
  await page.getByRole('button', { name: 'Ask for a review…' }).click();
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('heading', { name: '“Summer campaign” waits for a review' }).waitFor();
  await api().add('next', messageContent({ title: 'Next' }));
  await page.reload();
  await expect.poll(() => box('Name').inputValue()).toBe('');
});

test('a link to the preview is followed once what was just typed is saved, without a question', async () => {
  await api().add('leaving', messageContent({ title: 'Before' }));
  const page = await open('/messages/announcement/leaving?language=en');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('After');
  await page.getByRole('main').getByRole('link', { name: 'Preview', exact: true }).click();
  await page.waitForURL(/\/preview/);
  await page.getByRole('rowheader', { name: /^After/ }).waitFor();
  // of all live messages this one
  await page.frameLocator('#preview-frame').locator('[data-portico-announcement="leaving"]').waitFor();
  expect(await page.getByRole('link', { name: 'Edit the message' }).getAttribute('href')).toBe(
    '/messages/announcement/leaving?language=en',
  );
  expect(questions).toEqual([]);
});

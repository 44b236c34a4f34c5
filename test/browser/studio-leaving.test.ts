/** Leaving the page of the Studio right after a change. */

import { expect, test } from 'vitest';
import { messageContent } from '../support/studio-api.ts';
import { useStudio } from '../support/studio-pages.ts';

const { open, api } = useStudio();

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

/** Two people and a release: asked, commented, sent back, approved, published. With Access, where a second person approves. */

import { expect, test } from 'vitest';
import { ACCESS } from '../../../../../test/support/access.ts';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import {
  field,
  focused,
  focusedValue,
  publish,
  useStudio,
  withoutFollowing,
} from '../../../../../test/support/studio-pages.ts';
import { peopleOf } from '../../../../../test/support/studio-people.ts';
import type { ReleaseList } from '../../../src/contract/releases.ts';

const studio = useStudio({ ...ACCESS, APPROVAL: 'second-person' });
const { apiAs, openAs } = peopleOf(studio);

test('a release is asked about, sent back, corrected, approved and published by two people, by keyboard', async () => {
  const [ada, kim] = [await apiAs('ada'), await apiAs('kim')];
  const added = await ada.add('webinar', messageContent({ title: 'Webinar' }));

  const author = await openAs('ada', '/publish');
  await author.getByText('A second person has to approve it first.').waitFor();
  expect(await author.getByRole('button', { name: /^Publish version|^Schedule/ }).count()).toBe(0);
  await author.getByText('The links were checked.').waitFor();
  expect(await author.getByRole('button', { name: 'Ask for a review…' }).isDisabled()).toBe(true);
  await author.getByRole('link', { name: 'Give the release a name.' }).press('Enter');
  await author.getByRole('textbox', { name: 'Name' }).and(author.locator(':focus')).waitFor();
  await author.keyboard.type('Spring campaign');
  await author.getByRole('button', { name: 'Ask for a review…' }).press('Enter');
  await author.getByRole('textbox', { name: 'Note' }).waitFor();
  await withoutFollowing(author);
  const entry = await ada.change(added, messageContent({ title: 'Webinar', cta: 'Join' }));
  await author.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
  // nobody was asked about what has changed since the page reviewed it
  await author.getByText('something has changed while you reviewed').waitFor();
  await author.getByRole('dialog').waitFor({ state: 'detached' });
  await author.locator('#review[aria-busy="false"]').waitFor();
  await author.getByRole('button', { name: 'Ask for a review…' }).press('Enter');
  await author.getByRole('textbox', { name: 'Note' }).and(author.locator(':focus')).waitFor();
  await author.keyboard.type('Please look at the link');
  await author.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
  await author.getByRole('heading', { name: '“Spring campaign” waits for a review' }).waitFor();
  await expect.poll(() => focused(author)).toBe('“Spring campaign” waits for a review');

  const [asked] = (await ada.call<ReleaseList>('GET', 'releases')).body.releases;
  const own = await openAs('ada', `/publish/${asked?.id}`);
  await own.getByText('Somebody else has to approve this').waitFor();
  expect(await own.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true);
  expect(await axeProblems(own)).toEqual([]);

  const reviewer = await openAs('kim', '/publish');
  await reviewer
    .getByRole('listitem')
    .filter({ hasText: 'To review' })
    .getByRole('link', { name: 'Spring campaign' })
    .click();
  await reviewer.getByText('“Please look at the link”').waitFor();
  await reviewer.getByRole('textbox', { name: 'New comment' }).fill('The link is dead');
  await reviewer.getByRole('button', { name: 'Add comment' }).press('Enter');
  await reviewer.getByRole('region', { name: 'Comments' }).getByText('kim@example.com').waitFor();
  await reviewer.getByRole('button', { name: 'Send back…' }).press('Enter');
  await reviewer.getByRole('textbox', { name: 'What has to change' }).and(reviewer.locator(':focus')).waitFor();
  await reviewer.keyboard.type('The link');
  await reviewer.getByRole('dialog').getByRole('button', { name: 'Send back' }).press('Enter');
  await reviewer.getByText('Sent back', { exact: true }).waitFor();

  await ada.change(entry, messageContent({ title: 'Webinar', link: '/better' }));
  await author.goto(`${studio.studio().studio.origin}/publish/${asked?.id}`);
  await author.getByText(/sent it back on .*: “The link”/).waitFor();
  await author.getByRole('button', { name: 'Resolve “The link is dead”' }).press('Enter');
  await author.getByText('The link is dead', { exact: true }).waitFor({ state: 'detached' });
  await author.getByRole('button', { name: '“Webinar”: Update from the draft' }).press('Enter');
  await expect.poll(() => author.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('checkbox');
  await author.locator('#review[aria-busy="false"]').waitFor();
  await author.getByText('The draft has changed since.').waitFor({ state: 'detached' });
  await author.getByRole('button', { name: 'Ask for a review…' }).press('Enter');
  await author.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
  await author.getByRole('heading', { name: '“Spring campaign” waits for a review' }).waitFor();

  await reviewer.reload();
  await reviewer.getByRole('button', { name: 'Approve' }).press('Enter');
  await reviewer.getByText('Approved', { exact: true }).waitFor();
  await expect.poll(() => focused(reviewer)).toBe('Review');
  expect(await publish(reviewer)).toBe('Version 2 is published');
  expect((await kim.draft()).latest).toMatchObject({ reason: 'Spring campaign', publishedBy: 'kim@example.com' });
});

test('a field of a message is commented on, and the comment leads to it', async () => {
  const ada = await apiAs('ada');
  await ada.add('commented', messageContent({ title: 'Commented' }));
  const page = await openAs('kim', '/messages/announcement/commented');
  await field(page, 'New comment').fill('Too pushy\nand too long');
  await page.reload();
  await expect.poll(() => field(page, 'New comment').inputValue()).toBe('Too pushy\nand too long');
  await page.getByRole('button', { name: /The whole message About/ }).press('Enter');
  await page.getByRole('option', { name: 'Call to action in English' }).press('Enter');
  await page.getByRole('button', { name: 'Add comment' }).press('Enter');
  const comments = page.getByRole('region', { name: 'Comments' });
  const text = comments.getByRole('paragraph').filter({ hasText: 'Too pushy and too long' });
  expect(await text.evaluate((element: HTMLElement) => element.innerText)).toBe('Too pushy\nand too long');
  expect(await field(page, 'New comment').inputValue()).toBe('');
  expect(await axeProblems(page)).toEqual([]);
  await comments.getByRole('link', { name: 'Call to action in English' }).click();
  await page.waitForURL('**/messages/announcement/commented?language=en&field=cta');
  const other = await openAs('ada', '/messages/announcement/commented', 390);
  await other.getByRole('button', { name: 'Resolve “Too pushy and too long”' }).click();
  await other.getByText('Too pushy and too long', { exact: true }).waitFor({ state: 'detached' });
});

test('cards, and links and lists of menus, are commented on, and a comment leads to its language', async () => {
  const page = await openAs('kim', '/menus?language=en&link=extensibility');
  const comments = page.getByRole('region', { name: 'Comments' });
  async function comment(about: RegExp, option: string, text: string): Promise<void> {
    await comments.getByRole('button', { name: about }).press('Enter');
    await page.getByRole('option', { name: option, exact: true }).press('Enter');
    await comments.getByRole('textbox', { name: 'New comment' }).fill(text);
    await comments.getByRole('button', { name: 'Add comment' }).press('Enter');
    await comments.getByText(text, { exact: true }).waitFor();
  }
  await comment(/^“Extensibility” About/, '“Extensibility”, name in English', 'Too technical');
  await comment(/About/, 'The list “Platform”', 'Too long');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('tab', { name: 'German' }).click();
  await page.getByRole('radio', { name: 'Footer' }).click();
  await comments.getByText('Open a link or text').waitFor({ state: 'detached' });
  await comments.getByRole('link', { name: '“Erweiterbarkeit”, name in English' }).press('Enter');
  await expect.poll(() => focusedValue(page)).toBe('Extensibility');
  await page.getByRole('navigation').getByRole('link', { name: 'Cards' }).click();
  await comment(/^“.*” About/, '“Platform video”, title in English', 'Which platform?');
  expect(await axeProblems(page)).toEqual([]);
  await comments.getByRole('button', { name: 'Resolve “Which platform?”' }).press('Enter');
  await comments.getByText('Which platform?', { exact: true }).waitFor({ state: 'detached' });
});

/** The pages of the Studio that review, publish and look back, as axe sees them. */

import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { casesOf } from '../../../../../test/support/cases.ts';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { useStudio } from '../../../../../test/support/studio-pages.ts';

const { setUp, api, open } = useStudio();

setUp(async () => {
  const webinar = await api().add('webinar', messageContent({ title: 'Webinar', endDate: '2030-03-20T08:00:00Z' }));
  const { revision } = await api().add('deleted', messageContent({ title: 'Deleted' }));
  await api().publish();
  await api().change(webinar, messageContent({ title: 'Webinar on passkeys' }));
  await api().call('DELETE', 'draft/announcement/deleted', undefined, { 'if-match': `"${revision}"` });
  await api().add('report', messageContent({ title: 'Report', weight: '2', link: '/gone/' }));
  await api().add('wrong', messageContent({ title: '' }));
});

interface Shown {
  readonly name: string;
  readonly path: string;
  /** The names of the buttons that lead to what is tested. */
  readonly press?: readonly RegExp[];
  /** A text that is there once the page is complete. */
  readonly text: RegExp;
}

const SHOWN: readonly Shown[] = [
  { name: 'the list', path: '/', text: /^Deleted in the draft; visitors still see it/ },
  { name: 'the timeline', path: '/timeline?of=both', text: /^The timeline in words/ },
  { name: 'the review', path: '/publish', text: /^The links were checked/ },
  { name: 'the history', path: '/history', press: [/^Show changes of version 2/], text: /^Field by field/ },
  { name: 'rolling back', path: '/history', press: [/^Publish this again/], text: /^Its messages, cards and menus/ },
  { name: 'the cards', path: '/cards', text: /^Identity report/ },
  { name: 'sharing', path: '/publish', press: [/^Share a preview/, /^Make a link/], text: /^Link to the preview/ },
];

const cases = casesOf(
  SHOWN.flatMap(({ name }) =>
    [390, 1440].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ name, width, colorScheme }))),
  ),
);

test.each(cases)(
  'axe finds nothing wrong with $name at $width px, $colorScheme',
  async ({ name, width, colorScheme }) => {
    const shown = SHOWN.find((one) => one.name === name);
    if (!shown) throw new Error(`${name} is not shown.`);
    const page = await open(shown.path, { width, colorScheme });
    for (const button of shown.press ?? []) await page.getByRole('button', { name: button }).first().click();
    await page.getByText(shown.text).first().waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  },
);

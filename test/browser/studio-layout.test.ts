/** Every page of the Studio on the smallest phone, on a phone with text of twice the size, and by keyboard in low windows. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGES, type PageName, PREVIEW_PATH } from '../../studio/contract/pages.ts';
import type { Release } from '../../studio/contract/releases.ts';
import { axeProblems } from '../support/axe.ts';
import { still } from '../support/still.ts';
import { messageContent } from '../support/studio-api.ts';
import { useStudio } from '../support/studio-pages.ts';
import { coveredStops } from './fixtures/covered-stops.ts';

const { setUp, api, open, add } = useStudio();

/** As long as words get in German. */
const LONG_WORD = 'Datenschutzgrundverordnungskonformität';

let releasePath = '';

setUp(async () => {
  const webinar = await add(
    'webinar',
    messageContent({ title: `${LONG_WORD} im Webinar`, endDate: '2030-03-20T08:00:00Z' }),
  );
  await api().publish(LONG_WORD);
  await api().change(webinar, messageContent({ title: `${LONG_WORD} in Eile` }));
  await add('broken', messageContent({ title: LONG_WORD, link: '/gone/' }));
  const { since, chosen } = await api().review();
  const release = { since, name: LONG_WORD, entries: chosen, state: 'open', at: null, acknowledged: [] };
  const { body } = await api().call<Release>('POST', 'releases', release);
  releasePath = `/publish/${body.id}`;
});

interface Shown {
  readonly path: string;
  /** The names of the buttons that lead to what is tested. */
  readonly press?: readonly RegExp[];
  /** `false` if Tab goes where it goes on another page. */
  readonly isWalked?: boolean;
}

/** What is shown of a page, if not what its path shows first. */
const SHOWN_OF: Readonly<Partial<Record<PageName, Shown>>> = {
  messages: { path: '/', press: [/^Filters/] },
  message: { path: '/messages/announcement/webinar?language=de' },
  timeline: { path: '/timeline?of=both' },
  menus: { path: '/menus', press: [/^Developers/, /^Show preview/] },
  history: { path: '/history', press: [/^Show changes of version 2/] },
};

const SHOWN: readonly Shown[] = [
  ...Object.entries(PAGES).map(([page, { path }]) => SHOWN_OF[page as PageName] ?? { path }),
  { path: '/', press: [/^New message/] },
  { path: '/', press: [/ theme and time zone$/], isWalked: false },
  { path: '/messages/announcement/webinar?language=en', isWalked: false },
  { path: '/translations', press: [/^Export/] },
  { path: PREVIEW_PATH },
  { path: '/nowhere' },
];

const names = SHOWN.map(({ path, press = [] }) =>
  [path, ...press.map(({ source }) => source.replace(/[ ^$]/g, ' ').trim())].join(', '),
);

test.each(SHOWN.map((shown, index) => ({ ...shown, name: names[index] })))(
  '$name fits, the focus is never hidden, and axe finds nothing wrong',
  async ({ path, press = [], isWalked = true }) => {
    const page = await open(path === PAGES.release.path ? releasePath : path, { width: 390 });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('.studio-skeleton'));
    for (const button of press) await page.getByRole('button', { name: button }).first().click();
    await still(page);
    await expect.poll(() => wideElements(page)).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => wideElements(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await expect.poll(() => wideElements(page)).toEqual([]);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
    for (const { keys, ...size } of isWalked ? WALKS : []) {
      await page.setViewportSize(size);
      await still(page);
      for (const key of keys)
        expect(await coveredStops(page, key), `${key} at ${size.width} × ${size.height}`).toEqual([]);
    }
  },
);

/** In a low window nothing stays at the edges, so that one direction is enough. */
const WALKS = [
  { width: 390, height: 700, keys: ['Tab', 'Shift+Tab'] },
  { width: 640, height: 400, keys: ['Tab'] },
  { width: 320, height: 256, keys: ['Shift+Tab'] },
] as const;

/** How wide a page is that scrolls sideways, and the innermost elements that end beyond its edge. */
function wideElements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth && element.childElementCount === 0)
      .map((element) => `${element.className} ${Math.round(element.getBoundingClientRect().right)}`);
    return [`the page is ${scrollWidth} wide, the window ${clientWidth}`, ...beyond];
  });
}

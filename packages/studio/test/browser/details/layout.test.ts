/**
 * Every page of the Studio as axe sees it, on the smallest phone, on a phone with text of twice the size, by keyboard in
 * low windows, and in forced colours.
 */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coveredStops } from '../../../../../test/browser/fixtures/covered-stops.ts';
import { axeProblems } from '../../../../../test/support/axe.ts';
import { still } from '../../../../../test/support/still.ts';
import { messageContent } from '../../../../../test/support/studio-api.ts';
import { field, saved, useStudio } from '../../../../../test/support/studio-pages.ts';
import type { EntryContent } from '../../../src/contract/draft.ts';
import { PAGES, type PageName, PREVIEW_PATH } from '../../../src/contract/pages.ts';
import type { Release } from '../../../src/contract/releases.ts';

const { setUp, api, open } = useStudio();

/** As long as words get in German. */
const LONG_WORD = 'Datenschutzgrundverordnungskonformität';

let releasePath = '';

setUp(async () => {
  const webinar = await api().add(
    'webinar',
    messageContent({ title: `${LONG_WORD} im Webinar von {brand}`, endDate: '2030-03-20T08:00:00Z' }),
  );
  const named = (name: string): EntryContent => {
    return { kind: 'link', languages: { en: { name, description: '', link: '/extensibility/' } } };
  };
  const link = await api().add('extensibility', named('Extend {brand}'));
  const deleted = await api().add('deleted', messageContent({ title: 'Deleted' }));
  await api().publish(LONG_WORD);
  await api().remove(deleted);
  await api().change(webinar, messageContent({ title: `${LONG_WORD} von {brand} in Eile` }));
  await api().change(link, named('Extend {brand} as you like'));
  for (const on of [named('').kind, 'announcement'] as const) {
    const id = on === 'link' ? link.id : webinar.id;
    const comment = { on: { kind: on, id, language: 'en', field: on === 'link' ? 'name' : 'title' }, text: LONG_WORD };
    expect((await api().call('POST', 'comments', comment)).status).toBe(201);
  }
  const broken = await api().add('broken', messageContent({ title: LONG_WORD, link: '/gone/' }));
  await api().add('wrong', messageContent({ title: '', link: 'nowhere' }));
  const { since, chosen } = await api().check();
  const release = { since, name: LONG_WORD, entries: chosen, state: 'open', at: null, acknowledged: [] };
  const { body } = await api().call<Release>('POST', 'releases', release);
  releasePath = `/publish/${body.id}`;
  // so that the page of the release says that the draft has changed since
  await api().change(broken, messageContent({ title: `${LONG_WORD} later`, link: '/gone/' }));
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
  { path: '/messages/announcement/wrong', isWalked: false },
  { path: '/menus?language=en&link=extensibility', isWalked: false },
  { path: '/menus?language=ja&area=footer&link=privacy', isWalked: false },
  { path: '/menus?language=de&area=labels', isWalked: false },
  { path: '/translations', press: [/^Export/] },
  { path: '/history', press: [/^Publish this again/], isWalked: false },
  { path: '/publish', press: [/^Share a preview/, /^Make a link/], isWalked: false },
  { path: PREVIEW_PATH },
  { path: `${PREVIEW_PATH}?at=2025-04-10&seed=%3Cb%3E`, isWalked: false },
  { path: `${PREVIEW_PATH}?compare=true`, isWalked: false },
  { path: `${PREVIEW_PATH}?of=99`, isWalked: false },

  { path: '/nowhere' },
];

const names = SHOWN.map(({ path, press = [] }) =>
  [path, ...press.map(({ source }) => source.replace(/[ ^$]/g, ' ').trim())].join(', '),
);

test.each(SHOWN.map((shown, index) => ({ ...shown, name: names[index] })))(
  '$name fits, names the brand, has one primary button, never hides the focus, and axe finds nothing wrong',
  async ({ path, press = [], isWalked = true }) => {
    const page = await open(path === PAGES.release.path ? releasePath : path, { width: 390 });
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.querySelector('.studio-skeleton'));
    for (const button of press) await page.getByRole('button', { name: button }).first().click();
    await still(page);
    await expect.poll(() => wideElements(page)).toEqual([]);
    await expect.poll(() => unfilled(page)).toEqual([]);
    expect(await axeProblems(page)).toEqual([]);
    // of what can be reached: a dialog hides the page
    const primary = page.locator('.studio-button--primary:visible:not(:is([inert], [aria-hidden="true"]) *)');
    expect(await primary.count()).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await still(page);
    expect(await axeProblems(page)).toEqual([]);
    expect(await wideElements(page)).toEqual([]);
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

test.each([
  ['light', 'Dark'],
  ['dark', 'Light'],
] as const)(
  'on a %s device too, “No such page” is in the theme that the person has chosen, %s',
  async (colorScheme, chosen) => {
    const page = await open('/', { width: 390, colorScheme });
    await page.getByRole('button', { name: / theme and time zone$/ }).click();
    await page.getByRole('radio', { name: chosen }).press('Space');
    await page.goto(`${new URL(page.url()).origin}/nowhere`);
    await page.getByRole('heading', { level: 1, name: 'No such page' }).waitFor();
    await saved(page);
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(Number(/\d+/.exec(background)) < 128 ? 'Dark' : 'Light').toBe(chosen);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await still(page);
      expect(await axeProblems(page)).toEqual([]);
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

/** What names a placeholder instead of what visitors see, except in fields. */
function unfilled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const elements = [document.documentElement, ...document.querySelectorAll('body *:not(textarea, script)')];
    const texts = elements.flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
      ...['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    ]);
    return [document.title, ...texts].filter((text) => text.includes('{brand}') && !text.startsWith('Written as'));
  });
}

test('the focus keeps clear of the actions for selected messages and of the offer to undo, with text of twice the size', async () => {
  const page = await open('/', { width: 390 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  // what floats takes most of the window
  await page.setViewportSize({ width: 390, height: 1100 });
  const select = () =>
    page.getByRole('row').filter({ hasText: 'Webinar' }).getByRole('checkbox').first().press('Space');
  await select();
  await page.getByRole('region', { name: 'Selected messages' }).waitFor();
  await still(page);
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  const offer = page.getByRole('region', { name: 'Undo' });
  await offer.waitFor();
  expect(await coveredStops(page, 'Tab')).toEqual([]);
  await offer.getByRole('button', { name: 'Undo' }).press('Enter');
  await offer.waitFor({ state: 'detached' });
});

test('in forced colours, states differ from what is without them, and drawings, badges and open rows can be seen', async () => {
  const page = await open('/?language=en', { forcedColors: 'active' });
  await page.locator('.studio-share__bar').first().waitFor();
  const style = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
  const canvas = await style('body', 'background-color');
  for (const drawn of ['.studio-dots', '.studio-share__bar'])
    expect([drawn, await style(drawn, 'background-color')]).not.toEqual([drawn, canvas]);
  expect(await style('.studio-badge', 'border-style')).toBe('solid');
  const looks = async (selector: string) => {
    const values = ['background-color', 'border-block-end', 'outline-style'].map((name) => style(selector, name));
    return (await Promise.all(values)).join().replace('rgba(0, 0, 0, 0)', canvas);
  };
  const differ = async (base: string, state: string, part = '') =>
    expect(await looks(`${base}${state} ${part}`)).not.toBe(await looks(`${base}:not(${state}) ${part}`));
  await differ('.studio-rail__pages .studio-item', '[aria-current]');
  await page.getByRole('row').filter({ hasText: 'later' }).getByRole('checkbox').first().press('Space');
  await differ('.studio-checkbox', '[data-selected]', '.studio-checkbox__box');
  await page.goto(`${new URL(page.url()).origin}/menus?language=en&link=extensibility`);
  await field(page, 'Name').waitFor();
  await differ('.studio-tab', '[data-selected]');
  await differ('.studio-segments__option', '[data-selected]');
  expect(await style('.studio-menu-leaf[data-open="true"]', 'outline-style')).toBe('solid');
});

/**
 * A marketer writes a message in the Studio, previews it, publishes it and rolls it back: by mouse on a phone, and by
 * keyboard on a tablet. Also in other engines, whose drivers type only ASCII.
 */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeProblems } from '../../../../../../test/support/axe.ts';
import { DEADLINE, PHONE, sharedBrowser } from '../../../../../../test/support/browser.ts';
import { quickServiceCode } from '../../../../../../test/support/quick-service.ts';
import { focused, useStarted } from '../../../../../../test/support/studio-pages.ts';
import { startStudio } from '../../../../../cli/src/local/studio.ts';

type Role = 'button' | 'checkbox' | 'link' | 'menuitem' | 'spinbutton' | 'tab' | 'textbox';
type Name = string | RegExp;

/** How a person uses the page. */
interface Hands {
  /** Activates a control. */
  readonly press: (role: Role, name: Name) => Promise<void>;
  /** Opens a page from the navigation, whose groups phones unfold. */
  readonly goTo: (group: 'Write' | 'Plan' | 'Check', name: string) => Promise<void>;
  /** Replaces the text of a field. */
  readonly write: (label: Name, text: string) => Promise<void>;
  /** Sets a date in another month, at 9 o'clock. */
  readonly setDate: (label: 'Start' | 'End', date: Date) => Promise<void>;
}

/** In milliseconds, so that the service has a version soon after it is published. */
const TIMINGS = { freshFor: 100, usableFor: 200, deadline: 1_000, pause: 100, giveUp: 2_000 };

/** With each of them the service may draw another message. */
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

const { studio } = useStarted(async () => {
  const contents = await quickServiceCode(TIMINGS);
  return startStudio({
    replacedInService: { modules: [{ type: 'ESModule', path: 'worker.js', contents }] },
    // what the links of messages lead to
    replaced: { outboundService: () => new Response() },
  });
});

function find(page: Page, role: Role, name: Name): Locator {
  // a box is pressed to tick it
  const state = role === 'checkbox' ? { checked: false } : {};
  return page.getByRole(role, { name, exact: typeof name === 'string', ...state });
}

function mouse(page: Page): Hands {
  const press: Hands['press'] = async (role, name) => {
    const control = find(page, role, name);
    // the box that people see is drawn by its label
    await (role === 'checkbox' ? page.locator('label', { has: control }) : control).first().click();
  };
  return {
    press,
    async goTo(group, name) {
      await press('button', group);
      await press('link', name);
    },
    async write(label, text) {
      await find(page, 'textbox', label).click({ clickCount: 3 });
      await page.keyboard.type(text);
    },
    async setDate(label, date) {
      await page.getByRole('group', { name: label }).getByRole('button', { name: 'Calendar' }).click();
      const turn = date.getTime() < Date.now() ? 'Previous' : 'Next';
      await page.getByRole('button', { name: turn }).first().click();
      const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(date);
      await page.getByRole('button', { name: new RegExp(`\\b${day}`) }).click();
      await page.getByRole('spinbutton', { name: `hour, ${label}` }).click();
      await page.keyboard.type('0900');
      await page.keyboard.press('Escape');
    },
  };
}

/** More than any page has. */
const MAX_STOPS = 150;

function keyboard(page: Page): Hands {
  /** Past the end of the page, the focus would be in the window of Firefox. */
  const isBeforeFocus = (target: Locator) =>
    target.first().evaluate((element) => {
      const position = document.activeElement?.compareDocumentPosition(element) ?? 0;
      return (position & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    });
  /** Moves the focus with a key until the control has it. */
  async function reach(role: Role, name: Name, arrow?: string): Promise<void> {
    const target = find(page, role, name);
    await target.first().waitFor({ state: 'attached' });
    const key = arrow ?? ((await isBeforeFocus(target)) ? 'Shift+Tab' : 'Tab');
    // asked anew each time: React may replace the control
    const reached = target.and(page.locator(':focus'));
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if ((await reached.count()) > 0) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${key} does not lead to the ${role} “${name}”.`);
  }
  const press: Hands['press'] = async (role, name) => {
    if (role === 'tab') {
      await reach('tab', /./);
      return reach(role, name, 'ArrowRight');
    }
    await reach(role, name, role === 'menuitem' ? 'ArrowDown' : undefined);
    await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter');
  };
  return {
    press,
    goTo: (_, name) => press('link', name),
    async write(label, text) {
      await reach('textbox', label);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async setDate(label, date) {
      await reach('spinbutton', new RegExp(`^day, ${label}`));
      const [year, month, day] = date.toISOString().slice(0, 10).split('-');
      await page.keyboard.type(`${day}${month}${year}0900`);
    },
  };
}

/** The 15th of a month: -1 for the last one, 1 for the next. */
function fifteenth(month: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, 15));
}

/** How many of the headers of the service show a text. */
async function timesShown(text: string, language: string): Promise<number> {
  const headers = SEEDS.map(async (seed) => {
    const response = await studio().service.fetch(`/chrome/header?lang=${language}&seed=${seed}`);
    expect(response.status).toBe(200);
    return response.text();
  });
  return (await Promise.all(headers)).filter((header) => header.includes(text)).length;
}

interface Journey {
  readonly title: string;
  readonly japanese: string;
  readonly reason: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const TABLET = 820;

/** In milliseconds: half a minute on an idle machine, but every key is a request to the driver. */
const TIMEOUT = 240_000;

/** Fails if axe finds something wrong with the page, besides the frames of other documents. */
async function isAccessible(page: Page): Promise<void> {
  // Firefox 153 crashes (signal 11) when axe looks at the editor
  if (process.env.TEST_BROWSER === 'firefox') return;
  expect(await axeProblems(page)).toEqual([]);
}

async function travel(handsOf: (page: Page) => Hands, journey: Journey): Promise<void> {
  const { title, japanese, reason, width, colorScheme } = journey;
  const context = await (await sharedBrowser()).newContext({
    viewport: { width, height: 844 },
    colorScheme,
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(DEADLINE);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const { press, goTo, write, setDate } = handsOf(page);
  const sees = (text: Name) => page.getByText(text).first().waitFor();
  try {
    expect(await timesShown(title, 'en')).toBe(0);

    // write
    await page.goto(studio().studio.origin);
    await press('button', 'New message');
    await write('Title', title);
    await press('button', 'Create');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await write('Description', 'See how to roll them out in a week.');
    await write('Call to action', 'Save your seat');
    await write('Link', '/resources/webinars/passkeys');
    await setDate('Start', fifteenth(-1));
    await setDate('End', fifteenth(1));
    await sees(/^15 .*, 09:00 in Berlin \(UTC\+[12]\), 15 .*, 0[78]:00 UTC$/);
    await write('Frequency', '3');

    // in other languages
    await press('button', 'Copy to other languages…');
    await press('button', 'Copy');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Copy to other languages…');
    await find(page, 'tab', 'Japanese, not translated').waitFor();
    await press('tab', 'Japanese, not translated');
    await write('Title', japanese);
    await write('Call to action', 'Join');
    await write('Description', 'Tokyo, March 2027.');
    await page.getByRole('tab', { name: 'Japanese', exact: true, selected: true }).waitFor();

    // the lines it takes
    for (const width of [320, 390, 1440]) {
      const measured = page.getByRole('figure').filter({ hasText: `${width} px` });
      await measured.getByText(/^[12] lines?$/).waitFor();
    }

    await isAccessible(page);

    // in place, when it starts
    await goTo('Plan', 'Timeline');
    await press('button', 'Previous change');
    await press('link', 'Preview this moment in Japanese');
    await page.waitForURL(/\/preview\?lang=ja&at=/);
    await page.frameLocator('iframe').first().getByText(japanese).first().waitFor();

    // publish
    await goTo('Write', 'Messages');
    await press('link', /^Publish…/);
    await sees('The links were checked.');
    const warnings = await page.getByRole('checkbox', { checked: false }).count();
    expect(warnings).toBeGreaterThan(0);
    for (let ticked = 0; ticked < warnings; ticked += 1) await press('checkbox', /./);
    await write('Name', reason);
    await isAccessible(page);
    await press('button', /^Publish version \d+$/);
    await page.getByRole('heading', { name: /^Version \d+ is published$/ }).waitFor();
    await expect.poll(() => timesShown(japanese, 'ja')).toBe(SEEDS.length);
    await expect.poll(() => timesShown(title, 'en')).toBeGreaterThan(0);

    // history
    await goTo('Check', 'History');
    const versions = page.getByRole('main').getByRole('listitem');
    await versions.filter({ hasText: reason }).getByText('What visitors see').waitFor();

    await isAccessible(page);

    // roll back
    await press('button', /^Publish this again/);
    await press('button', /^Publish as version \d+$/);
    await page.getByRole('heading', { name: /^Version \d+ is published$/ }).waitFor();
    await expect.poll(() => timesShown(japanese, 'ja')).toBe(0);
    expect(await timesShown(title, 'en')).toBe(0);
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

test('by mouse on a phone, a message is written, previewed, published, seen by visitors, and rolled back', () =>
  travel(mouse, {
    width: PHONE,
    colorScheme: 'dark',
    title: 'Webinar: passkeys for all',
    japanese: 'Passkeys Webinar',
    reason: 'Invite to the webinar',
  }));

test(
  'by keyboard alone on a tablet, a message is written, previewed, published, seen by visitors, and rolled back',
  () =>
    travel(keyboard, {
      width: TABLET,
      colorScheme: 'light',
      title: 'Report: login in numbers',
      japanese: 'Login Report 2027',
      reason: 'Announce the report',
    }),
  TIMEOUT,
);

/** What each event closes, and what it leaves open. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { ClosingEvent, Openable } from '../../../../src/view/island/closing.ts';
import {
  BURGER,
  DESKTOP,
  OVERLAY,
  openOverlay,
  PHONE,
  pageHeld,
  section,
  useBrowser,
} from '../../../support/browser.ts';
import { push } from '../../../support/push.ts';
import { still } from '../../../support/still.ts';

const { openHydrated } = useBrowser();
const LANGUAGE = {
  button: '.portico-language-menu__button',
  panel: '#portico-panel-language',
  before: '[data-portico-part="dismiss"]',
};
const SOLUTIONS = section('NAV_SOLUTIONS');

/** A point on the page, away from every menu. */
const ELSEWHERE = { x: 200, y: 860 };

/** Something that is open. */
interface Subject {
  readonly kind: Openable;
  readonly button: string;
  readonly panel: string;
  /** What is before the button in the order of Tab. */
  readonly before?: string;
}

type Cause = (page: Page, subject: Subject) => Promise<unknown>;

/** In milliseconds: longer than a section stays open after the pointer has left it. */
const LEFT = 500;

/** Puts an element into the page, or into the header, and focuses the field in it. */
const focusNew = (page: Page, place: string, html: string) =>
  page.locator(place).evaluate(async (parent, markup) => {
    const added = document.createElement('div');
    added.dataset.added = '';
    parent.append(added);
    added.innerHTML = markup;
    const frame = added.querySelector('iframe');
    if (frame) await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    (frame?.contentDocument ?? added).querySelector('input')?.focus();
  }, html);

/** Moves the focus by keyboard, so that it is visible. */
const moveFocus = async (page: Page, from: string, key: string) => {
  await page.focus(from);
  await page.keyboard.press(key);
};

const FIELD = '<input aria-label="field">';
// beside the others, or the pointer would leave them
const FRAME = `<iframe title="frame" srcdoc="<input>" style="position: absolute; width: 1px"></iframe>`;

/** The window loses the focus and gets it back: the page keeps its active element. */
const leaveWindow = (page: Page) =>
  page.evaluate(async () => {
    let active = document.activeElement ?? document.body;
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const own = document.hasFocus;
    document.hasFocus = () => false;
    active.dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
    dispatchEvent(new FocusEvent('blur'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.hasFocus = own;
    dispatchEvent(new FocusEvent('focus'));
    active.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
  });

/** A press on a link in what is open, which leads to a place in the page. */
const follow = (page: Page, { panel }: Subject, keys: { readonly ctrlKey?: boolean; readonly metaKey?: boolean }) =>
  page
    .locator(`${panel} a`)
    .first()
    .evaluate((link, options) => {
      const before = link.getAttribute('href') ?? '';
      link.setAttribute('href', '#end');
      // as a router does on its current page
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...options }));
      link.setAttribute('href', before);
    }, keys);

type Causes = Readonly<Record<string, readonly [ClosingEvent, Cause]>>;

const CAUSES: Causes = {
  'the pointer leaves': [
    'leave',
    async (page) => {
      await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
      await page.evaluate((delay) => new Promise<void>((resolve) => setTimeout(resolve, delay)), LEFT);
    },
  ],
  'its button is pressed': ['toggle', (page, { button }) => page.click(button)],
  'Escape is pressed': ['escape', (page) => page.keyboard.press('Escape')],
  'the focus moves into an iframe': ['frame', (page) => focusNew(page, 'body', FRAME)],
  'the focus moves into an iframe of the header': ['slot', (page) => focusNew(page, '.portico-header__inner', FRAME)],
  'the window loses and restores the focus': ['window', leaveWindow],
  'the hash changes': ['hash', (page) => page.evaluate(() => location.assign('#end'))],
  'a link to the same document is followed': ['page', (page, subject) => follow(page, subject, {})],
  'a router changes the path': ['page', (page) => push(page, `/host?${Math.random()}`)],
  'the page comes back from the cache': [
    'page',
    (page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  ],
  'a link to the same document is followed in another tab': [
    'hash',
    (page, subject) => follow(page, subject, { ctrlKey: true }),
  ],
};

const ON_DESKTOP: Causes = {
  ...CAUSES,
  'a press elsewhere': ['press', (page) => page.mouse.click(ELSEWHERE.x, ELSEWHERE.y)],
};

const OF_SECTION: Causes = {
  ...ON_DESKTOP,
  'another section opens': ['other', (page) => page.click(section('NAV_DEVELOPERS').button)],
  'the focus moves to a neighbour': [
    'focus',
    (page) => moveFocus(page, '.portico-header__actions a >> nth=0', 'Shift+Tab'),
  ],
};

const ON_PHONE: Causes = {
  ...CAUSES,
  'another section opens': ['other', (page) => page.click(section('NAV_DEVELOPERS').button)],
  'a press elsewhere': ['press', (page) => page.mouse.click(200, 72)],
  'the focus moves to another control': ['focus', (page) => focusNew(page, 'body', FIELD)],
};

/** Opens what is to be closed. */
const OPEN: Readonly<Record<Openable, Cause>> = {
  hover: (page, { button }) => page.hover(button),
  focus: (page, { before = '' }) => moveFocus(page, before, 'Tab'),
  click: (page, { button }) => page.click(button),
  overlay: async (page) => {
    await openOverlay(page);
    await pageHeld(page);
  },
  fold: async (page, { button }) => {
    await openOverlay(page);
    await pageHeld(page);
    await page.click(button);
  },
  pane: async (page, { button }) => {
    await openOverlay(page);
    await pageHeld(page);
    await page.click(button);
  },
};

/** Whether each cause leaves it open. */
async function keptBy(page: Page, subject: Subject, causes: Causes): Promise<Record<string, boolean>> {
  const expanded = () => page.getAttribute(subject.button, 'aria-expanded');
  const kept: Record<string, boolean> = {};
  for (const [name, [, cause]] of Object.entries(causes)) {
    await page.evaluate(() => {
      document.dispatchEvent(new Event('portico-close'));
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 0);
    });
    await page.mouse.move(ELSEWHERE.x, ELSEWHERE.y);
    await expect.poll(expanded, { message: name }).toBe('false');
    await OPEN[subject.kind](page, subject);
    await expect.poll(expanded, { message: name }).toBe('true');
    await cause(page, subject);
    await still(page);
    kept[name] = (await expanded()) === 'true';
    await page.locator('[data-added]').evaluateAll((added) => {
      for (const element of added) element.remove();
    });
  }
  return kept;
}

/** The events that leave it open. */
const KEPT_ON: Readonly<Record<Openable, readonly ClosingEvent[]>> = {
  hover: ['toggle', 'frame', 'slot', 'window', 'hash'],
  focus: ['leave', 'toggle', 'window', 'hash'],
  click: ['leave', 'window', 'hash'],
  fold: ['leave', 'other', 'press', 'escape', 'focus', 'frame', 'slot', 'window', 'hash'],
  pane: ['leave', 'toggle', 'press', 'escape', 'focus', 'frame', 'slot', 'window', 'hash'],
  overlay: ['leave', 'other', 'slot', 'window', 'hash'],
};

const expected = (kind: Openable, causes: Causes) =>
  Object.fromEntries(Object.entries(causes).map(([name, [event]]) => [name, KEPT_ON[kind].includes(event)]));

const KINDS = ['hover', 'focus', 'click'] as const;
const PRODUCT = { ...section('NAV_PRODUCT'), before: section('NAV_DOCUMENTATION').button };

const CASES: readonly (Subject & {
  readonly what: string;
  readonly width: number;
  readonly causes: Causes;
  readonly isolate?: 'shadow';
})[] = [
  ...KINDS.map((kind) => ({
    what: `section opened by ${kind}`,
    kind,
    ...PRODUCT,
    width: DESKTOP,
    causes: OF_SECTION,
  })),
  { what: 'language selector opened by focus', kind: 'focus', ...LANGUAGE, width: DESKTOP, causes: ON_DESKTOP },
  { what: 'section folded open', kind: 'fold', ...SOLUTIONS, width: PHONE, causes: ON_PHONE },
  { what: 'section in a pane', kind: 'pane', ...SOLUTIONS, width: 1000, causes: ON_PHONE },
  { what: 'overlay', kind: 'overlay', button: BURGER, panel: OVERLAY, width: PHONE, causes: ON_PHONE },
  {
    what: 'overlay of a shadow tree',
    kind: 'overlay',
    button: BURGER,
    panel: OVERLAY,
    width: PHONE,
    causes: ON_PHONE,
    isolate: 'shadow',
  },
];

test.each(CASES)(
  'the $what is closed by its events, and by no others',
  async ({ width, isolate, causes, ...subject }) => {
    const { page } = await openHydrated({ width, query: `transparent=false&isolate=${isolate ?? 'none'}` });
    expect(await keptBy(page, subject, causes)).toEqual(expected(subject.kind, causes));
  },
);

test('a section opens when the focus returns to it, but not when the window restores the focus', async () => {
  const { page } = await openHydrated();
  const { button } = section('NAV_DEVELOPERS');
  const expanded = () => page.getAttribute(button, 'aria-expanded');
  await page.focus('.portico-logo');
  await page.keyboard.press('Tab');
  await expect.poll(expanded).toBe('true');
  await page.keyboard.press('Escape');
  await leaveWindow(page);
  await still(page);
  expect(await expanded()).toBe('false');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(expanded).toBe('true');
});

/** Playwright's `Locator`: the elements that a selector finds at the time of each call. */

import type { FrameLocator, Locator, Page } from 'playwright-core';
import { iso } from './playwright-parts.ts';
import type { PageFunction } from './script.ts';
import { onlyOptions, onlySupported } from './supported.ts';
import { IN_FRAME, type Tab } from './tab.ts';

/** For locators that search inside others. */
const selectors = new WeakMap<Locator, string>();

const nested = (locator: Locator): string => JSON.stringify(selectors.get(locator));

type ByRole = Parameters<Page['getByRole']>;

/** The selector of `getByRole`. */
function roleSelector(role: ByRole[0], { name, exact = false, ...states }: ByRole[1] = {}): string {
  const attributes = Object.entries(states).map(([state, value]) => `[${state}=${value}]`);
  if (name !== undefined) attributes.push(`[name=${iso.escapeForAttributeSelector(name, exact)}]`);
  return `internal:role=${role}${attributes.join('')}`;
}

const textSelector = (text: string | RegExp, { exact = false }: Parameters<Page['getByText']>[1] = {}) =>
  `internal:text=${iso.escapeForTextSelector(text, exact)}`;

/** The selector of the options of `filter` and `locator`. */
function narrowing(options: Parameters<Locator['filter']>[0]): string {
  onlyOptions('filter', options, 'has', 'hasText');
  const has = options?.has ? ` >> internal:has=${nested(options.has)}` : '';
  const text = options?.hasText ? ` >> internal:has-text=${iso.escapeForTextSelector(options.hasText, false)}` : '';
  return has + text;
}

/** What finds elements in a document, or inside those that a selector finds, which `start` ends. */
export function finders(
  tab: Tab,
  start: string,
): Pick<Page & Locator, 'getByRole' | 'getByText'> & Pick<Page, 'locator'> {
  return {
    locator: (selector, options) => locatorOf(tab, `${start}${selector}${narrowing(options)}`),
    getByRole: (role, options) => locatorOf(tab, `${start}${roleSelector(role, options)}`),
    getByText: (text, options) => locatorOf(tab, `${start}${textSelector(text, options)}`),
  };
}

/** Finds elements in frames' documents. */
export function frameLocatorOf(tab: Tab, selector: string): FrameLocator {
  const { getByRole, getByText } = finders(tab, `${selector}${IN_FRAME}`);
  return onlySupported<FrameLocator>('frameLocator', {
    first: () => frameLocatorOf(tab, `${selector} >> nth=0`),
    getByRole,
    getByText,
  });
}

export function locatorOf(tab: Tab, selector: string): Locator {
  const narrowed = (more: string) => locatorOf(tab, `${selector} >> ${more}`);
  const { locator: inside, ...others } = finders(tab, `${selector} >> `);
  const count = () => tab.withFound(selector, (found: Element[]) => found.length);
  /** Runs a function with the one element, which may still have to appear. */
  const evaluate = async <Result>(pageFunction: PageFunction<Result>, ...values: unknown[]): Promise<Result> => {
    await tab.waitFor(selector, 'attached', true);
    const source = `([element], ...values) => (${pageFunction})(element, ...values)`;
    return tab.withFound<Result>(selector, { source }, ...values);
  };
  const reading =
    <Result>(pageFunction: (element: HTMLInputElement) => Result) =>
    () =>
      evaluate(pageFunction);
  const one = () => tab.waitFor(selector, 'attached', true);
  const locator = onlySupported<Locator>('locator', {
    ...others,
    locator: (more, options) => inside(String(more), options as Parameters<Page['locator']>[1]),
    first: () => narrowed('nth=0'),
    last: () => narrowed('nth=-1'),
    nth: (index) => narrowed(`nth=${index}`),
    and: (other) => narrowed(`internal:and=${nested(other)}`),
    filter: (options) => locatorOf(tab, `${selector}${narrowing(options)}`),
    all: async () => Array.from({ length: await count() }, (_, index) => narrowed(`nth=${index}`)),
    count,
    allTextContents: () => tab.withFound(selector, (found: Element[]) => found.map((found) => found.textContent ?? '')),
    evaluate: evaluate as Locator['evaluate'],
    evaluateAll: ((pageFunction: PageFunction<unknown>, value?: unknown) =>
      tab.withFound(selector, pageFunction, value)) as Locator['evaluateAll'],
    boundingBox: reading((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.getClientRects().length === 0 ? null : { x, y, width, height };
    }),
    getAttribute: (name) => evaluate((element: Element, wanted: string) => element.getAttribute(wanted), name),
    textContent: reading((element) => element.textContent),
    inputValue: reading((element) => element.value),
    innerText: reading((element) => element.innerText),
    innerHTML: reading((element) => element.innerHTML),
    blur: reading((element) => element.blur()),
    focus: reading((element) => element.focus()),
    scrollIntoViewIfNeeded: reading((element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' })),
    isVisible: () =>
      tab.withFound(selector, (found: Element[]) =>
        found.some((element) => window.testTools?.elementState(element, 'visible', true).matches),
      ),
    waitFor: (options) => tab.waitFor(selector, options?.state ?? 'visible', true, options?.timeout),
    click: async (options) => {
      onlyOptions('click', options, 'clickCount');
      await one();
      await tab.click(selector, options?.clickCount);
    },
    hover: async (options) => {
      onlyOptions('hover', options);
      await one();
      await tab.hover(selector);
    },
    press: async (key) => {
      await locator.focus();
      await tab.keyboard.press(key);
    },
    toString: () => iso.asLocator('javascript', selector),
  });
  selectors.set(locator, selector);
  return locator;
}

/** Playwright's `Locator`: the elements that a selector finds at the time of each call. */

import type { FrameLocator, Locator } from 'playwright-core';
import type { Step } from './page-tools.ts';
import type { PageFunction } from './script.ts';
import { asText, roleStep, stepsOf, textStep, wantedOf } from './selector.ts';
import { onlyOptions, onlySupported } from './supported.ts';
import type { Tab } from './tab.ts';

/** For locators that search inside others. */
const stepsOfLocators = new WeakMap<Locator, readonly Step[]>();

function stepsIn(locator: Locator): readonly Step[] {
  const steps = stepsOfLocators.get(locator);
  if (!steps) throw new Error('The locator is not one of the WebKit suite.');
  return steps;
}

type Narrowing = NonNullable<Parameters<Locator['filter']>[0]>;

/** @returns the steps of the options of `filter` and `locator` */
export function narrowingSteps(method: string, options: Narrowing = {}): readonly Step[] {
  onlyOptions(method, options, 'has', 'hasText');
  const { has, hasText } = options;
  return [...(has ? [{ has: stepsIn(has) }] : []), ...(hasText ? [{ hasText: wantedOf(hasText) }] : [])];
}

/** Finds elements in frames' documents. @param steps find the frames */
export function frameLocatorOf(tab: Tab, steps: readonly Step[]): FrameLocator {
  const inside = (step: Step) => locatorOf(tab, [...steps, { inFrame: true }, step]);
  return onlySupported<FrameLocator>('frameLocator', {
    first: () => frameLocatorOf(tab, [...steps, { nth: 0 }]),
    getByRole: (role, options) => inside(roleStep(role, options)),
    getByText: (text, options) => inside(textStep(text, options)),
  });
}

export function locatorOf(tab: Tab, steps: readonly Step[]): Locator {
  const narrowed = (...more: readonly Step[]) => locatorOf(tab, [...steps, ...more]);
  const count = () => tab.withTools(({ find }, path) => find(path).length, steps);
  const attached = (timeout?: number) => tab.waitFor(steps, 'attached', true, timeout);
  const evaluateFirst = async <Result>(pageFunction: PageFunction<Result>, value?: unknown): Promise<Result> => {
    await attached();
    return tab.evaluateOn('found[0]', steps, pageFunction, value);
  };
  const locator = onlySupported<Locator>('locator', {
    first: () => narrowed({ nth: 0 }),
    last: () => narrowed({ nth: -1 }),
    nth: (index) => narrowed({ nth: index }),
    locator: (selector, options) => {
      if (typeof selector !== 'string') throw new Error('locator.locator takes only selectors in the WebKit suite.');
      return narrowed(...stepsOf(selector), ...narrowingSteps('locator.locator', options));
    },
    and: (other) => narrowed({ and: stepsIn(other) }),
    filter: (options) => narrowed(...narrowingSteps('locator.filter', options)),
    getByRole: (role, options) => narrowed(roleStep(role, options)),
    getByText: (text, options) => narrowed(textStep(text, options)),
    all: async () => Array.from({ length: await count() }, (_, index) => narrowed({ nth: index })),
    count,
    allTextContents: () =>
      tab.withTools(({ find }, path) => find(path).map(({ textContent }) => textContent ?? ''), steps),
    boundingBox: async (options) => {
      onlyOptions('locator.boundingBox', options);
      await attached();
      return tab.withTools(({ find }, path) => {
        const [element] = find(path);
        if (!element || element.getClientRects().length === 0) return null;
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      }, steps);
    },
    evaluate: evaluateFirst,
    evaluateAll: (pageFunction, value?: unknown) => tab.evaluateOn('found', steps, pageFunction, value),
    getAttribute: (name, options) => {
      onlyOptions('locator.getAttribute', options);
      return evaluateFirst((element: Element, wanted: string) => element.getAttribute(wanted), name);
    },
    textContent: (options) => {
      onlyOptions('locator.textContent', options);
      return evaluateFirst((element: Element) => element.textContent);
    },
    inputValue: (options) => {
      onlyOptions('locator.inputValue', options);
      return evaluateFirst((element: HTMLInputElement) => element.value);
    },
    blur: (options) => {
      onlyOptions('locator.blur', options);
      return evaluateFirst((element: HTMLElement) => element.blur());
    },
    innerText: (options) => {
      onlyOptions('locator.innerText', options);
      return evaluateFirst((element: HTMLElement) => element.innerText);
    },
    innerHTML: (options) => {
      onlyOptions('locator.innerHTML', options);
      return evaluateFirst((element: Element) => element.innerHTML);
    },
    isVisible: (options) => {
      onlyOptions('locator.isVisible', options);
      return tab.withTools(({ find, isVisible }, path) => find(path).some(isVisible), steps);
    },
    waitFor: (options) => {
      onlyOptions('locator.waitFor', options, 'state', 'timeout');
      return tab.waitFor(steps, options?.state ?? 'visible', true, options?.timeout);
    },
    click: async (options) => {
      onlyOptions('locator.click', options, 'trial', 'clickCount');
      if (options?.trial) await tab.pressable(steps, true);
      else await tab.click(steps, true, options?.clickCount);
    },
    hover: (options) => {
      onlyOptions('locator.hover', options);
      return tab.hover(steps, true);
    },
    focus: (options) => {
      onlyOptions('locator.focus', options);
      return tab.focus(steps, true);
    },
    press: async (key, options) => {
      onlyOptions('locator.press', options);
      await tab.focus(steps, true);
      await tab.keyboard.press(key);
    },
    scrollIntoViewIfNeeded: async (options) => {
      onlyOptions('locator.scrollIntoViewIfNeeded', options);
      await evaluateFirst((element: Element) => element.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    },
    toString: () => asText(steps),
  });
  stepsOfLocators.set(locator, steps);
  return locator;
}

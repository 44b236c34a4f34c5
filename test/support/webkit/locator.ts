/** `Locator` of Playwright: the elements that a selector finds at the time of each call. */

import type { Locator } from 'playwright-core';
import type { Step } from './page-tools.ts';
import type { PageFunction } from './script.ts';
import { asText, stepsOf } from './selector.ts';
import { onlyOptions, onlySupported } from './supported.ts';
import type { Tab } from './tab.ts';

type ByRole = Parameters<Locator['getByRole']>;

/** @returns the step of `getByRole` */
export function roleStep(role: ByRole[0], options: ByRole[1] = {}): Step {
  onlyOptions('getByRole', options, 'name', 'exact');
  if (options.name instanceof RegExp) throw new Error('getByRole takes no expressions in the WebKit suite.');
  return { role, name: options.name, exact: options.exact ?? false };
}

export function locatorOf(tab: Tab, steps: readonly Step[]): Locator {
  const narrowed = (...more: readonly Step[]) => locatorOf(tab, [...steps, ...more]);
  const count = () => tab.withTools(({ find }, path) => find(path).length, steps);
  const attached = (timeout?: number) => tab.waitFor(steps, 'attached', true, timeout);
  const evaluateFirst = async <Result>(pageFunction: PageFunction<Result>, value?: unknown): Promise<Result> => {
    await attached();
    return tab.evaluateOn('found[0]', steps, pageFunction, value);
  };
  return onlySupported<Locator>('locator', {
    first: () => narrowed({ nth: 0 }),
    last: () => narrowed({ nth: -1 }),
    nth: (index) => narrowed({ nth: index }),
    locator: (selector, options) => {
      onlyOptions('locator.locator', options);
      if (typeof selector !== 'string') throw new Error('locator.locator takes only selectors in the WebKit suite.');
      return narrowed(...stepsOf(selector));
    },
    getByRole: (role, options) => narrowed(roleStep(role, options)),
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
      onlyOptions('locator.click', options, 'trial');
      if (options?.trial) await tab.pressable(steps, true);
      else await tab.click(steps, true);
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
}

/** Playwright's `JSHandle`: a value that stays in the page. */

import type { ElementHandle } from 'playwright-core';
import { type PageFunction, sourceOf } from './script.ts';
import { onlySupported } from './supported.ts';
import type { Tab } from './tab.ts';

declare global {
  interface Window {
    testHandles?: unknown[];
  }
}

/** Runs a function in the page and keeps its result there. */
export async function handleOf(
  tab: Tab,
  pageFunction: PageFunction<unknown>,
  value?: unknown,
): Promise<ElementHandle<never>> {
  const index = await tab.evaluate<number>(
    { source: `async (value) => (window.testHandles ??= []).push(await (${sourceOf(pageFunction)})(value)) - 1` },
    value,
  );
  return onlySupported<ElementHandle<never>>('the handle', {
    evaluate: (inPage: PageFunction<never>, argument?: unknown) =>
      tab.evaluate({ source: `(value) => (${sourceOf(inPage)})(window.testHandles[${index}], value)` }, argument),
  });
}

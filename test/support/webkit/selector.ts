/** Reads selectors as the tests write them for Playwright: CSS, `:visible`, and `>>` with `nth=`. */

import type { Step } from './page-tools.ts';

/** @throws Error if the selector belongs to an engine that the adapter does not have */
export function stepsOf(selector: string): readonly Step[] {
  return selector.split('>>').map((text) => {
    const part = text.trim();
    const [, nth] = /^nth=(-?\d+)$/.exec(part) ?? [];
    if (nth !== undefined) return { nth: Number(nth) };
    if (/^[\w:-]+=/.test(part) || /^(\/\/|\.\.|["'])/.test(part) || /:(has-text|text|nth-match)\b/.test(part))
      throw new Error(`The selector ${part} is not supported in the WebKit suite.`);
    return { css: part };
  });
}

/** For messages. */
export const asText = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      if ('css' in step) return step.css;
      return 'nth' in step ? `nth=${step.nth}` : `role=${step.role}[name=${step.name}]`;
    })
    .join(' >> ');

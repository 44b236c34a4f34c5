/** Reads selectors as the tests write them for Playwright: CSS, `:visible`, `>>` with `nth=`, roles and texts. */

import type { Page } from 'playwright-core';
import type { Step, Wanted } from './page-tools.ts';
import { onlyOptions } from './supported.ts';

/** @throws Error if the selector needs an engine that the adapter lacks */
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

/** @param exact whether the whole text must match */
export const wantedOf = (wanted: string | RegExp, exact = false): Wanted =>
  typeof wanted === 'string' ? { text: wanted, exact } : { pattern: wanted.source, flags: wanted.flags };

type ByRole = Parameters<Page['getByRole']>;

/** @returns the step of `getByRole` */
export function roleStep(role: ByRole[0], options: ByRole[1] = {}): Step {
  onlyOptions('getByRole', options, 'name', 'exact', 'checked', 'selected', 'level');
  const { name, exact, checked, selected, level } = options;
  return {
    role,
    name: name === undefined ? undefined : wantedOf(name, exact),
    states: { checked, selected, level },
  };
}

/** @returns the step of `getByText` */
export function textStep(text: string | RegExp, options: Parameters<Page['getByText']>[1] = {}): Step {
  onlyOptions('getByText', options, 'exact');
  return { text: wantedOf(text, options.exact) };
}

/** For messages. */
export const asText = (steps: readonly Step[]): string =>
  steps
    .map((step) => {
      if ('css' in step) return step.css;
      return 'nth' in step ? `nth=${step.nth}` : JSON.stringify(step);
    })
    .join(' >> ');

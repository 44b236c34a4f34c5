/** Waits until nothing on a page moves, for tests that assert that something does not happen. */

import type { Page } from 'playwright-core';

/**
 * Waits until the page has been drawn and its transitions and animations have ended, except those that never end.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const inner = [...document.querySelectorAll('[data-portico]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    await twoFrames();
    const moving = [document, ...inner]
      .flatMap((tree) => tree.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // a cancelled animation has ended too
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await twoFrames();
  });

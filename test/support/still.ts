/** Waits for a page to come to rest, where nothing of it says that something will not happen. */

import type { Page } from 'playwright-core';

/**
 * Waits until the page has drawn what was due, and its transitions and animations have ended; those that never end
 * are not waited for.
 */
export const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const inner = [...document.querySelectorAll('[data-portico]')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    await twoFrames();
    const moving = [document, ...inner]
      .flatMap((tree) => tree.getAnimations())
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // one that is cancelled has ended too
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await twoFrames();
  });

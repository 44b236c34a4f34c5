/** Accessibility problems of a page that is not the chrome's; for the chrome, see `violationsOf`. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Leaves out what is inside frames.
 *
 * @returns one line for each rule that is broken, with the elements that break it
 * @throws Error if axe had nothing to look at
 */
export async function axeProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { problems, looked } = await page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations, passes } = await inPage.run({ iframes: false, resultTypes: ['violations'] });
    const linesOf = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
    );
    return { problems: linesOf, looked: violations.length + passes.length };
  });
  if (looked === 0) throw new Error('axe has looked at nothing');
  return problems;
}

/** For assertions that must hold while a busy machine delays every answer. */

import { expect } from 'vitest';

/** In milliseconds: longer than any deadline of the service and any stall of the machine. */
const LONGEST = 15_000;

async function timed(answer: Promise<Response>) {
  const started = performance.now();
  const response = await answer;
  return { response, html: await response.text(), took: performance.now() - started };
}

/**
 * Waits for two answers that were requested at the same time.
 *
 * @param other needs less than the first one
 * @returns the first one, and by how many milliseconds it took longer
 * @throws Error if both are late, as when the first one keeps the process from answering
 */
export async function comparedWith(answer: Promise<Response>, other: Promise<Response>) {
  const [{ response, html, took }, { took: idle }] = await Promise.all([timed(answer), timed(other)]);
  expect(idle).toBeLessThan(LONGEST);
  return { response, html, later: took - idle };
}

/** Waits until a header or card has the blog's post, whose first request may have been late. */
export const hasPost = (request: () => Promise<Response>): Promise<void> =>
  expect.poll(async () => (await request()).headers.get('portico-state'), { timeout: 30_000 }).toBe('fresh');

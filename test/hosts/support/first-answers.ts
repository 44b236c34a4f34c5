/** Waits for what a host that has just started shows and sends: a busy service may miss its first deadlines of 1 s. */

import { expect, vi } from 'vitest';
import { judgePage } from './judge-page.ts';

export const CHROME = { header: 'chrome', footer: 'chrome' };

/** In milliseconds: after failures, hosts pause, twice as long each time. */
export const FIRST_ANSWER = { timeout: 20_000, interval: 200 };

const request = (address: string | URL) => fetch(address, { signal: AbortSignal.timeout(FIRST_ANSWER.timeout) });

/** @returns the HTML of an example's page once it shows the chrome; until then, it must be complete with the fallback */
export const chromePage = (address: string): Promise<string> =>
  vi.waitUntil(async () => {
    const html = await (await request(address)).text();
    const { header, footer } = judgePage(html);
    return header === 'chrome' && footer === 'chrome' && html;
  }, FIRST_ANSWER);

/** @returns the first answer of a host with 200 */
export const goodAnswer = (address: string | URL): Promise<Response> =>
  vi.waitFor(async () => {
    const answer = await request(address);
    expect(`${address} ${answer.status}`).toBe(`${address} 200`);
    return answer;
  }, FIRST_ANSWER);

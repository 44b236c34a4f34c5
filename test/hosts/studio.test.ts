/** From the Studio to visitors of a site behind Varnish, measured with a clock. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedStudio, startStudio } from '../../packages/cli/src/local/studio.ts';
import type { RunningExample } from '../../tools/examples/example.ts';
import { startVarnish } from '../../tools/examples/start-varnish.ts';
import { messageContent, studioApi } from '../support/studio-api.ts';
import { chromePage } from './support/first-answers.ts';
import { judgePage } from './support/judge-page.ts';

/** In seconds: what docs/operations.md promises. */
const TWO_MINUTES = 120;

let studio: StartedStudio;
let site: RunningExample;
beforeAll(async () => {
  studio = await startStudio();
  site = await startVarnish(studio.service.origin);
  await chromePage(`${site.origin}/`);
});
afterAll(async () => {
  await site?.stop();
  await studio?.stop();
});

async function call(method: string, path: string, body: object, headers = {}): Promise<Response> {
  const init = { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const response = await studio.studio.fetch(`/api/${path}`, init);
  expect([path, response.ok]).toEqual([path, true]);
  return response;
}

/** Asks for a page every second. @returns after how many seconds it is as wanted */
async function secondsUntil(isWanted: (html: string) => boolean): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const html = await (await fetch(`${site.origin}/`)).text();
    expect(judgePage(html)).toEqual({ header: 'chrome', footer: 'chrome' });
    const seconds = (performance.now() - startedAt) / 1_000;
    if (isWanted(html) || seconds > TWO_MINUTES) return seconds;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

test('a message is seen within two minutes after it is published, and gone within two minutes after it is ended', async () => {
  // another one in each try
  const id = `launch-day-${Date.now()}`;
  const title = `Launch day ${Date.now()}`;
  const isShown = (html: string) => html.includes(title);
  expect(await secondsUntil((html) => !isShown(html))).toBeLessThan(TWO_MINUTES);
  const { revision: _, ...draft } = (await (await studio.studio.fetch('/api/draft')).json()) as {
    revision: number;
    entries: { id: string; content: { kind: string }; revision: number }[];
  };
  // the only announcement, so that it is drawn each time
  for (const { id: other, content, revision } of draft.entries) {
    if (content.kind !== 'announcement') continue;
    await call('DELETE', `draft/announcement/${other}`, {}, { 'if-match': `"${revision}"` });
  }
  const entry = messageContent({ title });
  await call('PUT', `draft/announcement/${id}`, entry, { 'if-none-match': '*' });
  await studioApi(studio.studio.fetch).publish('Launch');
  const shownAfter = await secondsUntil(isShown);
  await call('POST', `announcements/${id}/end`, { languages: ['en'], reason: 'A mistake' });
  const goneAfter = await secondsUntil((html) => !isShown(html));
  console.log(`Shown after ${shownAfter.toFixed(0)} s, gone after ${goneAfter.toFixed(0)} s.`);
  expect(shownAfter).toBeLessThanOrEqual(TWO_MINUTES);
  expect(goneAfter).toBeLessThanOrEqual(TWO_MINUTES);
}, 420_000);

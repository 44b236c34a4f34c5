/** On workerd: what a browser has counted is stored in a dataset, through a binding. */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CountingService, startCountingService } from '../support/counting-service.ts';

let service: CountingService;
beforeAll(async () => {
  service = await startCountingService({ rate: 0.5, links: true, device: true, country: true });
});
afterAll(() => service?.stop());

const post = (body: string) => service.fetch('/chrome/events', { method: 'POST', body });

test('an event is stored once, with its weight; garbage and a flood are not, and change no header', async () => {
  const header = await (await service.fetch('/chrome/header?lang=en&seed=1')).text();
  const [, id = ''] = /data-portico-announcement="([^"]*)"/.exec(header) ?? [];
  const setting = '0.5 main en +links desktop';
  const sent = await Promise.all([
    ...Array.from({ length: 200 }, (_, index) => post(`0.5 main en\nseen garbage-${index}`)),
    post('x'.repeat(1_000_000)),
  ]);
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
  // the flood may have used up this second
  await expect
    .poll(async () => (await post(`${setting}\nclick ${id}`)) && (await service.stored()).length)
    .toBeGreaterThan(0);
  for (const { indexes, blobs, doubles } of await service.stored()) {
    // workerd has no country without a network, or one that miniflare makes up
    expect([...indexes, ...blobs.toSpliced(4, 1), ...doubles]).toEqual([id, 'click', id, 'main', 'en', 'desktop', 2]);
    expect(blobs[4]).toMatch(/^(?:[A-Z]{2})?$/);
  }
  expect(await (await service.fetch('/chrome/header?lang=en&seed=1')).text()).toBe(header);
});

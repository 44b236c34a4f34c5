/** Whatever is sent as events, the answer is an empty 204, and what is stored is known to the content. */

import fc from 'fast-check';
import { expect } from 'vitest';
import { countingApp } from '../../support/counting.ts';
import { property } from './property.ts';

const app = countingApp({ rate: 0.25, links: true, device: true });
const { stored } = app;

/** Words of real events and of nothing, so that some lines are almost right. */
const word = fc.oneof(
  fc.constantFrom('0.25', 'main', 'docs', 'en', 'de', '+links', 'phone', '+device', 'seen', 'click', 'link', 'login'),
  fc.constantFrom('free-sign-up', 'NAV_PRODUCT', '__proto__', 'constructor', '1e999', '-0', '', '\r', '\0'),
  fc.string({ maxLength: 20 }),
);
const line = fc.oneof(
  fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  fc.constantFrom('0.25 main en +links phone', '0.25 docs de +links desktop', 'link login', 'open NAV_PRODUCT'),
);
const body = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));

property('any body gets an empty 204, and stores at most forty known events', 300, body, async (text) => {
  stored.length = 0;
  app.clock.now += 1_000;
  const answer = await app.post(text);
  await app.settle();
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(stored.length).toBeLessThanOrEqual(40);
  for (const { indexes, blobs, doubles } of stored) {
    const [kind, id, site, language, country, device] = blobs;
    expect(text.split('\n')).toContain(`${kind} ${id}`);
    expect([indexes, doubles, country]).toEqual([[id], [4], '']);
    expect(text.startsWith(`0.25 ${site} ${language} +links ${device}\n`)).toBe(true);
    expect(id).toMatch(/^[A-Za-z0-9_.-]{1,96}$/);
  }
});

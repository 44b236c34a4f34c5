/** Whatever is sent to the API of the Studio, it answers, and what it stores stays valid. On workerd. */

import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { publicationSchema } from '../../../../src/content/publication.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import { property } from '../../../../test/unit/fuzz/property.ts';
import { entryContentSchema } from '../../src/contract/draft.ts';

const { api, fetch, inKv } = studioOnWorkerd();

const ROUTES = [
  ['PUT', 'draft/announcement/hostile'],
  ['PUT', 'draft/default-message/hostile'],
  ['PUT', 'draft/card/identity-report'],
  ['DELETE', 'draft/announcement/hostile'],
  ['POST', 'versions'],
  ['POST', 'versions/1/restore'],
  ['POST', 'announcements/free-sign-up/end'],
  ['POST', 'shares'],
  ['POST', 'review'],
  ['POST', 'review/links'],
  ['PUT', 'draft'],
  ['PATCH', 'draft'],
] as const;

const HOSTILE_TEXTS = [
  '',
  ' ',
  '</script><script>alert(1)</script>',
  '<!--#include virtual="/" -->',
  '<esi:include src="/"/>',
  '{brand}',
  '{__proto__}/x',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '2027-02-30',
  'x'.repeat(2_001),
];
const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));

const fields = fc.record(
  Object.fromEntries(
    ['title', 'description', 'cta', 'link', 'weight', 'startDate', 'endDate', 'epigraph', 'image', '__proto__'].map(
      (name) => [name, text],
    ),
  ),
  { requiredKeys: ['title', 'link'] },
);
const language = fc.constantFrom('de', 'en', 'ja', 'xx', '__proto__');
const entry = fc.record({
  kind: fc.constantFrom('announcement', 'default-message', 'card', 'other'),
  timeZone: fc.oneof(fc.constant('UTC'), text),
  languages: fc.dictionary(language, fields, { maxKeys: 4 }),
});
/** A complete entry whose texts are hostile, which is accepted. */
const validEntry = fc
  .record({ title: text, description: text, cta: text, link: text, weight: text, startDate: text, endDate: text })
  .map(messageContent);
const chosen = fc.record({
  kind: fc.constantFrom('announcement', 'card', 'other'),
  id: fc.constantFrom('hostile', 'free-sign-up', '__proto__'),
  revision: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(null)),
});
const request = fc.record(
  {
    revision: fc.oneof(fc.integer(), fc.double(), text),
    entries: fc.oneof(fc.constant('ready'), fc.array(fc.oneof(chosen, entry, fc.anything()), { maxLength: 3 }), text),
    links: fc.oneof(fc.boolean(), text),
    since: fc.oneof(fc.integer({ min: 0, max: 3 }), text),
    languages: fc.oneof(fc.dictionary(language, fc.anything(), { maxKeys: 3 }), fc.array(language), fc.constant(null)),
    reason: text,
    acknowledged: fc.array(text, { maxLength: 3 }),
    days: fc.oneof(fc.integer(), fc.double(), text),
  },
  { requiredKeys: [] },
);
const deep = fc.integer({ min: 1, max: 15_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
const body = fc.oneof(
  fc
    .oneof(entry, validEntry, request, fc.anything())
    .map((value) => JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''),
  deep,
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const headers = fc.record(
  {
    'if-match': fc.constantFrom('"1"', '"99999999999999999999"', '*', 'W/"1"', '""'),
    'if-none-match': fc.constantFrom('*', '"1"'),
    'content-type': fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain'),
  },
  { requiredKeys: ['content-type'] },
);

property(
  'no body is answered with a fault of the Studio, and every refusal says why',
  400,
  fc.record({ route: fc.constantFrom(...ROUTES), body, headers }),
  async ({ route: [method, path], body, headers }) => {
    const response = await fetch(`/api/${path}`, { method, body, headers });
    const answer = await response.text();
    expect(response.status, answer).toBeLessThan(500);
    if (response.status < 400) return;
    const { error, message, current } = JSON.parse(answer) as Record<string, unknown>;
    expect(error).toMatch(/^[a-z-]+$/);
    expect(typeof message === 'string' || current !== undefined).toBe(true);
    expect(answer).not.toMatch(/\.js:\d|at \w+ \(/);
  },
);

property(
  'no path is answered with a fault of the Studio',
  150,
  fc.record({
    method: fc.constantFrom('GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS'),
    path: fc.array(
      fc.oneof(fc.constantFrom('draft', 'versions', 'shares', 'announcement', '1', '..', '%00', '%'), fc.webSegment()),
      { maxLength: 4 },
    ),
    query: fc.webQueryParameters(),
  }),
  async ({ method, path, query }) => {
    const response = await fetch(`/api/${path.join('/')}?${query}`, { method });
    expect(response.status).toBeLessThan(500);
    await response.body?.cancel();
  },
);

test('after all of that, draft and publication are valid', async () => {
  const { entries } = await api.draft();
  expect(entries.length).toBeGreaterThan(5);
  for (const { content } of entries) v.parse(entryContentSchema, content);
  for (const { id, content, revision } of entries.filter((entry) => entry.changedBy === 'local')) {
    await api.call('DELETE', `draft/${content.kind}/${id}`, undefined, { 'if-match': `"${revision}"` });
  }
  await api.add('after-all-of-that');
  await api.publish();
  v.parse(publicationSchema, JSON.parse(await inKv()));
});

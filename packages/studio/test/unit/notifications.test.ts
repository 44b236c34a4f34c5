/** Notifications to a webhook: what they say, their signature, and how often they are tried. On workerd: packages/studio/test/worker/notifications.test.ts. */

import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../../../test/support/app.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Check } from '../../src/contract/api.ts';
import type { Comment } from '../../src/contract/comments.ts';
import type { Release } from '../../src/contract/releases.ts';

const KEY = Buffer.alloc(32, 7);
const WEBHOOK = { WEBHOOK_URL: 'https://hooks.example.com/portico', WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}` };
const MINUTE = 60_000;

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly redirect: string;
}

let studio: InProcessStudio;
let sent: Sent[];
/** What the webhook answers. */
let answer: () => Promise<Response>;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sent = [];
  answer = async () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (url: string, init: Omit<Sent, 'url'>) => {
    sent.push({ url, ...init });
    return answer();
  });
  studio = await studioInProcess(WEBHOOK);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const types = () => sent.map(({ body }) => JSON.parse(body).type);

/** A release of a new message. */
async function release(id: string, minutes: number | null): Promise<Release> {
  await studio.add(id, messageContent({ title: id }));
  const time = minutes === null ? {} : { at: new Date(NOW + minutes * MINUTE).toISOString() };
  const review = await studio.call<Check>('POST', 'review', { entries: [{ kind: 'announcement', id }], ...time });
  const { since, chosen: entries, warnings } = review.body;
  const acknowledged = warnings.map(({ key }) => key);
  const state = minutes === null ? 'open' : 'scheduled';
  return (await studio.call<Release>('POST', 'releases', { name: id, since, entries, acknowledged, state, ...time }))
    .body;
}

test('reviews, comments, publications and failures are sent, with who and what, and without content', async () => {
  const { id, revision } = await release('webinar', null);
  const act = (more: object, of: number) => studio.call('POST', `releases/${id}/review`, { ...more, revision: of });
  await act({ action: 'ask', note: 'Confidential' }, revision);
  await act({ action: 'return', reason: 'Confidential' }, revision + 1);
  await act({ action: 'ask' }, revision + 2);
  await act({ action: 'approve' }, revision + 3);
  const on = { kind: 'announcement', id: 'webinar', language: 'en', field: 'title' };
  const comment = await studio.call<Comment>('POST', 'comments', { on, text: 'Confidential' });
  await studio.ring();
  expect(types()).toEqual(['review.asked', 'review.sent-back', 'review.asked', 'review.approved', 'comment.added']);
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    type: 'review.asked',
    timestamp: new Date(NOW).toISOString(),
    data: { person: 'local', release: { id, name: 'webinar', at: null, path: `/publish/${id}` } },
  });
  expect(JSON.parse(sent[4]?.body ?? '').data).toEqual({ person: 'local', id: comment.body.id, on });
  expect(JSON.stringify(sent)).not.toContain('Confidential');
  await studio.call('DELETE', `releases/${id}`);

  sent = [];
  await release('on-time', 10);
  await release('late', 20);
  vi.setSystemTime(NOW + 10 * MINUTE);
  await studio.ring();
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ type: 'release.published', data: { version: 2 } });
  vi.setSystemTime(NOW + 200 * MINUTE);
  await studio.ring();
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
    type: 'release.failed',
    data: { release: { name: 'late' }, failure: expect.stringContaining('on time') },
  });
  await studio.publish();
  await studio.ring();
  expect(types().at(-1)).toBe('version.published');
});

test('they are signed as Standard Webhooks says, and not redirected', async () => {
  await studio.add('webinar');
  await studio.publish();
  await studio.ring();
  const [first] = sent;
  expect(first).toMatchObject({ url: WEBHOOK.WEBHOOK_URL, redirect: 'manual' });
  const {
    'webhook-id': id = '',
    'webhook-timestamp': time = '',
    'webhook-signature': signature,
  } = first?.headers ?? {};
  expect(id).toMatch(/^msg_[\w-]+$/);
  expect(time).toBe(String(NOW / 1_000));
  const expected = createHmac('sha256', KEY).update(`${id}.${time}.${first?.body}`).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
});

test.each([
  ['answers an error', async () => new Response(null, { status: 500 })],
  ['redirects', async () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } })],
  ['cannot be reached', () => Promise.reject(new TypeError('refused'))],
])(
  'if a webhook %s, the notification is sent again later, with the same id, and a publication succeeds',
  async (_, fail) => {
    answer = fail;
    await studio.add('webinar');
    expect(await studio.publish()).toMatchObject({ version: 2, state: 'published' });
    await studio.ring();
    expect(sent).toHaveLength(1);
    await studio.ring();
    expect(sent).toHaveLength(1);
    expect(studio.alarm()).toBe(NOW + 5_000);
    answer = async () => new Response(null, { status: 200 });
    vi.setSystemTime(NOW + 5_000);
    await studio.ring();
    const [one, two] = sent.map(({ headers }) => headers);
    expect(two?.['webhook-id']).toBe(one?.['webhook-id']);
    expect(two?.['webhook-timestamp']).not.toBe(one?.['webhook-timestamp']);
    expect(studio.alarm()).toBeNull();
  },
);

test('the attempts have an end', async () => {
  answer = async () => new Response(null, { status: 410 });
  await studio.add('webinar');
  await studio.publish();
  for (let rings = 0; rings < 20; rings += 1) {
    await studio.ring();
    vi.setSystemTime(Math.max(Date.now(), studio.alarm() ?? 0));
  }
  expect(sent).toHaveLength(8);
  expect(studio.alarm()).toBeNull();
  expect(Date.now() - NOW).toBeLessThan(24 * 60 * MINUTE);
});

test.each([
  ['no address', {}],
  ['an address without https', { ...WEBHOOK, WEBHOOK_URL: 'http://hooks.example.com/' }],
  ['no secret', { WEBHOOK_URL: WEBHOOK.WEBHOOK_URL }],
  ['a secret that is too short', { ...WEBHOOK, WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }],
  ['a secret that is not base64', { ...WEBHOOK, WEBHOOK_SECRET: 'whsec_=====' }],
])('with %s, nothing is sent or kept', async (_, variables) => {
  studio = await studioInProcess(variables);
  await studio.add('webinar');
  await studio.publish();
  await studio.ring();
  expect(sent).toEqual([]);
  expect(studio.alarm()).toBeNull();
});

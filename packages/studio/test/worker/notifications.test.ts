/** Notifications on workerd: they arrive signed, and a webhook that hangs stops no publication. In process: packages/studio/test/unit/notifications.test.ts. */

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';

const KEY = Buffer.alloc(32, 7);
const URL_OF_WEBHOOK = 'https://hooks.example.com/portico';

interface Received {
  readonly id: string | null;
  readonly time: string | null;
  readonly signature: string | null;
  readonly body: string;
}

const received: Received[] = [];
let answer: () => Promise<Response>;

const { api } = studioOnWorkerd({
  variables: {
    STUDIO_LOCAL: 'on',
    WEBHOOK_URL: URL_OF_WEBHOOK,
    WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
  },
  replaced: {
    outboundService: async (request: Request) => {
      if (request.url !== URL_OF_WEBHOOK) return new Response(null, { status: 404 });
      const header = (name: string) => request.headers.get(`webhook-${name}`);
      const body = await request.text();
      received.push({ id: header('id'), time: header('timestamp'), signature: header('signature'), body });
      return answer();
    },
  },
});

test('a publication sends a signed notification, and repeats it if it was not accepted', async () => {
  const answers = [503, 204];
  answer = async () => new Response(null, { status: answers.shift() ?? 204 });
  await api.add('first');
  await api.publish();
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(2);
  const [one, two] = received;
  expect(two?.id).toBe(one?.id);
  for (const { id, time, signature, body } of received) {
    expect(signature).toBe(`v1,${createHmac('sha256', KEY).update(`${id}.${time}.${body}`).digest('base64')}`);
    expect(JSON.parse(body)).toMatchObject({ type: 'version.published', data: { person: 'local', version: 2 } });
  }
});

test('while the webhook hangs, people publish as quickly as ever', async () => {
  const hanging = Promise.withResolvers<Response>();
  answer = () => hanging.promise;
  const before = received.length;
  await api.add('second');
  expect(await api.publish()).toMatchObject({ version: 3, state: 'published' });
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(before + 1);
  await api.add('third');
  const start = Date.now();
  expect(await api.publish()).toMatchObject({ version: 4, state: 'published' });
  // the deadline of an attempt is five seconds
  expect(Date.now() - start).toBeLessThan(4_000);
  hanging.resolve(new Response(null, { status: 204 }));
});

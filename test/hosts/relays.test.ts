/** Which requests to the service visitors of a host can cause. */

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FaultyService, startFaultyService } from '../../packages/cli/src/conformance/faulty-service.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { EXAMPLES } from '../../tools/examples/examples.ts';
import { chromePage, FIRST_ANSWER, goodAnswer } from './support/first-answers.ts';

const LIFETIMES = 'public, max-age=600, stale-while-revalidate=300, stale-if-error=600';
const MANIFEST = '/chrome/manifest.json';

let service: StartedService;
beforeAll(async () => {
  service = await startService({ preview: false });
});
afterAll(() => service?.stop());

const page = async (address: string) => (await fetch(address, { signal: AbortSignal.timeout(6_000) })).text();
/** The path of a request line as a service reads it if it decodes the path. */
const decoded = (line: string) =>
  new URL(decodeURIComponent(line.replace('GET ', '').split('?')[0] ?? ''), 'http://service').pathname;
const lines = ({ requests }: FaultyService, from = 0) => requests.slice(from).map(({ line }) => line);

describe.each(EXAMPLES.filter(({ column }) => column !== null))('$name', ({ name, start }) => {
  // a Podium layout sends browsers to the service itself
  test.skipIf(name === 'podium-layout')('a style sheet is requested once, whatever the query', async () => {
    const faulty = await startFaultyService(service.origin, LIFETIMES);
    const host = await start(faulty.origin);
    try {
      const html = await chromePage(`${host.origin}/`);
      const [, href = ''] = /<link [^>]*href="([^"]*\/chrome\/assets\/chrome-[^"]+)"/.exec(html) ?? [];
      const file = new URL(href, host.origin);
      expect(file.origin).toBe(host.origin);
      let from = 0;
      const first = await vi.waitFor(async () => {
        from = faulty.requests.length;
        const styles = await page(`${file}?junk=1`);
        expect(styles).toContain('.portico-header');
        return styles;
      }, FIRST_ANSWER);
      const answers = [first, await page(`${file}?junk=2`), await page(`${file}?junk=3`)];
      expect(new Set(answers).size).toBe(1);
      // some hosts check it against the manifest, and all renew their copies of the chrome meanwhile
      const isOfFiles = (path: string) => path === MANIFEST || path.startsWith('/chrome/assets/');
      const requested = lines(faulty, from).map(decoded).filter(isOfFiles);
      expect(requested.toSorted()).toEqual(requested.includes(MANIFEST) ? [file.pathname, MANIFEST] : [file.pathname]);
    } finally {
      await host.stop();
      await faulty.stop();
    }
  });
});

test('requests of visitors for fragments do not displace the copies that Varnish has for its pages', async () => {
  const start = EXAMPLES.find(({ name }) => name === 'varnish')?.start;
  const faulty = await startFaultyService(service.origin, LIFETIMES);
  const host = await start?.(faulty.origin);
  if (!host) throw new Error('there is no example for Varnish');
  try {
    for (const path of ['/chrome/header', '/chrome/assets/none']) {
      const from = faulty.requests.length;
      for (let times = 0; times < 2; times += 1) await page(`${host.origin}${path}?lang=de&junk=1`);
      // the first response was not cached
      expect(lines(faulty, from).length).toBe(2);
    }
    const tag = (await goodAnswer(`${host.origin}/chrome/header?lang=de`)).headers.get('etag') ?? '';
    const again = await fetch(`${host.origin}/chrome/header?lang=de`, { headers: { 'if-none-match': tag } });
    expect(await again.text()).toContain('data-portico="header"');
  } finally {
    await host.stop();
    await faulty.stop();
  }
});

/** Answers what a browser has counted, and nothing else. */
async function startCountingService() {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(503).end();
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { received, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

/** A host with custom elements, or on another domain, sends browsers to the service itself. */
const PASS_EVENTS = ['varnish', 'nginx', 'node-server', 'cloudflare-worker', 'php', 'python'];

test.each(EXAMPLES.filter(({ name }) => PASS_EVENTS.includes(name)))(
  '$name forwards browsers’ events without the visitor’s headers; without the service, nothing breaks',
  async ({ start }) => {
    const counting = await startCountingService();
    const host = await start(counting.origin);
    const headers = {
      cookie: 'session=1',
      'content-type': 'text/plain',
      'x-forwarded-for': '192.0.2.1',
      referer: host.origin,
    };
    const send = (body: string) =>
      fetch(`${host.origin}/chrome/events`, { method: 'POST', body, headers, signal: AbortSignal.timeout(6_000) });
    try {
      expect((await send('1 main en\nseen a')).status).toBe(204);
      await expect.poll(() => counting.received.map(({ body }) => body)).toEqual(['1 main en\nseen a']);
      const [{ headers: passedOn } = { headers: {} as IncomingHttpHeaders }] = counting.received;
      expect(JSON.stringify(passedOn)).not.toMatch(/session=1|192\.0\.2\.1|referer/);
      expect(passedOn['content-length']).toBe('16');
      counting.stop();
      expect([204, 503, 504]).toContain((await send('1 main en\nseen b')).status);
    } finally {
      await host.stop();
      counting.stop();
    }
  },
);

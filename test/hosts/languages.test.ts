/** How the hosts in PHP and Python use their copies, beyond the failure matrix and hostile-clients.test.ts. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FaultyService, startFaultyService } from '../../packages/cli/src/conformance/faulty-service.ts';
import { markedBy } from '../../packages/cli/src/conformance/marked-answers.ts';
import type { RunningHost } from '../../packages/cli/src/conformance/site.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { startPhpWith } from '../../tools/examples/start-php.ts';
import { startPythonWith } from '../../tools/examples/start-python.ts';

const LONG = 'public, max-age=600, stale-while-revalidate=300, stale-if-error=600';
const SHORT = 'public, max-age=1, stale-while-revalidate=1, stale-if-error=600';

let real: StartedService;
beforeAll(async () => {
  real = await startService({ preview: false });
});
afterAll(() => real?.stop());

interface Bench {
  readonly service: FaultyService;
  readonly copies: string;
  readonly start: () => Promise<RunningHost>;
}

/** Runs a test with a service and a directory for copies, and ends every host that it starts. */
async function withBench(
  startWith: (service: string, copies: string) => Promise<RunningHost>,
  cacheControl: string,
  work: (bench: Bench) => Promise<void>,
) {
  const service = await startFaultyService(real.origin, cacheControl, { marked: true });
  const copies = await mkdtemp(join(tmpdir(), 'portico-copies-'));
  const hosts: RunningHost[] = [];
  const start = async () => {
    const host = await startWith(service.origin, copies);
    hosts.push(host);
    return host;
  };
  try {
    await work({ service, copies, start });
  } finally {
    await Promise.all(hosts.map(({ stop }) => stop()));
    await service.stop();
    await rm(copies, { recursive: true, force: true });
  }
}

const page = async ({ origin }: RunningHost) =>
  (await fetch(`${origin}/`, { signal: AbortSignal.timeout(5_000) })).text();
/** On a busy machine, the first answers may miss the deadline of the host. */
const eventually = <T>(read: () => Promise<T>, isGood: (found: T) => boolean): Promise<T> =>
  vi.waitFor(
    async () => {
      const found = await read();
      expect(isGood(found)).toBe(true);
      return found;
    },
    { timeout: 15_000, interval: 100 },
  );
const CHROME = 'data-portico="header"';
const chromeOf = (host: RunningHost) =>
  eventually(
    () => page(host),
    (html) => html.includes(CHROME),
  );

describe.concurrent.each([
  { language: 'PHP', startWith: startPhpWith },
  { language: 'Python', startWith: startPythonWith },
])('$language', ({ startWith }) => {
  test('after a restart while the service is dead, the copy is shown, and its style sheet sent', () =>
    withBench(startWith, LONG, async ({ service, start }) => {
      const first = await start();
      const html = await chromeOf(first);
      const [styles = ''] = /\/chrome\/assets\/[\w-]+\.css/.exec(html) ?? [];
      const file = async () => (await fetch(first.origin + styles)).text();
      const sent = await eventually(file, (text) => text.includes('.portico-header'));
      await first.stop();
      await service.become('dead');
      const second = await start();
      expect(await page(second)).toContain(CHROME);
      const again = await fetch(second.origin + styles);
      expect(await again.text()).toBe(sent);
      expect(again.headers.get('content-type')).toBe('text/css; charset=utf-8');
      expect(again.headers.get('cache-control')).toContain('immutable');
    }));

  test('after freshUntil, the copy is shown without its announcement', () =>
    withBench(startWith, LONG, async ({ service, start }) => {
      const host = await start();
      const freshUntil = Date.now() + 12_000;
      service.change({ freshUntil });
      expect(markedBy(await chromeOf(host))).toEqual({ edition: 1, announcement: true });
      await service.become('dead');
      await wait(freshUntil - Date.now() + 100);
      expect(markedBy(await page(host))).toEqual({ edition: 1, announcement: false });
    }));

  test('a stale copy is shown while it is renewed', () =>
    withBench(startWith, SHORT.replace('while-revalidate=1', 'while-revalidate=600'), async ({ service, start }) => {
      const host = await start();
      await chromeOf(host);
      await wait(1_200);
      service.publish();
      expect(markedBy(await page(host))?.edition).toBe(1);
      await vi.waitFor(async () => expect(markedBy(await page(host))?.edition).toBe(2), {
        timeout: 15_000,
        interval: 50,
      });
    }));

  test.each(['/chrome/elements.js', '/chrome/licenses.txt'])('%s is that of the service', (path) =>
    withBench(startWith, LONG, async ({ service, start }) => {
      const host = await start();
      const sent = await eventually(
        () => fetch(host.origin + path),
        ({ status }) => status === 200,
      );
      expect(await sent.text()).toBe(await (await fetch(service.origin + path)).text());
      expect([sent.headers.get('set-cookie'), sent.headers.get('location')]).toEqual([null, null]);
    }),
  );

  test('a teaser that the service does not have is 504', () =>
    withBench(startWith, LONG, async ({ service, start }) => {
      const path = '/chrome/teaser/blog?lang=en&theme=light';
      const host = await start();
      await chromeOf(host);
      expect((await fetch(service.origin + path)).status).toBe(404);
      const sent = await fetch(host.origin + path);
      expect(sent.status).toBe(504);
      expect([sent.headers.get('set-cookie'), sent.headers.get('location')]).toEqual([null, null]);
    }));
});

/** How the hosts in Node, PHP and Python use their copies, beyond the failure matrix and hostile-clients.test.ts. */

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FaultyService, startFaultyService } from '../../packages/cli/src/conformance/faulty-service.ts';
import { markedBy } from '../../packages/cli/src/conformance/marked-answers.ts';
import type { RunningHost } from '../../packages/cli/src/conformance/site.ts';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { startNodeServerWith } from '../../tools/examples/start-node-server.ts';
import { startPhpWith } from '../../tools/examples/start-php.ts';
import { startPythonWith } from '../../tools/examples/start-python.ts';

const LIFETIMES = 'public, max-age=1, stale-while-revalidate=300, stale-if-error=600';

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
  work: (bench: Bench) => Promise<void>,
) {
  const service = await startFaultyService(real.origin, LIFETIMES, { marked: true });
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
  { language: 'Node', startWith: startNodeServerWith },
  { language: 'PHP', startWith: startPhpWith },
  { language: 'Python', startWith: startPythonWith },
])('$language', ({ startWith }) => {
  test('after a restart while the service is dead, the copy is shown, and its style sheet sent', () =>
    withBench(startWith, async ({ service, copies, start }) => {
      const first = await start();
      const html = await chromeOf(first);
      const [styles = ''] = /\/chrome\/assets\/[\w-]+\.css/.exec(html) ?? [];
      const file = async () => (await fetch(first.origin + styles)).text();
      const sent = await eventually(file, (text) => text.includes('.portico-header'));
      // both are stored after an answer, unless the disk is too slow
      await eventually(
        async () => [await page(first), ...(await readdir(copies))],
        (kept) => kept.some((name) => name.endsWith('.json')) && kept.some((name) => name.endsWith(basename(styles))),
      );
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
    withBench(startWith, async ({ service, start }) => {
      const host = await start();
      const freshUntil = Date.now() + 12_000;
      service.change({ freshUntil });
      expect(markedBy(await chromeOf(host))).toEqual({ edition: 1, announcement: true });
      await service.become('dead');
      await wait(freshUntil - Date.now() + 100);
      expect(markedBy(await page(host))).toEqual({ edition: 1, announcement: false });
    }));
});

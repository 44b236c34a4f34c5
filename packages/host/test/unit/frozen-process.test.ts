/** Hosts whose process a platform freezes between requests, as Lambda does. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { answerFor } from './support/fake-service.ts';

const PAGES = fileURLToPath(new URL('fixtures/pages.mjs', import.meta.url));

/** In milliseconds: longer than the host's deadline of 500, and longer than any of its requests can take. */
const SHORT = 900;
const LONG = 2_000;

const answers =
  (text: string): RequestListener =>
  (_, response) => {
    const answer = { ...answerFor(new URLSearchParams(), { maxAge: 0 }), header: headerWith(text) };
    response.setHeader('portico-state', 'fresh').end(JSON.stringify(answer));
  };
const headerWith = (text: string) => `<header data-portico="header">${text}</header>`;
const hangs: RequestListener = () => {};

async function startHost() {
  let answer = answers('first');
  let requests = 0;
  const service = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const host = spawn(process.execPath, [PAGES, `http://127.0.0.1:${port}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    host.kill('SIGKILL');
    service.closeAllConnections();
    service.close();
  });
  const [origin] = await once(createInterface(host.stdout), 'line');
  return {
    page: async () => (await fetch(origin)).json() as Promise<{ source: string; header: string; problems: string[] }>,
    become: (next: RequestListener) => {
      answer = next;
    },
    /** Until the service has a further request. */
    requested: async (work: () => unknown) => {
      const before = requests;
      work();
      await expect.poll(() => requests, { interval: 5 }).toBeGreaterThan(before);
    },
    freeze: async (milliseconds: number, meanwhile: () => void = () => {}) => {
      host.kill('SIGSTOP');
      await setTimeout(milliseconds);
      meanwhile();
      host.kill('SIGCONT');
    },
    breakConnections: () => service.closeAllConnections(),
  };
}

test('the time in which it was frozen does not count: a waiting page has the chrome', async () => {
  const { page, become, requested, freeze, breakConnections } = await startHost();
  become(hangs);
  let waiting: ReturnType<typeof page> | undefined;
  await requested(() => {
    waiting = page();
  });
  await freeze(SHORT, () => {
    become(answers('second'));
    breakConnections();
  });
  expect(await waiting).toEqual({ source: 'service', header: headerWith('second'), problems: [] });
});

test('a renewal that was frozen for long is replaced, and its failure is not reported', async () => {
  const { page, become, requested, freeze } = await startHost();
  expect((await page()).header).toBe(headerWith('first'));
  become(hangs);
  await requested(page);
  // its connections stay open but dead, as after a change of network
  await freeze(LONG, () => become(answers('second')));
  await expect.poll(page).toMatchObject({ header: headerWith('second') });
  await setTimeout(SHORT);
  expect(await page()).toEqual({ source: 'service', header: headerWith('second'), problems: [] });
});

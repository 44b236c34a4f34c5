/** `portico dev` between a save and the page: one build at a time, and nothing is served in between. */

import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/local/free-port.ts';
import { type Front, startFront } from '../../src/local/front.ts';
import { startRebuilds } from '../../src/local/rebuilds.ts';
import { watchCompany } from '../../src/local/watch-company.ts';

/** A build that ends when the test says so. */
function slowBuild() {
  const state = { saved: 0, served: 0, running: 0, most: 0, builds: 0 };
  const ends: ((error?: Error) => void)[] = [];
  const rebuild = async () => {
    const read = state.saved;
    state.builds += 1;
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    try {
      await new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
      state.served = read;
    } finally {
      state.running -= 1;
    }
  };
  return { state, rebuild, end: (error?: Error) => ends.shift()?.(error), isWaiting: () => ends.length > 0 };
}

const never = (error: unknown) => {
  throw error;
};

test('thirty saves while a build runs lead to one more, and the last is served', async () => {
  const { state, rebuild, end, isWaiting } = slowBuild();
  const { change, settled } = startRebuilds(rebuild, never, 0);
  state.saved += 1;
  change();
  await expect.poll(isWaiting).toBe(true);
  for (let save = 0; save < 30; save += 1) {
    state.saved += 1;
    change();
  }
  end();
  await expect.poll(isWaiting).toBe(true);
  end();
  await settled();
  expect(state).toEqual({ saved: 31, served: 31, running: 0, most: 1, builds: 2 });
});

test('after a build that fails, the next save builds again', async () => {
  const { state, rebuild, end, isWaiting } = slowBuild();
  const reported: unknown[] = [];
  const { change, settled } = startRebuilds(rebuild, (error) => reported.push(error), 0);
  for (const error of [new Error('no disk'), undefined]) {
    state.saved += 1;
    change();
    await expect.poll(isWaiting).toBe(true);
    end(error);
    await settled();
  }
  expect([reported, state.served]).toEqual([[new Error('no disk')], 2]);
});

test('files are watched where the configuration says now, also in a folder that is made later or replaced', async () => {
  const company = await mkdtemp(join(tmpdir(), 'portico-watched-'));
  const save = (path: string, text: string) => writeFile(join(company, path), text);
  const configure = (content: string) =>
    save(
      'portico.config.ts',
      `export default { format: 1, languages: { en: { name: 'English' } }, defaultLanguage: 'en', content: '${content}' };`,
    );
  await mkdir(join(company, 'locales'));
  await configure('locales');
  let saves = 0;
  const { follow, stop } = watchCompany(company, () => {
    saves += 1;
  });
  onTestFinished(async () => {
    stop();
    await rm(company, { recursive: true });
  });
  const isSeen = async (change: () => Promise<unknown>) => {
    await follow();
    saves = 0;
    await change();
    await expect.poll(() => saves).toBeGreaterThan(0);
  };
  await isSeen(() => save('locales/en.json', '{}'));
  await isSeen(() => configure('content/texts'));
  await isSeen(() => mkdir(join(company, 'content')));
  await isSeen(() => mkdir(join(company, 'content/texts')));
  await isSeen(() => save('content/texts/en.json', '{}'));
  await isSeen(() => rm(join(company, 'content'), { recursive: true }));
  await isSeen(() => mkdir(join(company, 'content/texts'), { recursive: true }));
  await isSeen(() => save('content/texts/en.json', '{}'));
});

let target: Server | undefined;
let front: Front | undefined;
afterEach(() => {
  front?.stop();
  target?.close();
});

async function inFront(html: string, settled: () => Promise<void> = async () => undefined): Promise<string> {
  target = createServer(({ headers }, answer) => {
    answer.setHeader('content-length', Buffer.byteLength(html)).setHeader('host-asked', headers.host ?? '');
    answer.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  }).listen(0, '127.0.0.1');
  await once(target, 'listening');
  const port = await freePort();
  front = await startFront({ port, target: (target.address() as AddressInfo).port, settled });
  return `http://localhost:${port}`;
}

test('a request waits until what was saved before is built', async () => {
  const { state, rebuild, end, isWaiting } = slowBuild();
  const { change, settled } = startRebuilds(rebuild, never, 0);
  const origin = await inFront('<p>', settled);
  state.saved = 1;
  change();
  await expect.poll(isWaiting).toBe(true);
  const served = fetch(origin).then(() => state.served);
  end();
  expect(await served).toBe(1);
});

test('a page loads again after a build; what pages request for themselves is passed on as it is', async () => {
  const origin = await inFront('<p>Café</p>');
  const page = await fetch(origin, { headers: { 'sec-fetch-dest': 'document' } });
  const [, script = ''] = /^<p>Café<\/p><script src="([^"]+)"><\/script>$/.exec(await page.text()) ?? [];
  expect(page.headers.get('host-asked')).toBe(new URL(origin).host);
  const [, path = ''] =
    /new EventSource\('([^']+)' \+ search\).*location\.reload\(\)/.exec(await (await fetch(origin + script)).text()) ??
    [];
  const events = `${origin}${path}${new URL(script, origin).search}`;
  const listen = async () => (await fetch(events)).body?.getReader();
  const message = async (listening: ReturnType<typeof listen>) =>
    new TextDecoder().decode((await (await listening)?.read())?.value);
  const open = listen();
  await open;
  front?.refresh();
  expect(await message(open)).toMatch(/^data: *\n\n$/);
  // a page that was still loading when the build ended
  expect(await message(listen())).toMatch(/^data: *\n\n$/);
  expect(await (await fetch(origin)).text()).toBe('<p>Café</p>');
});

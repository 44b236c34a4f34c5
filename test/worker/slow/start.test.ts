/** What `npm start` runs: Studio, service and sample blog at one address, with what was published kept between starts. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../packages/cli/src/local/free-port.ts';
import { type StartedStudio, startStudio } from '../../../packages/cli/src/local/studio.ts';

let state: string;
let running: StartedStudio;
let origin: string;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'portico-state-'));
  await start();
});
afterAll(async () => {
  await running.stop();
  await rm(state, { recursive: true });
});

async function start(): Promise<void> {
  const port = await freePort();
  running = await startStudio({ port, persistTo: state });
  origin = `http://localhost:${port}`;
}

const get = (path: string) => fetch(origin + path, { signal: AbortSignal.timeout(15_000) });
const textOf = async (path: string) => (await get(path)).text();
const shownIn = async (path: string) => /data-portico-announcement="([^"]+)"/.exec(await textOf(path))?.[1];

test('the Studio, its preview and the service answer at one address', async () => {
  expect(await textOf('/')).toContain('<title>Portico Studio</title>');
  expect((await get('/api/session')).status).toBe(200);
  expect(await textOf('/preview')).toContain('<title>English, dark – Portico preview</title>');
  expect(await textOf('/chrome/footer')).toContain('<footer class="portico-footer"');
  expect(await textOf('/chrome/manifest.json')).toContain(`"fallback":"${origin}/chrome/header?`);
});

test('a header shows the image of the sample blog', async () => {
  const image = async () => /src="([^"]+[.]svg)[?]w=300"/.exec(await textOf('/chrome/header?lang=de'))?.[1] ?? '';
  await expect.poll(image).toMatch(new RegExp(`^${origin}/`));
  expect((await fetch(await image())).headers.get('content-type')).toBe('image/svg+xml');
});

test('what is published is seen by hosts, and kept when it is started again', async () => {
  const id = await shownIn('/chrome/header');
  expect(id).toBeDefined();
  const ended = await fetch(`${origin}/api/announcements/${id}/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ languages: ['en'], reason: '' }),
  });
  expect(ended.status).toBeLessThan(300);
  await expect.poll(() => shownIn('/chrome/header'), { timeout: 60_000 }).not.toBe(id);
  await running.stop();
  await start();
  expect(await textOf('/api/versions')).toContain('"version":2');
  await expect.poll(() => shownIn('/chrome/header'), { timeout: 60_000 }).not.toBe(id);
});

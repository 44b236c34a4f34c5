/** The file handler asks the service only, whatever address it is given. */

import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

interface FileHandler {
  chromeFile: (url: string) => Promise<{ body: Uint8Array; headers: Record<string, string> } | undefined>;
}

const STYLES = '/chrome/assets/chrome-0123456789.css';
const IMMUTABLE = { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' };

let directory: string;
let chromeFile: FileHandler['chromeFile'];
const asked = { service: [] as string[], stranger: [] as string[] };
const servers: Server[] = [];

async function listen(name: keyof typeof asked): Promise<string> {
  const server = createServer((request, response) => {
    asked[name].push(request.url ?? '');
    response.writeHead(200, IMMUTABLE).end(`from the ${name}`);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let stranger: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portico-files-'));
  vi.stubEnv('CHROME_ORIGIN', await listen('service'));
  vi.stubEnv('CHROME_COPIES', directory);
  stranger = await listen('stranger');
  const address = new URL('../../examples/node-server/chrome-files.mjs', import.meta.url).href;
  ({ chromeFile } = (await import(/* @vite-ignore */ address)) as FileHandler);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const server of servers) server.close();
  await rm(directory, { recursive: true, force: true });
});
beforeEach(() => {
  asked.service.length = 0;
  asked.stranger.length = 0;
});

test.each<[string, (host: string) => string]>([
  ['absolute', (host) => `http://${host}${STYLES}`],
  ['absolute, in capitals', (host) => `HTTP://${host}${STYLES}`],
  ['protocol-relative', (host) => `//${host}${STYLES}`],
  ['protocol-relative with backslashes', (host) => `\\\\${host}${STYLES}`],
  ['protocol-relative with a slash and a backslash', (host) => `/\\${host}${STYLES}`],
  ['with line breaks', (host) => `/\n/${host}${STYLES}`],
  ['with leading space', (host) => ` http://${host}${STYLES}`],
  ['with credentials', (host) => `http://chrome@${host}${STYLES}`],
])('an address that is %s is not fetched from its origin', async (_, addressAt) => {
  const file = await chromeFile(addressAt(new URL(stranger).host));
  expect(asked.stranger).toEqual([]);
  if (file) expect(String(file.body)).toBe('from the service');
});

test.each([
  '/chrome/../secret',
  '/chrome/%2e%2e/secret',
  '/chrome/.%2E/secret',
  '/chrome/assets/..%2f..%2fsecret',
  '/chrome/assets/%2e%2e%5csecret',
  '/chrome\\..\\secret',
  '/chrome/assets/..\\..\\..\\secret',
  '/chrome/assets/%252e%252e%252fsecret',
  '/chromesecret',
  '/secret',
  '',
  '*',
])('%s is not asked for', async (address) => {
  expect(await chromeFile(address)).toBeUndefined();
  expect([asked.service, asked.stranger]).toEqual([[], []]);
});

test('what a stranger sent is never kept', async () => {
  await chromeFile(stranger + STYLES);
  expect(String((await chromeFile(STYLES))?.body)).toBe('from the service');
  expect(await readdir(directory)).toEqual([STYLES.split('/').at(-1)]);
});

/** The file handlers ask the service only, whatever address they are given. */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createChrome } from '../../src/index.ts';
import { nodeHandler } from '../../src/node.ts';
import { memoryCopies } from './support/fake-service.ts';

/** Ends with the first digits of the hash of `from the service`. */
const STYLES = '/chrome/assets/chrome-14802ae1aa.css';
const IMMUTABLE = { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' };

const requested = { service: [] as string[], stranger: [] as string[], host: [] as string[] };
const servers: Server[] = [];
const { copies, stored } = memoryCopies();

async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const startServer = (name: 'service' | 'stranger') =>
  listen(
    createServer((request, response) => {
      requested[name].push(request.url ?? '');
      response.writeHead(200, IMMUTABLE).end(`from the ${name}`);
    }),
  );

let stranger: string;
let host: string;
let chromeFiles: (request: Request) => Promise<Response>;
beforeAll(async () => {
  stranger = await startServer('stranger');
  const service = `http://${await startServer('service')}`;
  ({ chromeFiles } = createChrome({ service, copies, report: () => {} }));
  const handler = nodeHandler(chromeFiles);
  host = await listen(
    createServer((request, response) => {
      requested.host.push(request.url ?? '');
      handler(request, response);
    }),
  );
});
afterAll(() => {
  for (const server of servers) server.close();
});
beforeEach(() => {
  for (const list of Object.values(requested)) list.length = 0;
});

/** Sends a request line as it is, which `fetch` would normalize. */
async function raw(target: string, hostHeader = host): Promise<{ status: number; body: string }> {
  const [name = '', port = ''] = host.split(':');
  const socket = connect(Number(port), name);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostHeader}\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

describe('an address that names another origin', () => {
  test.each<[string, (origin: string) => string]>([
    ['absolute', (origin) => `http://${origin}${STYLES}`],
    ['absolute in capitals', (origin) => `HTTP://${origin}${STYLES}`],
    ['with credentials', (origin) => `http://chrome@${origin}${STYLES}`],
  ])('as a request target: %s', async (_, addressAt) => {
    const { status, body } = await raw(addressAt(stranger));
    expect([requested.stranger, requested.service.includes(STYLES)]).toEqual([[], true]);
    expect([status, body]).toEqual([200, expect.stringContaining('from the service')]);
  });

  test.each<[string, (origin: string) => string]>([
    ['protocol-relative', (origin) => `//${origin}${STYLES}`],
    ['with three slashes', (origin) => `///${origin}${STYLES}`],
    ['with backslashes', (origin) => `\\\\${origin}${STYLES}`],
    ['with a slash and a backslash', (origin) => `/\\${origin}${STYLES}`],
    ['with an encoded slash', (origin) => `/%2f${origin}${STYLES}`],
    ['another scheme', (origin) => `ftp://${origin}/x${STYLES}`],
    ['with a file', () => 'file:///etc/passwd'],
    ['behind the path', (origin) => `/chrome/http://${origin}${STYLES}`],
    ['behind the assets', (origin) => `/chrome/assets//${origin}${STYLES}`],
    ['behind an at sign', (origin) => `/chrome/@${origin}/a.css`],
  ])('as a request target is not found: %s', async (_, addressAt) => {
    const { status, body } = await raw(addressAt(stranger));
    expect(requested.host.length === 1 || status === 400).toBe(true);
    expect([requested.service, requested.stranger]).toEqual([[], []]);
    expect([400, 404]).toContain(status);
    expect(body.trim().replace(/^0$/, '')).toBe('');
  });

  test('as the address of a Request, as in every framework on the Fetch API', async () => {
    const response = await chromeFiles(new Request(`http://${stranger}${STYLES}`));
    expect(await response.text()).toBe('from the service');
    expect(requested.stranger).toEqual([]);
  });

  test('in the Host header, or in headers of proxies', async () => {
    await raw(STYLES, stranger);
    const headers = { 'x-forwarded-host': stranger, forwarded: `host=${stranger}`, 'x-original-url': '/x' };
    await chromeFiles(new Request(`http://${stranger}${STYLES}`, { headers }));
    expect([requested.stranger, requested.service.length > 0]).toEqual([[], true]);
  });
});

test.each([
  '/chrome/../secret',
  '/chrome/%2e%2e/secret',
  '/chrome/assets/..%2f..%2fsecret',
  '/chrome/assets/%252e%252e%252fsecret',
  '/chrome\\..\\secret',
  '/chrome/assets/a.css/../../../secret',
  '/chrome/assets/a.css%00.js',
  '/chrome/assets/%zz.css',
  '/chrome/teaser/../../secret',
  '/chrome;x/header',
  '/Chrome/header',
  '/chrome//header',
  '/secret',
  '*',
])('%s is not found, and causes no request', async (target) => {
  const { status } = await raw(target);
  expect([400, 404]).toContain(status);
  expect([requested.service, requested.stranger]).toEqual([[], []]);
});

test('answers to such requests are never kept', () => {
  expect([...stored.keys()]).toEqual([]);
});

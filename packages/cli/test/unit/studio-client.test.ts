/** The client of a Studio behind Access. */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { connectTo } from '../../src/document/studio-client.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => void server.close()));

/** @returns the origin of a server that counts requests, and redirects to an address or answers `{}` */
async function serve(redirect?: string) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers['cf-access-client-secret']}`);
    response.writeHead(redirect === undefined ? 200 : 302, redirect === undefined ? {} : { location: redirect });
    response.end('{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('a service token is sent to the Studio, and not to where it redirects', async () => {
  const elsewhere = await serve();
  const studio = await serve(`${elsewhere.origin}/sign-in`);
  const { readDraft } = connectTo(studio.origin, { CF_ACCESS_CLIENT_ID: 'id', CF_ACCESS_CLIENT_SECRET: 'secret' });
  await expect(readDraft()).rejects.toThrow(`${studio.origin} requires sign-in: set CF_ACCESS_CLIENT_ID`);
  expect(studio.asked).toEqual(['/api/draft secret']);
  expect(elsewhere.asked).toEqual([]);
});

/** A static file server for the pages of examples, on 127.0.0.1. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { ownValue } from '../../src/contract/own-value.ts';
import type { RunningExample } from './example.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

interface ServedFiles {
  /** By default a free one. */
  readonly port?: number | undefined;
  readonly directory: string;
  /** Files for certain paths, such as `/de.html` for `/de/`. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Changes the text of HTML files. */
  readonly html?: (text: string) => string;
}

export async function serveDirectory({
  directory,
  port: wanted = 0,
  paths = {},
  html,
}: ServedFiles): Promise<RunningExample> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const path = normalize((ownValue(paths, pathname) ?? pathname).replace(/\/$/, '/index.html'));
    const type = ownValue(TYPES, extname(path));
    const body = type && (await readFile(join(directory, path)).catch(() => undefined));
    if (!body) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    response.writeHead(200, { 'content-type': type });
    response.end(html && path.endsWith('.html') ? html(body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

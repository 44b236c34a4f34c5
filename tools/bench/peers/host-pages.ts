/** Serves one host page for each header, without caching, and can hold scripts back. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FONTS_PAGE } from '../browser/rendering.ts';
import type { Peer } from './build-peers.ts';

export interface HostPages {
  readonly origin: string;
  /** The page with a header; without a name, the page with none. */
  readonly htmlOf: (name?: string) => string;
  /** The address of the page with a header; without a name, of a page with none. */
  readonly pageOf: (name?: string) => string;
  /** Holds scripts back until the returned function is called. */
  readonly holdScripts: () => () => void;
  readonly stop: () => void;
}

const TYPES: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml' };
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 158"/>';

export async function serveHostPages(peers: readonly Peer[]): Promise<HostPages> {
  const contents = new Map([
    ['/', hostPage('', '')],
    ['/fonts', FONTS_PAGE],
  ]);
  for (const { name, head, header, files } of peers) {
    contents.set(`/${name}`, hostPage(head, header));
    for (const [path, text] of files) contents.set(path, text);
  }
  let released: Promise<void> = Promise.resolve();
  const server = createServer(async ({ url = '/' }, response) => {
    const extension = url.split('.')[1] ?? '';
    if (extension === 'js') await released;
    const content = extension === 'svg' ? IMAGE : contents.get(url);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': `${TYPES[extension] ?? 'text/html'}; charset=utf-8`,
      'cache-control': 'no-store',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    htmlOf: (name = '') => contents.get(`/${name}`) ?? '',
    pageOf: (name = '') => `${origin}/${name}`,
    holdScripts: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** All headers use the host's font: searching for fonts that a machine lacks takes longer than everything else. */
function hostPage(head: string, header: string): string {
  const paragraphs = '<p>Some text of the host, so that the page has something to lay out and to scroll.</p>'.repeat(
    40,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page of the host</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>:root { --portico-font: system-ui, sans-serif; } body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }</style>${head}</head>
<body>${header}<main id="main"><h1>A page of the host</h1>${paragraphs}</main></body></html>`;
}

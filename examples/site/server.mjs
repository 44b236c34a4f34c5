// The host site behind Varnish and nginx: pages with includes. `PORT=8081 node examples/site/server.mjs`
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const FILES = {
  '/': 'index.html',
  '/de/': 'de/index.html',
  '/community/': 'community/index.html',
  '/site.css': 'site.css',
};

createServer(async (request, response) => {
  const file = FILES[request.url.split('?')[0]];
  if (!file) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  const body = await readFile(new URL(file, import.meta.url));
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=60' };
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
  const html = file.endsWith('.html');
  headers['content-type'] = html ? 'text/html; charset=utf-8' : 'text/css; charset=utf-8';
  // announces includes to Varnish
  if (html) headers['surrogate-control'] = 'content="ESI/1.0"';
  response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
}).listen(Number(process.env.PORT ?? 8081), '127.0.0.1');

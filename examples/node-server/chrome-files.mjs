// The chrome's style sheets, scripts and images, kept with the copies that name them. Copy this file too.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEADLINE, DIRECTORY, keepFile, SERVICE } from './chrome.mjs';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', svg: 'image/svg+xml' };

/** What the service has at `/chrome/…`, or undefined where it can't be had. A page is blank until its style sheet is. */
export async function chromeFile(url) {
  const address = new URL(url, SERVICE);
  // /chrome/../x and the like are other paths of the service's origin, whoever decodes them.
  if (!address.pathname.startsWith('/chrome/') || /(\.|%2e){2}/i.test(url.split('?')[0])) return undefined;
  const [, name, type] = /^\/chrome\/assets\/([\w-]+\.(css|js|svg))$/.exec(address.pathname) ?? [];
  // Without a made-up query.
  if (name) address.search = '';
  const kept = name && (await readFile(join(DIRECTORY, name)).catch(() => undefined));
  // The name holds a hash of the content.
  const immutable = 'public, max-age=31536000, immutable';
  if (kept) return { body: kept, headers: { 'content-type': TYPES[type], 'cache-control': immutable } };
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE) });
    const cacheControl = response.headers.get('cache-control') ?? 'no-store';
    if (response.status !== 200) return undefined;
    const body = Buffer.from(await response.arrayBuffer());
    // An error page of a gateway isn't immutable.
    if (name && cacheControl.includes('immutable')) await keepFile(name, body);
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    return { body, headers: { 'content-type': contentType, 'cache-control': cacheControl } };
  } catch (error) {
    console.warn(`${url}: ${error.message}`);
  }
}

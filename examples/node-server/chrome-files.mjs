// The chrome's style sheets, scripts and images, stored with the copies that need them. Copy this file too.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEADLINE, DIRECTORY, SERVICE, storeFile } from './chrome.mjs';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8', svg: 'image/svg+xml' };

/** The file at `/chrome/…`, or undefined if the service does not send it. Browsers wait for the style sheet. */
export async function chromeFile(url) {
  const address = new URL(url, SERVICE);
  // Refuse paths that lead out of /chrome/, such as /chrome/../x, however they are encoded.
  if (!address.pathname.startsWith('/chrome/') || /(\.|%2e){2}/i.test(url.split('?')[0])) return undefined;
  const [, name, type] = /^\/chrome\/assets\/([\w-]+\.(css|js|svg))$/.exec(address.pathname) ?? [];
  // Without a query, which visitors could vary.
  if (name) address.search = '';
  const stored = name && (await readFile(join(DIRECTORY, name)).catch(() => undefined));
  // The name contains a hash of the content.
  const immutable = 'public, max-age=31536000, immutable';
  if (stored) return { body: stored, headers: { 'content-type': TYPES[type], 'cache-control': immutable } };
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE) });
    const cacheControl = response.headers.get('cache-control') ?? 'no-store';
    if (response.status !== 200) return undefined;
    const body = Buffer.from(await response.arrayBuffer());
    // An error page of a gateway is not immutable.
    if (name && cacheControl.includes('immutable')) await storeFile(name, body);
    const contentType = response.headers.get('content-type') ?? 'application/octet-stream';
    return { body, headers: { 'content-type': contentType, 'cache-control': cacheControl } };
  } catch (error) {
    console.warn(`${url}: ${error.message}`);
  }
}

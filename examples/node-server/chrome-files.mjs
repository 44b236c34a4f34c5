// The chrome's style sheets, scripts and images, stored with the copies that need them. Copy this file too.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEADLINE, DIRECTORY, SERVICE, storeFile } from './chrome.mjs';

const TYPES = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
};

// Names without dots or escapes, so that no path leads out of /chrome/.
const PATH = /^\/chrome\/(?:assets\/([\w-]+\.(css|js|svg|txt|json))|(?:teaser\/)?[\w-]+(?:\.\w+)?)$/;

/** The file at `/chrome/…`, or undefined if the service does not send it. Browsers wait for the style sheet. */
export async function chromeFile(url) {
  // Only a path and a query are taken from the visitor: an absolute address would name another origin.
  const [, path, search = ''] = /^(\/[^?#\s\\]*)(\?[^#\s]*)?$/.exec(url) ?? [];
  const [isFile, name, type] = PATH.exec(path ?? '') ?? [];
  if (!isFile) return undefined;
  const address = new URL(SERVICE);
  address.pathname = path;
  address.search = search;
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

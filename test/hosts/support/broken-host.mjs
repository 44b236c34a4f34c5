/**
 * A host site that includes the fragments correctly, or with one of these faults in it, named by the variable FAULT.
 * PORT, CHROME_ORIGIN and FAULT are environment variables. With SITE its pages belong to that site, and fill its search.
 */

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const { PORT, CHROME_ORIGIN, FAULT = 'none', SITE } = process.env;

const has = (...names) => names.includes(FAULT);

const DEADLINE = 1_000;
const PAUSE = 2_000;
const FALLBACK = {
  header: '<header data-fallback="header"><a href="/">Home</a></header>',
  footer: '<footer data-fallback="footer"><a href="/legal">Legal</a></footer>',
};
const PAGES = { '/': 'en', '/de/': 'de' };

/** By address of the fragment. */
const entries = new Map();

async function fragment(name, language, request) {
  const query = has('passes the query on') ? `&${request.url.split('?')[1] ?? ''}` : '';
  const site = SITE && !(has('forgets its site') && language === 'de') ? `&site=${SITE}` : '';
  const path = `/chrome/${name}?lang=${language}${site}${query}`;
  if (!entries.has(path)) entries.set(path, { pausedUntil: 0 });
  const entry = entries.get(path);
  const age = () => (Date.now() - (entry.at ?? Number.NEGATIVE_INFINITY)) / 1_000;
  if (has('sends a request for each visitor')) await renew(entry, name, path, request);
  else if (!(age() < entry.maxAge) && (has('does not pause') || Date.now() >= entry.pausedUntil)) {
    if (!has('keeps copies for ever') || entry.body === undefined) {
      entry.renewal ??= renew(entry, name, path, request).finally(() => {
        entry.renewal = undefined;
      });
      await entry.renewal;
    }
  }
  const mayShow = age() < entry.maxAge + entry.staleIfError || has('shows expired copies', 'keeps copies for ever');
  if (entry.body !== undefined && mayShow && !(has('keeps no copy') && entry.failed)) return entry.body;
  if (has('answers 500 without the service')) throw new Error('no chrome');
  return FALLBACK[name];
}

async function renew(entry, name, path, request) {
  try {
    const headers = has('sends the cookies of visitors') ? { cookie: request.headers.cookie ?? '' } : {};
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), DEADLINE);
    const response = await fetch(CHROME_ORIGIN + path, {
      headers,
      redirect: has('follows redirects') ? 'follow' : 'manual',
      signal: controller.signal,
    });
    if (has('no deadline over the body')) clearTimeout(timer);
    const is404 = response.status === 404 && has('keeps what a 404 contains');
    if (response.status !== 200 && !has('passes error pages on') && !is404)
      throw new Error(`status ${response.status}`);
    const body = has('accepts half fragments') ? await received(response) : await response.text();
    clearTimeout(timer);
    const isWhole = body.includes(`data-portico="${name}"`) && body.endsWith('</script>');
    const isStarted = body.includes(`data-portico="${name}"`) && has('accepts half fragments');
    if (!isWhole && !isStarted && !is404 && !has('passes error pages on')) throw new Error('not a whole fragment');
    const seconds = (lifetime) =>
      Number(new RegExp(`${lifetime}=(\\d+)`).exec(response.headers.get('cache-control'))?.[1] ?? 0);
    Object.assign(entry, {
      body,
      at: Date.now(),
      maxAge: is404 ? 600 : seconds('max-age'),
      staleIfError: seconds('stale-if-error'),
      failed: false,
    });
  } catch {
    entry.pausedUntil = Date.now() + PAUSE;
    entry.failed = true;
  }
}

/** What has arrived of a body when it breaks off. */
async function received(response) {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body) text += decoder.decode(chunk, { stream: true });
  } catch {}
  return text;
}

const files = new Map();

async function file(target) {
  const path = target.split('?')[0];
  const [, hash, type] = /^\/chrome\/assets\/[\w-]+-([0-9a-f]{10})\.(css|js)$/.exec(path) ?? [];
  if (/^\/chrome\/(elements|loader)\.js$/.test(path)) return stableFile(path);
  const relaysAnything = has('requests absolute addresses');
  if (hash === undefined && !relaysAnything) return undefined;
  if (!files.has(path)) {
    const response = await fetch(new URL(target, CHROME_ORIGIN), { signal: AbortSignal.timeout(DEADLINE) });
    const body = Buffer.from(await response.arrayBuffer());
    const isFile = createHash('sha256').update(body).digest('hex').startsWith(hash);
    if (response.status !== 200 || !(isFile || relaysAnything || has('keeps any file'))) return undefined;
    files.set(path, { body, type: type === 'css' ? 'text/css' : 'text/javascript' });
  }
  return files.get(path);
}

async function stableFile(path) {
  const known = files.get(path);
  if (known && !has('keeps no stable address')) return known;
  const response = await fetch(CHROME_ORIGIN + path, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE) });
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !type.startsWith('text/javascript')) return undefined;
  files.set(path, { body: Buffer.from(await response.arrayBuffer()), type });
  return files.get(path);
}

createServer(async (request, response) => {
  const path = request.url.split('?')[0];
  try {
    if (path === '/chrome/events' && has('passes on the cookies of events')) {
      await fetch(CHROME_ORIGIN + path, {
        method: 'POST',
        body: '1 main en',
        headers: { cookie: request.headers.cookie },
      });
      return response.writeHead(204).end();
    }
    if (path.startsWith('/chrome/') || (has('requests absolute addresses') && /^https?:\/\//.test(path))) {
      const found = await file(request.url);
      return found
        ? response.writeHead(200, { 'content-type': found.type }).end(found.body)
        : response.writeHead(404).end();
    }
    const language = PAGES[path];
    if (language === undefined) return response.writeHead(404).end();
    const [header, footer] = await Promise.all([
      fragment('header', language, request),
      fragment('footer', language, request),
    ]);
    const search = SITE ? '<a data-portico-fill="search" href="/search">Search</a>' : '';
    const filled = has('fills a place twice') ? search + search : search;
    const styles = has('fixes the height of its body')
      ? 'html, body { height: 100% }'
      : has('hides the overflow of html and body')
        ? 'html, body { overflow-x: hidden }'
        : '';
    const [before, after] = has('has a form in a form')
      ? ['<form>', '<form><input></form></form>']
      : ['', has('has an import map in its footer') ? '<script type="importmap">{ "imports": {} }</script>' : ''];
    const [boxed, end] = has('scrolls in a box') ? ['<div>', '</div>'] : ['', ''];
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="${language}"><head><title>Host</title><style>${styles}</style></head>
<body>${before}${boxed}${header}${end}${filled}<main><h1>Host</h1></main>${footer}${after}</body></html>`);
  } catch {
    response.writeHead(500).end();
  }
}).listen(Number(PORT), '127.0.0.1');

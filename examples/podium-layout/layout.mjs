// A Podium layout that includes the chrome's header and footer as podlets.
// npm install @podium/layout @podium/utils; PORT=8080 CHROME_ORIGIN=https://chrome.example.com node layout.mjs
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import Layout from '@podium/layout';
import { HttpIncoming } from '@podium/utils';
import { documentOf, FALLBACKS, PAGES } from './pages.mjs';

const SERVICE = process.env.CHROME_ORIGIN ?? 'http://127.0.0.1:8787';
const STYLE = await readFile(new URL('../site/site.css', import.meta.url));
// In milliseconds: a visitor's longest wait, and the pause after a failed request.
const DEADLINE = 1_000;
const PAUSE = 2_000;

const layout = new Layout({ name: 'site', pathname: '/', client: { timeout: DEADLINE } });
layout.view(documentOf);

// links=absolute: browsers load style sheet and script from the service's public address.
// throwable: Podium has one fallback for all languages, so this layout keeps its own copies.
const register = (name) =>
  layout.client.register({
    name,
    uri: `${SERVICE}/chrome/manifest.json?fragment=${name}&links=absolute`,
    throwable: true,
  });
const podlets = { header: register('header'), footer: register('footer') };

// Podium caches a manifest for as long as stale-if-error allows, which is a day. Style sheets change sooner.
setInterval(() => layout.client.refreshManifests().catch(() => {}), 60_000).unref();

const copies = new Map();
const requests = new Map();
const pausedUntil = { header: 0, footer: 0 };

/** A podlet's answer: fresh, the last good copy while it is valid, or the fallback. Never rejects. */
async function part(name, incoming, language) {
  const key = `${name} ${language}`;
  const copy = copies.get(key);
  if (Date.now() < copy?.freshUntil) return copy.answer;
  if (Date.now() >= pausedUntil[name]) {
    // One request at a time, for all visitors.
    if (!requests.has(key)) {
      const request = requestPart(name, incoming, language).finally(() => requests.delete(key));
      requests.set(key, request);
    }
    const answer = await requests.get(key);
    if (answer) return answer;
  }
  return Date.now() < copy?.allowedUntil ? copy.answer : { content: FALLBACKS[name] };
}

/** Fetches the answer and keeps a copy; undefined after an error. */
async function requestPart(name, incoming, language) {
  const key = `${name} ${language}`;
  try {
    const answer = await rejectLate(podlets[name].fetch(incoming, { query: queryFor(language) }));
    // Podium also accepts redirects and error pages with status 200; only the service sends Portico-State.
    if (!answer.headers['portico-state'] || !answer.content.includes(`</${name}>`))
      throw new Error('the answer is not the chrome');
    copies.set(key, { answer, ...lifetimesOf(answer.headers) });
    return answer;
  } catch (error) {
    pausedUntil[name] = Date.now() + PAUSE;
    console.warn(`${key}: ${error.message}`);
  }
}

const queryFor = (lang) => ({ lang, theme: 'light', transparent: 'false', assets: 'omit', links: 'absolute' });

/** Podium's own timeout covers the headers only; the body may stall after them. */
async function rejectLate(answer) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${DEADLINE} ms`)), DEADLINE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** How long a copy is fresh, and how long it can be shown after an error: never beyond the end of its announcement. */
function lifetimesOf({ 'cache-control': cacheControl = '', age = 0 }) {
  const seconds = (name) => Number(cacheControl.match(`${name}=(\\d+)`)?.[1] ?? 0);
  const freshUntil = Date.now() + (seconds('max-age') - age) * 1_000;
  return { freshUntil, allowedUntil: freshUntil + seconds('stale-if-error') * 1_000 };
}

createServer(async (request, response) => {
  const path = request.url.split('?')[0];
  if (path === '/site.css') return response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
  const page = PAGES[path];
  if (!page) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  const incoming = new HttpIncoming(request, response);
  try {
    await layout.process(incoming, { proxy: false });
  } catch {
    // Podium builds a URL from the visitor's Host header, which may be invalid.
    return response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
  }
  // Podium would send the podlets the visitor's Host header, device and so on.
  incoming.context = {};
  const [header, footer] = await Promise.all(['header', 'footer'].map((name) => part(name, incoming, page.language)));
  incoming.podlets = [header, footer];
  incoming.view = { ...page, header: header.content, footer: footer.content };
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(layout.render(incoming, page.main));
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');

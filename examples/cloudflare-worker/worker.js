// Worker of a site: includes the chrome in the HTML pages of the origin server, with a fallback if the service fails.

// In milliseconds: how long a visitor waits at most, and how long after a failure the next request is sent.
const DEADLINE = 1_000;
const PAUSE = 2_000;
// The same for the data centre's cache: it usually answers within 10, and pages do not wait for a slow one.
const CACHE_DEADLINE = 100;
const CACHE_PAUSE = 30_000;

const FALLBACK = {
  head: '',
  header: `<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>`,
  footer: `<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>`,
};

export default {
  async fetch(request, env, context) {
    const { origin, pathname } = new URL(request.url);
    if (pathname.startsWith('/chrome/')) return chromeFile(new URL(request.url), env, context);
    const page = await fetch(request);
    // Everything else is passed on unchanged: files, ranges (206), 304, redirects, errors.
    if (page.status !== 200 || !/^text\/html\s*(;|$)/i.test(page.headers.get('content-type') ?? '')) return page;
    const language = pathname.startsWith('/de/') ? 'de' : 'en';
    const { head, header, footer } = await chromeFor(language, { origin, env, context });
    const answer = new Response(page.body, page);
    // These describe the page without the chrome: with them, browsers would keep showing an old chrome.
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-length']) answer.headers.delete(name);
    return new HTMLRewriter()
      .on('head', { element: (element) => void element.append(head, { html: true }) })
      .on('body', {
        element: (element) => void element.prepend(header, { html: true }).append(footer, { html: true }),
      })
      .transform(answer);
  },
};

// Without the visitor's headers: the chrome is the same for everyone. The signal covers the body too.
// If the service is another worker on a route of this zone, fetch does not reach it: bind it (wrangler.toml,
// [[services]]) and use env.CHROME.fetch here.
const askService = (env, path) =>
  fetch(env.CHROME_ORIGIN + path, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE) });

/** A style sheet, script or image of the chrome, cached because copies need it: browsers wait for the style sheet. */
async function chromeFile({ origin, pathname, search }, env, context) {
  // Paths that lead out of /chrome/, however they are encoded.
  if (/(\.|%2e){2}/i.test(pathname)) return new Response(null, { status: 404 });
  // Without the query, which visitors could vary to cause more requests and copies.
  const isAsset = pathname.startsWith('/chrome/assets/');
  const key = origin + pathname;
  const stored = isAsset && (await fromCache(async () => caches.default.match(key)));
  if (stored) return stored;
  try {
    const answer = await askService(env, isAsset ? pathname : pathname + search);
    const file = new Response(await answer.arrayBuffer(), answer);
    // An error page of a gateway is not immutable.
    const isStored = isAsset && file.status === 200 && file.headers.get('cache-control')?.includes('immutable');
    if (isStored) storeLater(key, file.clone(), context);
    return file;
  } catch {
    return new Response(null, { status: 504 });
  }
}

/** In this isolate: when the cache answered late last. */
let cacheLateAt = 0;

/** What the cache holds; undefined if it fails or is late, and for a while after that. Never rejects. */
async function fromCache(read) {
  const elapsed = Date.now() - cacheLateAt;
  if (elapsed >= 0 && elapsed < CACHE_PAUSE) return undefined;
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, CACHE_DEADLINE, 'late');
  });
  const found = await Promise.race([late, read().catch(() => undefined)]);
  clearTimeout(timer);
  if (found !== 'late') return found;
  if (cacheLateAt < Date.now() - CACHE_PAUSE) console.warn('chrome: the cache is slow');
  cacheLateAt = Date.now();
}

/** Stores an answer after the response: no visitor waits for it. */
function storeLater(key, answer, context) {
  const put = async () => caches.default.put(key, answer);
  const late = new Promise((_, reject) => setTimeout(reject, DEADLINE, new Error('late')));
  const failed = (error) => console.warn(`chrome: the cache does not store ${key}: ${error.message}`);
  context.waitUntil(Promise.race([put(), late]).catch(failed));
}

/** By language, in this isolate: the last copy, which needs no cache while it is fresh. */
const copies = new Map();
/** By language, in this isolate: the instant before which no request is sent, after a failure. */
const pausedUntil = new Map();
/** By language, in this isolate: the pending request, shared by all visitors who wait for it. */
const renewals = new Map();

/** Head, header and footer: fresh, the last good copy while it is valid, or the fallback. Never rejects. */
async function chromeFor(language, { origin, env, context }) {
  // One cache per data centre. The Cache API does not implement stale-while-revalidate, so this function does.
  const key = `${origin}/chrome-copy/${language}`;
  let copy = copies.get(language);
  if (!isFresh(copy)) {
    const stored = await fromCache(async () => (await caches.default.match(key))?.json());
    // Only what can be shown, and not from the future.
    if (isChrome(stored) && stored.at <= Date.now() && !(stored.at < copy?.at)) copy = stored;
    if (copy) copies.set(language, copy);
  }
  if (isFresh(copy)) return copy;
  const { maxAge, staleWhileRevalidate, staleIfError } = copy?.freshness ?? {};
  const isPaused = Date.now() < pausedUntil.get(language);
  if (isAllowed(copy, maxAge + staleWhileRevalidate)) {
    if (!isPaused) renewOnce(language, key, env, context);
    return copy;
  }
  const renewed = isPaused ? undefined : await renewOnce(language, key, env, context);
  return renewed ?? (isAllowed(copy, maxAge + staleIfError) ? copy : FALLBACK);
}

/** Whether a copy may be shown for so many seconds, and its content has not changed since. */
const isAllowed = (copy, seconds) =>
  Date.now() < Math.min(copy?.at + seconds * 1_000, Date.parse(copy?.freshness.freshUntil));

const isFresh = (copy) => isAllowed(copy, copy?.freshness.maxAge);

/** The answer of the pending request, or undefined after the deadline. */
function renewOnce(language, key, env, context) {
  // An older request was cancelled together with its visitor's request.
  if (!(Date.now() < renewals.get(language)?.until)) {
    const renewal = { until: Date.now() + 2 * DEADLINE };
    renewal.answer = renew(language, key, env, context).finally(() => renewals.delete(language));
    renewals.set(language, renewal);
    context.waitUntil(renewal.answer);
  }
  const late = new Promise((resolve) => setTimeout(resolve, DEADLINE + 200));
  return Promise.race([renewals.get(language).answer, late]);
}

async function renew(language, key, env, context) {
  try {
    const chrome = await fetchChrome(language, env);
    copies.set(language, chrome);
    const { maxAge, staleIfError } = chrome.freshness;
    const headers = { 'cache-control': `max-age=${maxAge + staleIfError}` };
    storeLater(key, new Response(JSON.stringify(chrome), { headers }), context);
    return chrome;
  } catch (error) {
    pausedUntil.set(language, Date.now() + PAUSE);
    console.warn(`chrome (${language}): ${error.message}`);
  }
}

/** Waits for the complete answer: a body may stall or break off after its headers. */
async function fetchChrome(language, env) {
  const path = `/chrome/all.json?lang=${language}&theme=light&transparent=false&assets=omit`;
  const response = await askService(env, path);
  if (response.status !== 200) throw new Error(`the service answered ${response.status}`);
  const { head, header, footer, freshness } = await response.json();
  const chrome = { head, header, footer, freshness, at: Date.now() };
  if (!isChrome(chrome)) throw new Error('the answer is not the chrome');
  return chrome;
}

function isChrome(value) {
  const { head, header, footer, freshness, at } = value ?? {};
  const { maxAge, staleWhileRevalidate, staleIfError, freshUntil } = freshness ?? {};
  return (
    [head, header, footer].every((part) => typeof part === 'string' && part !== '') &&
    [maxAge, staleWhileRevalidate, staleIfError, at, Date.parse(freshUntil)].every(Number.isFinite)
  );
}

// A site's worker: puts the chrome into the HTML pages of the site's origin, whatever the chrome service does.

// In milliseconds: how long a visitor waits at most, and how long a service that failed is left alone.
const DEADLINE = 1_000;
const PAUSE = 2_000;

const STAND_IN = {
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
    // Anything else passes as it is: files, parts of files (206), not changed (304), redirects, errors.
    if (page.status !== 200 || !/^text\/html\s*(;|$)/i.test(page.headers.get('content-type') ?? '')) return page;
    const language = pathname.startsWith('/de/') ? 'de' : 'en';
    const { head, header, footer } = await chromeFor(language, { origin, env, context });
    const answer = new Response(page.body, page);
    // They are of the page without its chrome: with them, browsers would keep a chrome that has changed.
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-length']) answer.headers.delete(name);
    return new HTMLRewriter()
      .on('head', { element: (element) => void element.append(head, { html: true }) })
      .on('body', {
        element: (element) => void element.prepend(header, { html: true }).append(footer, { html: true }),
      })
      .transform(answer);
  },
};

// Without the visitor's headers: the chrome is the same for everyone. The signal ends the body too.
// Where the service is another worker on a route of this zone, fetch does not reach it: bind it (wrangler.toml,
// [[services]]) and write env.CHROME.fetch here.
const askService = (env, path) =>
  fetch(env.CHROME_ORIGIN + path, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE) });

/** A style sheet, script or image of the chrome: kept, since copies name it. A page is blank until its styles are there. */
async function chromeFile({ origin, pathname, search }, env, context) {
  // Other paths of the service's origin, whoever decodes them.
  if (/(\.|%2e){2}/i.test(pathname)) return new Response(null, { status: 404 });
  // Without the query: anyone could make up others, and each would be a question and a copy more.
  const isAsset = pathname.startsWith('/chrome/assets/');
  const key = origin + pathname;
  const kept = isAsset && (await caches.default.match(key).catch(() => undefined));
  if (kept) return kept;
  try {
    const answer = await askService(env, isAsset ? pathname : pathname + search);
    const file = new Response(await answer.arrayBuffer(), answer);
    // An error page of a gateway isn't immutable.
    const isKept = isAsset && file.status === 200 && file.headers.get('cache-control')?.includes('immutable');
    if (isKept) context.waitUntil(caches.default.put(key, file.clone()));
    return file;
  } catch {
    return new Response(null, { status: 504 });
  }
}

/** By language, in this isolate: until when the service isn't asked. */
const pausedUntil = new Map();
/** By language, in this isolate: the question that is under way, shared by all who wait for it. */
const renewals = new Map();

/** Head, header and footer: fresh, the last good copy while the service allows it, or the stand-in. Never an error. */
async function chromeFor(language, { origin, env, context }) {
  // One cache for each data centre. What is stale is decided here: the Cache API knows no stale-while-revalidate.
  const key = `${origin}/chrome-copy/${language}`;
  const copy = await caches.default
    .match(key)
    .then((found) => found?.json())
    .catch(() => undefined);
  const { maxAge, staleWhileRevalidate, staleIfError, freshUntil } = copy?.freshness ?? {};
  const isAllowed = (seconds) => Date.now() < Math.min(copy?.at + seconds * 1_000, Date.parse(freshUntil));
  if (isAllowed(maxAge)) return copy;
  const isPaused = Date.now() < pausedUntil.get(language);
  if (isAllowed(maxAge + staleWhileRevalidate)) {
    if (!isPaused) renewOnce(language, key, env, context);
    return copy;
  }
  const renewed = isPaused ? undefined : await renewOnce(language, key, env, context);
  return renewed ?? (isAllowed(maxAge + staleIfError) ? copy : STAND_IN);
}

/** What the question under way brings, or undefined: a visitor waits for another's, but not beyond the deadline. */
function renewOnce(language, key, env, context) {
  // One that was begun long ago was lost with its visitor.
  if (!(Date.now() < renewals.get(language)?.until)) {
    const renewal = { until: Date.now() + 2 * DEADLINE };
    renewal.answer = renew(language, key, env).finally(() => renewals.delete(language));
    renewals.set(language, renewal);
    context.waitUntil(renewal.answer);
  }
  const late = new Promise((resolve) => setTimeout(resolve, DEADLINE + 200));
  return Promise.race([renewals.get(language).answer, late]);
}

async function renew(language, key, env) {
  try {
    const chrome = await fetchChrome(language, env);
    const { maxAge, staleIfError } = chrome.freshness;
    const headers = { 'cache-control': `max-age=${maxAge + staleIfError}` };
    await caches.default.put(key, new Response(JSON.stringify(chrome), { headers }));
    return chrome;
  } catch (error) {
    pausedUntil.set(language, Date.now() + PAUSE);
    console.warn(`chrome (${language}): ${error.message}`);
  }
}

/** The whole answer, before any of it goes into a page: a body may stall or be cut off after good headers. */
async function fetchChrome(language, env) {
  const path = `/chrome/all.json?lang=${language}&theme=light&transparent=false&assets=omit`;
  const response = await askService(env, path);
  if (response.status !== 200) throw new Error(`the service answered ${response.status}`);
  const { head, header, footer, freshness } = await response.json();
  if (![head, header, footer].every((part) => typeof part === 'string' && part !== '')) throw new Error('no chrome');
  return { head, header, footer, freshness, at: Date.now() };
}

// Worker of a site: includes the chrome in the HTML pages of the origin server, with a fallback if the service fails.
import { env, waitUntil } from 'cloudflare:workers';
import { createChrome } from '@portico/host';

const FALLBACK = {
  header: `<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>`,
  footer: `<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>`,
};

// The data centre's cache, which all instances of this worker share. The chrome's own lifetimes are in the copies.
const keyOf = (name) => `${env.CHROME_ORIGIN}/chrome-copies/${name}`;
const copies = {
  get: async (name) => {
    const found = await caches.default.match(keyOf(name));
    return found && new Uint8Array(await found.arrayBuffer());
  },
  put: (name, bytes) =>
    caches.default.put(keyOf(name), new Response(bytes, { headers: { 'cache-control': 'max-age=31536000' } })),
};

const { chromeFor, chromeFiles } = createChrome({
  service: env.CHROME_ORIGIN,
  // If the service is another worker on a route of this zone, fetch does not reach it: bind it (wrangler.toml).
  fetch: env.CHROME && ((address, init) => env.CHROME.fetch(address, init)),
  parameters: { theme: 'light', transparent: false },
  fallback: FALLBACK,
  copies,
  waitUntil,
});

export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/chrome/')) return chromeFiles(request);
    const page = await fetch(request);
    // Everything else is passed on unchanged: files, ranges (206), 304, redirects, errors.
    if (page.status !== 200 || !/^text\/html\s*(;|$)/i.test(page.headers.get('content-type') ?? '')) return page;
    const { head, header, footer } = await chromeFor({ language: pathname.startsWith('/de/') ? 'de' : 'en' });
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

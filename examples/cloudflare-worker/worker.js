// A site's worker: adds the chrome to the origin server's HTML pages, or a fallback if the service fails.
import { env, waitUntil } from 'cloudflare:workers';
import { createChrome } from '@portico/host';

const FALLBACK = {
  header: `<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>`,
  footer: `<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>`,
};

// The data centre's cache, which this worker's instances share. Each copy contains the chrome's own lifetimes.
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
  // fetch cannot reach another worker on a route of this zone. If the service is one, bind it (wrangler.toml).
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
    // Everything else passes through unchanged: files, ranges (206), 304, redirects, errors.
    if (page.status !== 200 || !/^text\/html\s*(;|$)/i.test(page.headers.get('content-type') ?? '')) return page;
    const { head, header, footer } = await chromeFor({ language: pathname.startsWith('/de/') ? 'de' : 'en' });
    const answer = new Response(page.body, page);
    // These headers describe the page without the chrome. With them, browsers would keep showing an outdated one.
    for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-length']) answer.headers.delete(name);
    return new HTMLRewriter()
      .on('head', { element: (element) => void element.append(head, { html: true }) })
      .on('body', {
        element: (element) => void element.prepend(header, { html: true }).append(footer, { html: true }),
      })
      .transform(answer);
  },
};

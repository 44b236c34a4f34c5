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
    return withChrome({ head, header, footer }).transform(answer);
  },
};

const METADATA = /^(?:html|head|base|link|meta|noscript|script|style|template|title)$/;

// HTML allows pages to omit <head>, <body> and their end tags. What is not a page, such as table rows for a script,
// stays unchanged.
function withChrome({ head, header, footer }) {
  const html = { html: true };
  let isPage = false;
  let isInert = 0;
  return new HTMLRewriter()
    .onDocument({
      doctype: () => {
        isPage = true;
      },
      end: (end) => void (isPage && end.append(head + header + footer, html)),
    })
    .on('*', {
      element: (element) => {
        const name = element.tagName;
        if (/^(?:html|head|body)$/.test(name)) isPage = true;
        if (name === 'template' || name === 'noscript') {
          isInert += 1;
          element.onEndTag(() => {
            isInert -= 1;
          });
        }
        if (name === 'head')
          element.onEndTag((tag) => {
            tag.before(head, html);
            head = '';
          });
        if (!isPage || isInert > 0 || METADATA.test(name)) return;
        if (name === 'body') {
          element.before(head, html).prepend(header, html);
          element.onEndTag((tag) => {
            tag.before(footer, html);
            footer = '';
          });
        } else if (header) element.before(head + header, html);
        head = '';
        header = '';
      },
    });
}

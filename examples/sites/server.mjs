// Five sites of one company on Node (22.22 or later), each on its own port. A real site needs only one of them: a
// server, its pages, and a `site` in the company's content. Every path of a site shows its one page, with the current
// link marked.
// PORT=8080 CHROME_ORIGIN=https://chrome.example.com node server.mjs
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createChrome, injectChrome } from '@portico/host';
import { nodeHandler } from '@portico/host/node';

const PORT = Number(process.env.PORT ?? 8080);
const PRICE = 45;

/** The cart's count and total, for the pages. It starts with one key; a cookie stores the count. */
const cartOf = ({ headers: { cookie = '' } }) => {
  const count = Number(/(?:^|;\s*)cart=(\d{1,2})(?:;|$)/.exec(cookie)?.[1] ?? 1);
  return { count: String(count), total: `€${count * PRICE}` };
};

/** `address` is where a site is deployed. A site below another site's path comes after it. */
const SITES = [
  { page: 'marketing', address: 'https://www.example.com', parameters: { theme: 'auto' } },
  {
    page: 'docs',
    address: 'https://www.example.com/docs',
    parameters: { site: 'docs', transparent: false },
    breadcrumbs: (path) => `/docs Documentation${path === '/docs' ? '' : `\n${path} Add passkeys`}`,
  },
  {
    page: 'community',
    address: 'https://community.example.com',
    parameters: { site: 'community', transparent: false },
    slots: () => ({
      account: `<a class="avatar" href="/people/kim" aria-label="KM: your profile"><span aria-hidden="true">KM</span></a>`,
    }),
  },
  {
    page: 'shop',
    address: 'https://shop.example.com',
    parameters: { site: 'shop', transparent: false },
    slots: ({ count }) => ({
      tools: `<a class="cart" href="/checkout" aria-label="Cart ${count}, go to checkout">Cart <span>${count}</span></a>`,
    }),
  },
  {
    page: 'checkout',
    address: 'https://shop.example.com/checkout',
    parameters: { site: 'checkout', size: 'minimal', transparent: false },
  },
].map((site, index) => ({ ...site, local: `http://127.0.0.1:${PORT + index}` }));

const STYLE = await readFile(new URL('sites.css', import.meta.url));
const FONT = await readFile(
  new URL(import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')),
);

for (const [index, site] of SITES.entries()) {
  const { chromeFor, chromeFiles } = createChrome({
    service: process.env.CHROME_ORIGIN ?? 'http://127.0.0.1:8787',
    parameters: { languages: 'en', skipTo: 'main', ...site.parameters },
    fallback: {
      header: `<header data-fallback="header"><strong><a href="https://www.example.com/">Acme</a></strong>
<a href="https://www.example.com/docs">Documentation</a><a href="https://community.example.com/">Community</a><a href="https://shop.example.com/">Shop</a></header>`,
      footer: `<footer data-fallback="footer"><strong>Acme</strong>
<a href="https://www.example.com/privacy">Privacy</a><a href="https://www.example.com/terms">Terms</a><a href="https://www.example.com/contact-us">Contact</a></footer>`,
    },
  });
  const sendFile = nodeHandler(chromeFiles);
  const template = await readFile(new URL(`${site.page}.html`, import.meta.url), 'utf8');

  createServer(async (request, response) => {
    const path = request.url.split('?')[0];
    if (path.startsWith('/chrome/')) return sendFile(request, response);
    if (path === '/sites.css') return response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
    if (path === '/inter.woff2')
      return response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=31536000' }).end(FONT);
    const cart = cartOf(request);
    if (request.method === 'POST') {
      // adds one to the shop's cart, or empties it after the checkout
      const count = path === '/cart' ? Math.min(Number(cart.count) + 1, 9) : 0;
      const location = localAddress('https://shop.example.com/', site);
      return response.writeHead(303, { location, 'set-cookie': `cart=${count}; Path=/; HttpOnly` }).end();
    }
    const chrome = await chromeFor({ path, breadcrumbs: site.breadcrumbs?.(path) }, site.slots?.(cart));
    const page = template
      .replace(/\{(count|total)\}/g, (_, name) => cart[name])
      .replace(`<a href="${path}"`, (link) => `${link} aria-current="page"`);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(withLocalLinks(injectChrome(page, chrome), site));
  }).listen(PORT + index, '127.0.0.1');
}

// Only this example needs the rest: it points the links in header, footer and pages to the ports above. Deployed sites
// have the origins in the company's content, so their links work unchanged.

/** Addresses of links and forms, and of the site that a header or footer belongs to. */
const ADDRESS = /(<a\b[^>]*? href| action| data-portico-site)="([^"#][^"]*)"/g;

function withLocalLinks(html, site) {
  return html.replace(ADDRESS, (_, name, address) => `${name}="${localAddress(address, site)}"`);
}

/** The address on its site's port; unchanged if it is not on a site of this example. */
function localAddress(address, site) {
  const { origin, pathname, search, hash } = new URL(address, site.address);
  const owner = SITES.findLast((other) => `${origin}${pathname}/`.startsWith(`${other.address}/`));
  const isOrigin = address === origin;
  return owner ? owner.local + (isOrigin ? '' : pathname + search + hash) : address;
}

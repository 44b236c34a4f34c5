// A site on Node (22.22 or later) that includes the chrome in its pages.
// PORT=8080 CHROME_ORIGIN=https://chrome.example.com node server.mjs
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createChrome, injectChrome } from '@portico/host';
import { fileCopies, nodeHandler } from '@portico/host/node';

const { chromeFor, chromeFiles } = createChrome({
  service: process.env.CHROME_ORIGIN ?? 'http://127.0.0.1:8787',
  // On a different domain from the main site, add links: 'absolute'; browsers then load the files from the service.
  parameters: { theme: 'light', transparent: false, languages: 'en,de' },
  // Lets this server restart while the service is down.
  copies: fileCopies(process.env.CHROME_COPIES ?? '.chrome-copies'),
  fallback: {
    header: `<header data-fallback="header" lang="en"><strong><a href="/">Acme</a></strong>
<a href="/pricing">Pricing</a><a href="/docs">Documentation</a><a href="/api/auth/login">Log in</a></header>`,
    footer: `<footer data-fallback="footer" lang="en"><strong>Acme</strong>
<a href="/legal/privacy">Privacy</a><a href="/legal/terms">Terms</a><a href="/contact">Contact</a></footer>`,
  },
});
const sendFile = nodeHandler(chromeFiles);

const STYLE = await readFile(new URL('../site/site.css', import.meta.url));

const PAGES = {
  '/': {
    language: 'en',
    title: 'Guides',
    main: `<h1 data-main="start">Guides</h1>
<p>This page is rendered by a Node server. Its header and footer come from another service, and the page works with or without it.</p>
<p data-main="end"><a href="/de/" lang="de" hreflang="de">Diese Seite auf Deutsch</a></p>`,
  },
  '/de/': {
    language: 'de',
    title: 'Anleitungen',
    main: `<h1 data-main="start">Anleitungen</h1>
<p>Diese Seite kommt von einem Node-Server. Kopf und Fuß kommen von einem anderen Dienst, und die Seite funktioniert auch ohne ihn.</p>
<p data-main="end"><a href="/" lang="en" hreflang="en">This page in English</a></p>`,
  },
};

const documentOf = ({ language, title, main }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

createServer(async (request, response) => {
  const path = request.url.split('?')[0];
  if (path === '/site.css') return response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
  if (path.startsWith('/chrome/')) return sendFile(request, response);
  const page = PAGES[path];
  if (!page) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  // The path marks the current link, and keeps language links on this page.
  const html = injectChrome(documentOf(page), await chromeFor({ language: page.language, path }));
  // The tag covers the complete page, so it changes with the chrome.
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');

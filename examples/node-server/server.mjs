// A site on Node (20 or later, no packages) that includes the chrome in its pages.
// PORT=8080 CHROME_ORIGIN=https://chrome.example.com node server.mjs
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromeFor } from './chrome.mjs';
import { chromeFile } from './chrome-files.mjs';

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

const documentOf = ({ language, title, main }, { head, header, footer }) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/site.css">
${head}
</head>
<body>
${header}
<main>
${main}
</main>
${footer}
</body>
</html>
`;

createServer(async (request, response) => {
  const path = request.url.split('?')[0];
  if (path === '/site.css') return response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(STYLE);
  if (path.startsWith('/chrome/')) {
    const file = await chromeFile(request.url);
    return file ? response.writeHead(200, file.headers).end(file.body) : response.writeHead(504).end();
  }
  const page = PAGES[path];
  if (!page) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  const html = documentOf(page, await chromeFor(page.language));
  // The tag covers the complete page, so it changes with the chrome.
  const etag = `"${createHash('sha256').update(html).digest('base64url')}"`;
  const headers = { etag, 'cache-control': 'no-cache' };
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
  response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html);
}).listen(Number(process.env.PORT ?? 8080), '127.0.0.1');

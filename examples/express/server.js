// A site on Express: PORT=8080 CHROME_ORIGIN=https://chrome.example.com node server.js
import { fileURLToPath } from 'node:url';
import { injectChrome } from '@portico/host';
import express from 'express';
import { pageAt } from 'portico-example-pages';
import { chromeFor, serveChromeFiles } from './chrome.js';
import { documentOf } from './document.js';

const STYLES = fileURLToPath(import.meta.resolve('portico-example-pages/site.css'));

const app = express();
app.use('/chrome', serveChromeFiles);
app.get('/site.css', (_, response) => response.sendFile(STYLES));
app.get('/site.js', (_, response) => response.sendFile('site.js', { root: import.meta.dirname }));

app.all('/{*path}', async (request, response, next) => {
  const page = pageAt(request.path);
  if (!page) return next();
  const theme = /(?:^|; )site-theme=dark/.test(request.headers.cookie ?? '') ? 'dark' : 'light';
  const { language, path } = page;
  response.send(injectChrome(documentOf(page, theme), await chromeFor({ language, theme, path })));
});

app.listen(Number(process.env.PORT ?? 8080), '127.0.0.1');

// A site on Hono and Node: PORT=8080 CHROME_ORIGIN=https://chrome.example.com node server.js
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { injectChrome } from '@portico/host';
import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { pageAt } from 'portico-example-pages';
import { chromeFor, serveChromeFiles } from './chrome.js';
import { documentOf } from './document.js';

const styles = readFileSync(new URL(import.meta.resolve('portico-example-pages/site.css')));
const script = readFileSync(new URL('site.js', import.meta.url));

const app = new Hono();
app.all('/chrome/*', serveChromeFiles);
app.get('/site.css', (context) => context.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }));
app.get('/site.js', (context) => context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }));

app.all('*', async (context, next) => {
  const page = pageAt(context.req.path);
  if (!page) return next();
  const theme = getCookie(context, 'site-theme') === 'dark' ? 'dark' : 'light';
  const { language, path } = page;
  return context.html(injectChrome(String(documentOf(page, theme)), await chromeFor({ language, theme, path })));
});

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 8080), hostname: '127.0.0.1' });

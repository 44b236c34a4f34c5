import { injectChrome, withElements } from '@portico/host';
import type { Handle } from '@sveltejs/kit';
import { pageAt } from 'portico-example-pages';
import { chromeFor } from './chrome';

export const handle: Handle = async ({ event, resolve }) => {
  // a navigation in the browser keeps header and footer
  if (event.isDataRequest) return resolve(event);
  const path = event.url.pathname;
  const language = pageAt(path)?.language ?? 'en';
  const theme = event.cookies.get('site-theme') === 'dark' ? 'dark' : 'light';
  const chrome = withElements(await chromeFor({ language, theme, path }));
  return resolve(event, {
    transformPageChunk: ({ html }) => injectChrome(html.replace('%lang%', language).replace('%theme%', theme), chrome),
  });
};

import { injectChrome, withElements } from '@portico/host';
import type { Handle } from '@sveltejs/kit/hooks';
import { chromeFor } from './chrome';

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, {
    transformPageChunk: async ({ html }) => {
      const path = event.url.pathname;
      const language = path.split('/')[1] === 'de' ? 'de' : 'en';
      const chrome = withElements(await chromeFor({ language, path }));
      return injectChrome(html.replace('%lang%', language), chrome);
    },
  });

/** Starts `examples/static-page` on a plain web server, with the address of a running service. */

import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { serveDirectory } from './serve-directory.ts';

const WRITTEN = 'https://chrome.example.com';

export const startStaticPage: StartExample = (service) =>
  serveDirectory({
    directory: `${EXAMPLES_DIRECTORY}static-page`,
    paths: { '/de/': '/de.html' },
    html: (text) => {
      if (!text.includes(WRITTEN)) throw new Error(`the page does not name ${WRITTEN}`);
      return text.replaceAll(WRITTEN, service);
    },
  });

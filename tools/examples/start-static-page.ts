/** Starts `examples/static-page` on a static file server, with the address of a running service. */

import { EXAMPLES_DIRECTORY } from './configuration.ts';
import type { StartExample } from './example.ts';
import { serveDirectory } from './serve-directory.ts';

const WRITTEN_ORIGIN = 'https://chrome.example.com';

export const startStaticPage: StartExample = (service, port) =>
  serveDirectory({
    directory: `${EXAMPLES_DIRECTORY}static-page`,
    paths: { '/de/': '/de.html' },
    port,
    html: (text) => {
      if (!text.includes(WRITTEN_ORIGIN)) throw new Error(`the page does not contain ${WRITTEN_ORIGIN}`);
      return text.replaceAll(WRITTEN_ORIGIN, service);
    },
  });

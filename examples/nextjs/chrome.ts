import { createChrome } from '@portico/host';
import { fallbackIn } from 'portico-example-pages';

export const { chromeFor, chromeFiles } = createChrome({
  service: process.env.CHROME_ORIGIN ?? 'http://localhost:8787',
  parameters: { transparent: false },
  fallback: ({ language }) => fallbackIn(language),
});

import { createChrome } from '@portico/host';
import { fileCopies } from '@portico/host/node';
import { fallbackIn } from 'portico-example-pages';

export const { chromeFor, chromeFiles } = createChrome({
  service: process.env.CHROME_ORIGIN ?? 'http://localhost:8787',
  parameters: { theme: 'light', transparent: false, skipTo: 'main' },
  fallback: ({ language }) => fallbackIn(language),
  copies: fileCopies(process.env.CHROME_COPIES ?? '.chrome-copies'),
});

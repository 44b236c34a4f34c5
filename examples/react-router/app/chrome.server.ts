import { createChrome } from '@portico/host';
import { fileCopies } from '@portico/host/node';
import { fallbackIn } from 'portico-example-pages';
import { parameters } from './chrome-context';

export const { chromeFor, chromeFiles } = createChrome({
  service: process.env.CHROME_ORIGIN ?? 'http://localhost:8787',
  parameters,
  fallback: ({ language }) => fallbackIn(language),
  copies: fileCopies(process.env.CHROME_COPIES ?? '.chrome-copies'),
});

import { createChrome } from '@portico/host';
import { fileCopies } from '@portico/host/node';
import { fallbackIn } from 'portico-example-pages';

export const { chromeFor, chromeFiles } = createChrome({
  service: process.env.PORTICO_ORIGIN ?? 'http://localhost:8787',
  parameters: { transparent: false, skipTo: 'main' },
  fallback: ({ language }) => fallbackIn(language),
  copies: fileCopies(process.env.PORTICO_COPIES ?? '.portico'),
});

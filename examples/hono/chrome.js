import { createChrome } from '@portico/host';
import { fileCopies } from '@portico/host/node';
import { raw } from 'hono/html';
import { fallbackIn } from 'portico-example-pages';

const { chromeFor, chromeFiles } = createChrome({
  service: process.env.CHROME_ORIGIN ?? 'http://localhost:8787',
  parameters: { transparent: false, skipTo: 'main' },
  fallback: ({ language }) => fallbackIn(language),
  copies: fileCopies(process.env.CHROME_COPIES ?? '.portico'),
});

export const serveChromeFiles = (context) => chromeFiles(context.req.raw);

/** Head, header and footer, for templates that escape everything else. */
export async function chromeOf(parameters) {
  const { head, header, footer } = await chromeFor(parameters);
  return { head: raw(head), header: raw(header), footer: raw(footer) };
}

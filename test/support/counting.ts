/** The test company with counting turned on, and the rows stored for its page views. */

import { COMPANY } from '../../src/company.ts';
import { fileContent } from '../../src/content/content-for.ts';
import type { Counting } from '../../src/contract/counting.ts';
import type { CountedEvent } from '../../src/counting/read-events.ts';
import { staticContent } from '../../src/publication/content-source.ts';
import { type TestOverrides, testApp } from './app.ts';

/** @param counting `undefined` is a company that counts nothing */
export function countingApp(counting: Counting | undefined, overrides: TestOverrides = {}) {
  const stored: CountedEvent[] = [];
  const locales = counting ? { ...COMPANY, counting } : COMPANY;
  const app = testApp({
    contents: staticContent(fileContent(locales)),
    events: { write: (event) => void stored.push(event), countryOf: () => 'DE' },
    ...overrides,
  });
  const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    app.request('/chrome/events', {
      method: 'POST',
      body,
      headers: { 'content-type': 'text/plain', 'content-length': String(Buffer.byteLength(body)), ...headers },
    });
  return {
    ...app,
    stored,
    post,
    /** The rows stored for a body: kind, id, site, language, country and device, and the weight. */
    async storedOf(body: string): Promise<readonly unknown[]> {
      stored.length = 0;
      await post(body);
      await app.settle();
      return stored.map(({ blobs, doubles }) => [...blobs, ...doubles]);
    },
  };
}

/** Published messages on workerd, with real KV. */

import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceWorker } from '../../packages/cli/src/local/service.ts';
import { ROOT } from '../../packages/cli/src/root.ts';
import { PUBLICATION_KEY } from '../../src/content/publication-key.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import { announcement, inEveryLanguage, publicationOf } from '../support/publications.ts';
import { quickServiceCode } from '../support/quick-service.ts';

/** In milliseconds, so that an instance takes many versions in a few seconds. */
const TIMINGS = { freshFor: 20, usableFor: 500, deadline: 1_000, pause: 50, giveUp: 2_000 };

let miniflare: Miniflare;
let origin: string;

beforeAll(async () => {
  const text = await quickServiceCode(TIMINGS);
  const service = await serviceWorker({
    origin: 'http://chrome.test',
    preview: false,
    blogOrigin: null,
    dist: `${ROOT}dist`,
  });
  const blog = {
    name: 'sample-blog',
    modules: true as const,
    script: 'export default { fetch: () => new Response(null, { status: 500 }) }',
  };
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      workers: [{ ...service, modules: [{ type: 'ESModule', path: 'worker.js', contents: text }] }, blog],
    }),
  );
  origin = (await miniflare.ready).origin;
});
afterAll(() => miniflare?.dispose());

async function put(document: string): Promise<void> {
  const messages = await miniflare.getKVNamespace('MESSAGES', 'portico');
  await messages.put(PUBLICATION_KEY, document);
}

/** Every text of the version names it. */
function documentOf(version: number): string {
  const texts = { title: `Title in v${version}`, link: `/news/v${version}` };
  const languages = inEveryLanguage({
    announcements: [announcement('news', { ...texts, description: `About v${version}`, cta: `Read v${version}` })],
    cards: Object.fromEntries(
      ['platform-video', 'identity-report', 'roi-calculator'].map((id) => [
        id,
        { ...texts, epigraph: `Film v${version}`, image: 'teaser-video' },
      ]),
    ),
  });
  return JSON.stringify(publicationOf({ version, publishedAt: Date.now(), languages }));
}

const versionsIn = (text: string) => new Set([...text.matchAll(/\bv(\d+)\b/g)].map(([, version]) => Number(version)));

const fetchText = async (path: string) => (await fetch(origin + path)).text();

test('while versions change under load, every answer is from one version, and the last one is reached', async () => {
  const last = 25;
  await put(documentOf(1));
  await expect.poll(async () => [...versionsIn(await fetchText('/chrome/header'))]).toEqual([1]);
  let done = false;
  const seen = new Set<number>();
  const problems: string[] = [];
  const visit = async (visitor: number) => {
    for (let count = 0; !done; count += 1) {
      const lang = LANGUAGES[(visitor + count) % LANGUAGES.length];
      const path = count % 3 === 0 ? 'all.json' : 'header';
      const versions = versionsIn(await fetchText(`/chrome/${path}?lang=${lang}&path=/page-${count}`));
      for (const version of versions) seen.add(version);
      if (versions.size !== 1) problems.push(`${path} ${lang}: ${[...versions].join(', ')}`);
    }
  };
  const visitors = [0, 1, 2, 3].map(visit);
  for (let version = 2; version <= last; version += 1) {
    await put(documentOf(version));
    await expect.poll(() => seen.has(version), { interval: 5 }).toBe(true);
  }
  await expect.poll(async () => [...versionsIn(await fetchText('/chrome/header'))]).toEqual([last]);
  done = true;
  await Promise.all(visitors);
  expect(problems).toEqual([]);
});

/** The worker of a company whose blog has a feed, on workerd, with feeds of known blogs and hostile ones. */

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '../../../packages/cli/src/root.ts';
import { FEED, HOSTILE_FEEDS, SOURCE_EXAMPLES } from '../../support/blog-sources.ts';
import { TEST_CONTENT } from '../../support/content-folder.ts';
import { type HostileService, startHostileService } from '../../support/hostile-service.ts';
import { markupErrorsOf, textOf, withAttribute } from '../../support/markup.ts';

const FEEDS = [
  ...SOURCE_EXAMPLES.filter(({ source }) => source === FEED).map(({ name, answer, shows }) => {
    return { name, body: answer, shows: shows.title };
  }),
  ...HOSTILE_FEEDS,
].map((feed, index) => ({ ...feed, index }));

let company: string;
let service: HostileService;

beforeAll(async () => {
  company = await mkdtemp(join(tmpdir(), 'portico-feeds-'));
  await cp(`${ROOT}${TEST_CONTENT}`, company, { recursive: true });
  const config = await readFile(join(company, 'portico.config.ts'), 'utf8');
  await writeFile(join(company, 'portico.config.ts'), config.replace('../../', ROOT));
  const brand = JSON.parse(await readFile(join(company, 'brand.json'), 'utf8'));
  brand.blog.sources['latest-post'] = FEED;
  await writeFile(join(company, 'brand.json'), JSON.stringify(brand));
  const env = { ...process.env, PORTICO_COMPANY: company };
  await promisify(execFile)(process.execPath, [`${ROOT}packages/cli/src/portico.ts`, 'build'], { cwd: company, env });
  const blogs = FEEDS.map(
    ({ body }) =>
      async () =>
        new Response(body),
  );
  service = await startHostileService(blogs, join(company, 'dist'));
  for (const { index } of FEEDS) await service.header(index);
  await vi.waitUntil(async () => (await service.settledPosts()) === FEEDS.length, { timeout: 15_000, interval: 20 });
});
afterAll(async () => {
  await service?.stop();
  await rm(company, { recursive: true });
});

test.each(FEEDS)('with a feed with $name, the header is complete and its post is $shows', async ({ shows, index }) => {
  if (shows !== null) await service.hasPost(index);
  const response = await service.header(index);
  const markup = await response.text();
  expect([response.status, response.headers.get('portico-state')]).toEqual([
    200,
    shows === null ? 'fallback' : 'fresh',
  ]);
  expect(markupErrorsOf(markup)).toEqual([]);
  if (shows !== null) expect(withAttribute(markup, 'class', 'portico-teaser__title').map(textOf)).toContain(shows);
});

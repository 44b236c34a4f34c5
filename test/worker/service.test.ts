/** The built worker on workerd, over HTTP. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedService, startService } from '../../packages/cli/src/local/service.ts';
import { HOSTILE } from '../examples.ts';
import { comparedWith, hasPost } from '../support/busy-machine.ts';

let production: StartedService;
let preview: StartedService;
beforeAll(async () => {
  [production, preview] = await Promise.all([startService({ preview: false }), startService({ preview: true })]);
});
afterAll(() => Promise.all([production.stop(), preview.stop()]));

const COMPLETE_HEADER =
  /^<link rel="stylesheet" href="[^"]+" integrity="sha256-[^"]+" crossorigin><header class="portico-header".*<\/header><script type="module" src="[^"]+" integrity="sha256-[^"]+" crossorigin><\/script>$/s;
const COMPLETE_FOOTER =
  /^<link rel="stylesheet" href="[^"]+" integrity="sha256-[^"]+" crossorigin><footer class="portico-footer".*<\/footer><script type="module" src="[^"]+" integrity="sha256-[^"]+" crossorigin><\/script>$/s;

test.each([
  ['header', COMPLETE_HEADER],
  ['footer', COMPLETE_FOOTER],
] as const)('the %s is complete, with every header that hosts rely on', async (name, complete) => {
  const response = await production.fetch(`/chrome/${name}?lang=de&theme=light`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(complete);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toMatch(
    /^public, max-age=[1-9]\d*, stale-while-revalidate=\d+, stale-if-error=\d+$/,
  );
  expect(response.headers.get('etag')).toMatch(/^"portico-[0-9a-f]+"$/);
  for (const header of ['content-language', 'server-timing', 'portico-version', 'portico-state']) {
    expect(response.headers.get(header)).toBeTruthy();
  }
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  for (const header of ['set-cookie', 'vary', 'location']) expect(response.headers.get(header)).toBeNull();
});

// fragments.test.ts has all of them
test.each(HOSTILE.slice(0, 3))('$name gets the complete header with a notice', async ({ query }) => {
  const response = await production.fetch(`/chrome/header?${query}`);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toMatch(COMPLETE_HEADER);
  expect(response.headers.get('portico-notice')).toBeTruthy();
  expect(html).not.toMatch(
    /<script(?! type="module" src="\/chrome\/assets\/)|javascript:|evil\.example|onerror=|onload=|<!--|<esi|<\?/i,
  );
});

test('assets are immutable and usable by any origin; unknown ones are 404', async () => {
  const head = await (await production.fetch('/chrome/head')).text();
  const paths = [...head.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBe(3);
  for (const path of paths) {
    const response = await production.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
  }
  for (const path of [
    '/chrome/assets/none.js',
    '/chrome/assets/',
    '/chrome/assets/..%2f..%2fworker.js',
    '/chrome/nothing',
    '/',
  ]) {
    const response = await production.fetch(path);
    expect([path, response.status, await response.text()]).toEqual([path, 404, '']);
  }
});

test('production ignores the parameters at and blog', async () => {
  const response = await production.fetch('/chrome/header?at=2025-04-10&blog=hostile');
  expect(await response.text()).not.toContain('ai-security-webinar');
  expect(response.headers.get('portico-notice')).toBe('at;unknown, blog;unknown');
});

describe('with a blog that', () => {
  // the footer needs no blog
  const header = (blog: string) =>
    comparedWith(preview.fetch(`/chrome/header?blog=${blog}`), preview.fetch('/chrome/footer'));
  const settled = async (blog: string) => {
    await header(blog);
    await expect.poll(unanswered).toEqual([]);
    return header(blog);
  };
  const withPost = async (blog: string) => {
    await settled(blog);
    await hasPost(() => preview.fetch(`/chrome/header?blog=${blog}`));
    return header(blog);
  };
  /** The posts that the blog has neither sent nor failed to send. */
  const unanswered = async () => {
    const { teasers } = (await (await preview.fetch('/chrome/health')).json()) as {
      readonly teasers: readonly { readonly ageSeconds: number | null; readonly failure: object | null }[];
    };
    return teasers.filter(({ ageSeconds, failure }) => ageSeconds === null && failure === null);
  };

  test('works, the latest post is shown from the second request on', async () => {
    const first = await header('ok');
    expect(first.response.headers.get('portico-state')).toBe('fallback');
    const second = await withPost('ok');
    expect(second.response.headers.get('portico-state')).toBe('fresh');
    expect(second.html).toContain('Passkeys in production');
    expect(second.html).toContain('https://images.example.com/post.jpg?w=300');
  });

  test.each(['slow', 'huge'])('is %s, the fallback is shown without delay', async (blog) => {
    for (const { response, html, later } of [await header(blog), await settled(blog)]) {
      expect(html).toMatch(COMPLETE_HEADER);
      expect(html).toContain('data-portico-state="fallback"');
      expect(response.headers.get('portico-state')).toBe('fallback');
      // the deadline of the blog is three seconds
      expect(later).toBeLessThan(2_000);
    }
  });
});

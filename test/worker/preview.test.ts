/** The preview page on workerd: its routes, its content at several instants, and hostile URLs. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StartedService, startService } from '../../scripts/local/service.ts';
import type { Manifest } from '../../src/manifest/schema.ts';
import { HOSTILE } from '../examples.ts';

const BLOG_STATES = ['', 'ok', 'noimage', 'slow', 'failing', 'malformed', 'huge', 'hostile'];

describe('with preview on', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startService({ preview: true });
  });
  afterAll(() => service.stop());

  const page = async (query = '') => {
    const response = await service.fetch(`/chrome/preview${query}`);
    expect(response.status).toBe(200);
    return response.text();
  };
  const framed = async (query = '') => (await service.fetch(`/chrome/preview/page${query}`)).text();
  const shownIn = (html: string) => /data-portico-announcement="([^"]+)"/.exec(html)?.[1] ?? null;

  test('the root redirects to it', async () => {
    const response = await service.fetch('/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/chrome/preview');
  });

  test('it is not cached or indexed, and has a strict policy', async () => {
    for (const path of ['/chrome/preview', '/chrome/preview/page']) {
      const { headers } = await service.fetch(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  test.each([
    ['lang=en&at=2025-04-10', ['ai-auth-developer-preview', 'ai-security-webinar']],
    ['lang=en&at=2026-01-01', ['ai-auth-developer-preview']],
    ['lang=en&at=2026-11-21', ['free-sign-up']],
    ['lang=ja&at=2024-10-20', ['identity-day-tokyo']],
    ['lang=ja&at=2026-11-21', []],
  ])('%s shows its announcements in the frame and in the table', async (query, expected) => {
    const shown = shownIn(await framed(`?${query}`));
    if (expected.length === 0) expect(shown).toBeNull();
    else expect(expected).toContain(shown);
    const rows = (await page(`?${query}`)).matchAll(/data-preview-message="([^"]+)" data-active="true"/g);
    expect([...rows].map(([, id]) => id)).toEqual(expected);
  });

  test('the share of draws follows the weights', async () => {
    const shares = [...(await page('?at=2025-04-10')).matchAll(/>([\d.]+%)<meter/g)].map(([, share]) => share);
    expect(shares).toEqual(['66.7%', '33.3%', '0%']);
  });

  test('it states when the header changes next, and why', async () => {
    expect(await page('?at=2026-01-01')).toContain('Next change: 14 Mar 2026, 00:00 UTC');
    expect(await page('?at=2026-01-01')).toContain('ai-auth-developer-preview ends, free-sign-up starts');
    expect(await page('?at=2026-06-01')).toContain('the copyright year becomes 2027');
  });

  test('with a seed, the table marks the message in the frame', async () => {
    const query = '?at=2025-04-10&seed=editor';
    const row = /data-preview-message="([^"]+)" data-active="true" data-shown="true"/.exec(await page(query))?.[1];
    expect(row).toBe(shownIn(await framed(query)));
  });

  test.each(BLOG_STATES)('the header is complete with the blog “%s”', async (blog) => {
    const html = await framed(`?blog=${blog}`);
    expect(html).toMatch(/<header class="portico-header"[\s\S]*data-portico-part="sign-up"[\s\S]*<\/header>/);
    expect(html).toMatch(/<footer class="portico-footer"[\s\S]*<\/footer>/);
    expect(html).not.toContain('<script>alert');
  });

  test('the frame has the same fragments as the service', async () => {
    const query = '?lang=de&theme=light&at=2026-06-01&seed=same';
    // wait until the post is cached, so that all fragments have the same one
    await expect
      .poll(async () => (await service.fetch(`/chrome/header${query}`)).headers.get('portico-state'))
      .toBe('fresh');
    const html = await framed(query);
    for (const name of ['header', 'footer'])
      expect(html).toContain(await (await service.fetch(`/chrome/${name}${query}`)).text());
  });

  test.each(HOSTILE)('$name is escaped', async ({ query }) => {
    for (const html of [await page(`?${query}`), await framed(`?${query}`)]) {
      expect(html).not.toMatch(/<script>|<img src=x|<esi:|<!--#|onload="alert|<b>|<x>/);
      expect(html).not.toMatch(/(?:href|src|action)="(?:javascript:|\/\/|\/\\)/);
    }
  });

  test('a value that is not valid is reported', async () => {
    const html = await page('?seed=%3Cb%3E');
    expect(html).toMatch(/<code>seed<\/code> is not valid/);
    expect(html).toContain('portico-notice');
  });

  test('the include address has only what differs from the defaults, without preview parameters', async () => {
    const html = await page(
      '?lang=de&theme=light&transparent=true&at=2026-01-01&blog=slow&width=390&hero=dark&seed=%3C',
    );
    expect(html).toContain(
      '<code>/chrome/header?lang=de&amp;theme=light\n/chrome/footer?lang=de&amp;theme=light</code>',
    );
  });

  test('links in the page keep its settings', async () => {
    const query =
      '?lang=fr&theme=light&transparent=false&seed=a-1&at=2026-01-01T10%3A00%3A00Z&blog=ok&width=390&hero=dark';
    const html = await page(query);
    const again = /id="preview-again" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(Object.fromEntries(new URLSearchParams(again.split('?')[1]))).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    );
    const settings = (text: string) =>
      text.match(/<(?:input|option)[^>]*(?:checked|selected)[^>]*>|<input[^>]*value="a-1"[^>]*>/g);
    expect(settings(await page(again.replace('/chrome/preview', '')))).toEqual(settings(html));
  });

  test('the value of a datetime field is in UTC', async () => {
    expect(await page('?at=2025-04-10T12%3A30')).toContain('10 Apr 2025, 12:30 UTC');
  });
});

describe('with a sample blog on the origin of the service', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startService({ preview: true, blogImages: true });
  });
  afterAll(() => service.stop());

  const imageOfPost = async (query = '') =>
    /class="portico-teaser__image" src="([^"]+)"/.exec(
      await (await service.fetch(`/chrome/teaser/latest-post${query}`)).text(),
    )?.[1] ?? null;

  test('the image of the post is served by the service', async () => {
    const src = await imageOfPost();
    expect(src).toMatch(new RegExp(`^${service.origin}/.+[.]svg[?]w=300$`));
    const response = await fetch(src ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 316">.*<\/svg>$/s);
    expect(svg.length).toBeLessThan(20_000);
  });

  test('the manifest allows it', async () => {
    const { contentSecurityPolicy } = (await (await service.fetch('/chrome/manifest.json')).json()) as Manifest;
    expect(contentSecurityPolicy.directives['img-src']).toContain(service.origin);
  });

  test('there are no other images', async () => {
    expect((await service.fetch('/chrome/preview/blog/other.svg')).status).toBe(404);
    expect(await imageOfPost('?blog=noimage')).toBeNull();
  });
});

describe('with preview off', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startService({ preview: false, blogImages: true });
  });
  afterAll(() => service.stop());

  test.each([
    '/',
    '/chrome/preview',
    '/chrome/preview?lang=de',
    '/chrome/preview/page',
    '/chrome/preview/blog/post.svg',
  ])('%s is not found', async (path) => {
    const response = await service.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});

/** The preview of the Studio on workerd: its content at several instants, hostile URLs, and the sample blog. */

import { beforeAll, describe, expect, test } from 'vitest';
import { HOSTILE } from '../../../../test/examples.ts';
import { studioOnWorkerd } from '../../../../test/support/studio-on-workerd.ts';
import type { NewShare } from '../../src/contract/api.ts';

const { api, fetch: studioFetch, started } = studioOnWorkerd();

const BLOG_STATES = ['', 'ok', 'noimage', 'slow', 'failing', 'malformed', 'huge', 'hostile'];

describe('the preview', () => {
  const page = async (query = '') => {
    const response = await studioFetch(`/preview${query}`);
    expect(response.status).toBe(200);
    return response.text();
  };
  const framed = async (query = '') => (await studioFetch(`/preview/page${query}`)).text();
  const shownIn = (html: string) => /data-portico-announcement="([^"]+)"/.exec(html)?.[1] ?? null;

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
    const html = await page('?at=2026-01-01');
    expect(html).toContain('Next change: 14 Mar 2026, 00:00 UTC');
    expect(html).toContain('“Auth for AI agents: developer preview” ends, “Start for free” starts');
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
    // wait until both have the post
    const ofService = async (name: string) => {
      const response = await started().service.fetch(`/chrome/${name}${query}`);
      return response.headers.get('portico-state') === 'fresh' ? response.text() : 'not yet';
    };
    for (const name of ['header', 'footer']) {
      await expect.poll(async () => (await framed(query)).includes(await ofService(name))).toBe(true);
    }
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
    expect(settings(await page(again.replace('/preview', '')))).toEqual(settings(html));
  });

  test.each([
    ['?at=2025-04-10T12:30', '10 Apr 2025, 12:30 UTC', '2025-04-10T12:30:00'],
    ['?at=2025-04-10T12:30&zone=Nowhere/Land', '10 Apr 2025, 12:30 UTC', '2025-04-10T12:30:00'],
    ['?at=2025-04-10T12:30&zone=Europe/Berlin', '10 Apr 2025, 12:30 CEST', '2025-04-10T12:30:00'],
    ['?at=2025-04-10T12:30:00Z&zone=Asia/Tokyo', '10 Apr 2025, 21:30 GMT+9', '2025-04-10T21:30:00'],
    // skipped by the clocks, and shown twice
    ['?at=2027-03-28T02:30&zone=Europe/Berlin', '28 Mar 2027, 03:30 CEST', '2027-03-28T03:30:00'],
    ['?at=2027-10-31T02:30&zone=Europe/Berlin', '31 Oct 2027, 02:30 CEST', '2027-10-31T02:30:00'],
  ])('%s is %s', async (query, text, field) => {
    const html = await page(query);
    expect(html).toContain(text);
    expect(html).toContain(`value="${field}"`);
  });
});

describe('the sample blog', () => {
  const imageIn = (html: string) => /class="portico-teaser__image" src="([^"]+[.]svg[?]w=300)"/.exec(html)?.[1] ?? null;

  test('has its images on the origin of the Studio, and in the header of the service', async () => {
    const teaser = await (await studioFetch('/chrome/teaser/latest-post')).text();
    const src = imageIn(teaser);
    await expect.poll(async () => imageIn(await (await started().service.fetch('/chrome/header')).text())).toBe(src);
    expect(src).toMatch(new RegExp(`^${started().studio.origin}/sample-blog/`));
    const response = await fetch(src ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await response.text();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 316">.*<\/svg>$/s);
    expect(svg.length).toBeLessThan(20_000);
    expect((await studioFetch('/sample-blog/other.svg')).status).toBe(404);
  });
});

describe('the public service', () => {
  test.each(['/', '/preview', '/preview/page', '/chrome/preview', '/chrome/preview/page', '/studio/', '/share/x'])(
    'does not have %s, also in preview mode',
    async (path) => {
      const response = await started().service.fetch(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('');
    },
  );
});

describe('without Access', () => {
  /** Asks at a hostname that is not this computer's. */
  const request = async (path: string, init: { method?: string; body?: string } = {}) => {
    const response = await started().miniflare.dispatchFetch(`https://studio.example.com${path}`, init);
    return { status: response.status, text: await response.text() };
  };
  let share: NewShare;
  beforeAll(async () => {
    share = (await api.call<NewShare>('POST', 'shares', { days: 3 })).body;
  });

  test('a shared preview and all that it loads can be opened', async () => {
    const page = await request(share.path);
    const sample = await request(`${share.path}/page`);
    expect([page.status, sample.status]).toEqual([200, 200]);
    const files = [page, sample].flatMap(({ text }) =>
      [...text.matchAll(/<(?:link|script|img)[^>]* (?:href|src)="(\/[^"]+)"/g)].map(([, path = '']) => path),
    );
    expect(files.some((path) => path.startsWith('/studio/'))).toBe(true);
    expect(files.some((path) => path.startsWith('/chrome/assets/'))).toBe(true);
    for (const path of [...new Set(files), '/chrome/teaser/latest-post']) {
      expect([path, (await request(path)).status]).toEqual([path, 200]);
    }
  });
});

test('a page on another origin cannot render messages in the bar', async () => {
  const init = { method: 'POST', body: '{}', headers: { origin: 'https://evil.example' } };
  expect((await studioFetch('/preview/bar', init)).status).toBe(403);
});

describe('below /chrome/, the Studio', () => {
  test('answers as the service does', async () => {
    const [passedOn, own] = await Promise.all(
      [started().studio, started().service].map((server) => server.fetch('/chrome/footer?lang=de')),
    );
    expect(passedOn?.headers.get('portico-version')).toBe(own?.headers.get('portico-version'));
    expect(await passedOn?.text()).toBe(await own?.text());
  });

  test('answers a preflight of a page on another origin', async () => {
    const response = await studioFetch('/chrome/all.json', {
      method: 'OPTIONS',
      headers: { origin: 'https://host.example', 'access-control-request-headers': 'x-any' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

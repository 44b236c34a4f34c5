/** Which messages the preview shows: draft, published ones, an earlier version, and those of a shared link. */

import { describe, expect, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { BUILT_IN, testPreview, withAnnouncement } from '../../../../test/support/preview.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  draft: 'Of the draft',
  published: 'Of the latest version',
  2: 'Of version 2',
};

const request = testPreview({
  readLanguages: async (of) => {
    const title = MESSAGES[of];
    return title === undefined ? null : withAnnouncement(title);
  },
  readShare: async (secret) =>
    secret === 'known'
      ? { languages: withAnnouncement('Shared'), createdBy: 'anna@example.com', expiresAt: '2026-12-03T12:00:00Z' }
      : null,
});
const text = async (path: string) => (await request(path)).text();
const framesOf = (page: string) =>
  [...page.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));

describe('the parameter of', () => {
  test.each([
    ['', 'Of the draft'],
    ['?of=draft', 'Of the draft'],
    ['?of=published', 'Of the latest version'],
    ['?of=2', 'Of version 2'],
    ['?of=latest', 'Of the draft'],
  ])('“%s” shows the messages: %s', async (query, title) => {
    const page = await text(`/preview${query}`);
    const [frame = ''] = framesOf(page);
    expect(frame).toMatch(/^\/preview\/page/);
    for (const html of [page, await text(frame), await text(`/preview/page${query}`)]) expect(html).toContain(title);
  });

  test('a version that does not exist is not found, and the page leads to the history', async () => {
    for (const path of ['/preview?of=3', '/preview/page?of=3']) {
      const response = await request(path);
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain('Version 3 does not exist');
      expect(page).toContain('href="/history"');
    }
  });

  test('only messages of the draft lead to the editor', async () => {
    expect(await text('/preview')).toContain('href="/messages/announcement/only"');
    for (const query of ['?of=published', '?of=2']) expect(await text(`/preview${query}`)).not.toContain('/only"');
    const defaults = testPreview({
      readLanguages: async () => ({ ...BUILT_IN, en: { ...BUILT_IN.en, announcements: [] } }),
    });
    const [first] = BUILT_IN.en.featureMessages;
    expect(await (await defaults('/preview')).text()).toContain(`href="/messages/default-message/${first?.id}"`);
  });
});

describe('side by side', () => {
  test.each([
    ['?compare=true', ['Of the draft', 'Of the latest version']],
    ['?compare=true&of=published', ['Of the latest version', 'Of the draft']],
    ['?compare=true&of=2', ['Of version 2', 'Of the latest version']],
  ])('%s shows %s', async (query, titles) => {
    const frames = framesOf(await text(`/preview${query}&lang=en&theme=light&seed=a`));
    const pages = await Promise.all(frames.map(text));
    expect(pages.map((page) => /portico-announcement__title">([^<]*)/.exec(page)?.[1])).toEqual(titles);
    for (const frame of frames) expect(frame).toContain('theme=light&seed=a');
  });
});

describe('the preview of a message', () => {
  const message = (id: string, more: object = {}) => ({
    id,
    title: `Title of ${id}`,
    description: 'Text',
    cta: 'Read',
    link: '/only/',
    weight: 1,
    ...more,
  });
  const announcements = [
    message('often', { weight: 1_000_000 }),
    message('rare', { weight: 0.001 }),
    message('never', { weight: 0 }),
    message('later', { startDate: '2027-03-01T08:00:00Z', endDate: '2027-04-01T08:00:00Z' }),
    message('docs', { paths: ['/docs/*'] }),
  ];
  const languages = { ...BUILT_IN, en: { ...BUILT_IN.en, announcements } };
  const ofMessage = testPreview({
    readLanguages: async () => languages,
    readShare: async () => ({ languages, createdBy: 'anna', expiresAt: '2026-12-03T12:00:00Z' }),
  });
  const page = async (path: string) => (await ofMessage(path)).text();

  test.each(['/preview', '/share/known'])('at %s shows it, however rarely it is drawn', async (path) => {
    const html = await page(`${path}?message=announcement/rare`);
    expect(html).toContain('“Title of rare”</strong> is shown.');
    expect(html).toContain('2 messages share the views.');
    expect(html).toMatch(/data-preview-message="rare" data-active="true" data-shown="true"/);
    const [frame = ''] = framesOf(html);
    expect(await page(frame)).toContain('data-portico-announcement="rare"');
    expect(await page(frame.replace(/message=[^&]*/, ''))).toContain('data-portico-announcement="often"');
  });

  test.each([
    ['announcement/never', '', 'Its frequency is 0.'],
    ['announcement/rare', '&lang=de', 'It is not in German.'],
    ['announcement/later', '', 'It starts on 1 Mar 2027, 08:00 UTC.'],
    ['announcement/later', '&zone=Europe/Berlin', 'It starts on 1 Mar 2027, 09:00 CET.'],
    ['announcement/later', '&at=2027-05-01', 'It ends on 1 Apr 2027, 08:00 UTC.'],
    ['announcement/docs', '', 'It is not for this site or page.'],
    ['announcement/gone', '', 'It is incomplete or missing.'],
    [`default-message/${BUILT_IN.en.featureMessages[0]?.id}`, '', 'shown only where there are no announcements'],
  ])('says why visitors do not see %s%s', async (name, query, reason) => {
    const html = await page(`/preview?message=${name}${query}`);
    expect(html).toContain('The message you came from is not shown here.');
    expect(html).toContain(reason);
  });

  test('leads back to the message and to publishing, for people of the Studio alone', async () => {
    const query = '?message=announcement/rare&lang=en';
    const links = ['href="/messages/announcement/rare?language=en"', 'href="/publish"'];
    for (const link of links) {
      expect(await page(`/preview${query}`)).toContain(link);
      expect(await page(`/share/known${query}`)).not.toContain(link);
    }
  });
});

describe('a shared preview', () => {
  test('offers moment, language, width and theme, and keeps the other settings of its link', async () => {
    const page = await text('/share/known?seed=a&site=docs&width=390&hero=dark&zone=Europe/Berlin');
    const inputs = [...page.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([tag]) => tag);
    const named = (isHidden: boolean) =>
      inputs.filter((tag) => tag.includes('type="hidden"') === isHidden).map((tag) => / name="([^"]+)"/.exec(tag)?.[1]);
    expect([...new Set(named(false))]).toEqual(['at', 'lang', 'width', 'theme']);
    expect(named(true).sort()).toEqual(['hero', 'seed', 'site', 'zone']);
  });

  test('shows the shared messages, who shared them, and until when', async () => {
    const page = await text('/share/known?lang=en&at=2026-11-01');
    expect(page).toContain('anna@example.com');
    expect(page).toContain('until 3 Dec 2026, 12:00 UTC');
    expect(page).toContain('Shared</span>');
    const [frame = ''] = framesOf(page);
    expect(frame).toBe('/share/known/page?at=2026-11-01');
    expect(await text(frame)).toContain('>Shared<');
  });

  test('leads nowhere into the Studio, and shows no other messages', async () => {
    const page = await text('/share/known?of=published&compare=true');
    expect(framesOf(page)).toHaveLength(1);
    const links = [...page.matchAll(/(?:href|src|action)="(\/[^"]*)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(3);
    expect(page).not.toMatch(/[?&;]of=/);
    for (const link of links) expect(link).toMatch(/^\/(?:share\/known(?:\/page)?(?:\?|$)|studio\/)/);
    expect(await text('/share/known/page?of=published')).toContain('>Shared<');
  });

  test.each(['/share/unknown', '/share/unknown/page', '/share/%3Cb%3E'])(
    '%s is not found, and the page says whom to ask',
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain('Ask the person who sent you the link');
      expect(page).not.toMatch(/href="\/(?!studio\/)/);
    },
  );
});

test('nothing is counted in previews of a company that counts', async () => {
  const counting = testPreview({ locales: { ...COMPANY, counting: { rate: 1 } } });
  const page = await (await counting('/preview/page?lang=en')).text();
  expect(page).toContain('data-portico-announcement');
  expect(page).not.toContain('data-portico-count');
});

test('if the draft cannot be read, the page says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = testPreview({ readLanguages: () => Promise.reject(new Error('the store is broken')) });
  for (const path of ['/preview', '/preview/page']) {
    const response = await failing(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const page = await response.text();
    expect(page).toContain('The preview cannot be shown now');
    expect(page).not.toContain('broken');
  }
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});

test('nothing is cached or indexed, and no address is sent on', async () => {
  const paths = [
    '/preview',
    '/preview/page',
    '/preview/bar',
    '/preview?of=3',
    '/share/known',
    '/share/known/page',
    '/share/no',
  ];
  for (const path of paths) {
    const { headers } = await request(path);
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'");
  }
});

describe('below /chrome/', () => {
  test('requests are forwarded to the service', async () => {
    const asked: string[] = [];
    const passing = testPreview({
      fetchService: async ({ method, url }) => {
        asked.push(`${method} ${url}`);
        return new Response('of the service');
      },
    });
    expect(await (await passing('/chrome/header?lang=de')).text()).toBe('of the service');
    await passing('/chrome/all.json', { method: 'OPTIONS' });
    expect(asked).toEqual([
      'GET https://studio.example.com/chrome/header?lang=de',
      'OPTIONS https://studio.example.com/chrome/all.json',
    ]);
  });

  test('without a service, they are not found', async () => {
    expect((await request('/chrome/header')).status).toBe(404);
  });
});

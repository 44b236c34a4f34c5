/** One part that fails does not take the header, and a header that fails does not take the page. */

import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../src/company.ts';
import type { Content } from '../../../src/content/content.ts';
import type { ContentFor } from '../../../src/content/content-for.ts';
import { resolveContent } from '../../../src/content/resolve-content.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../src/contract/site.ts';
import { THEMES } from '../../../src/contract/theme.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import { NOW, silentBlog, testApp } from '../../support/app.ts';
import { contentFor, FILES_CONTENT } from '../../support/content.ts';
import { attribute, partsOf, textOf, withAttribute } from '../../support/markup.ts';

const broken = (): never => {
  throw new Error('broken');
};

/** The content of every language, with a part replaced by something of another shape. */
const damaged = (part: object) => (language: Language) => Object.assign({ ...contentFor(language) }, part);

const sectionsOf = (markup: string) => partsOf(markup, 'section').map((part) => attribute(part, 'data-portico-id'));
const columnsOf = (markup: string, index: number) => {
  const [panel] = partsOf(markup, 'panel').slice(index, index + 1);
  return panel ? textOf(panel) : '';
};

/** The content with other columns in the first section, by their index. */
const withColumns = (changes: Readonly<Record<number, unknown>>) => (language: Language) => {
  const content = contentFor(language);
  const [first, ...rest] = content.navigation;
  const columns = first?.kind === 'section' ? Object.assign([...first.columns], changes) : [];
  return Object.assign({ ...content }, { navigation: [{ ...first, columns }, ...rest] });
};

const fetchHeader = async (contentOf: (language: Language) => Content, query = '') => {
  const app = testApp({ contentFor: contentOf });
  const response = await app.request(`/chrome/header?${query}`);
  const markup = await response.text();
  return { app, response, markup, failed: app.events.filter(({ name }) => name === 'part-failed') };
};

describe('a failing part of the header is omitted', () => {
  test.each([
    ['a column of an unknown kind', withColumns({ 1: { kind: 'video' } }), 'column 2'],
    ['a column without links', withColumns({ 0: { kind: 'links', title: 'x' } }), 'column 1'],
    [
      'a post with a missing image',
      withColumns({
        2: {
          kind: 'post',
          title: 'x',
          firstPost: { kind: 'card', id: 'x', epigraph: 'x', card: { title: 'x', url: '/x', image: 'missing' } },
        },
      }),
      'column 3',
    ],
  ])('%s', async (_, contentOf, part) => {
    const { response, markup, failed } = await fetchHeader(contentOf);
    const { markup: complete } = await fetchHeader(contentFor);
    expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
    expect(sectionsOf(markup)).toEqual(sectionsOf(complete));
    expect(columnsOf(markup, 1)).toBe(columnsOf(complete, 1));
    expect(failed).toEqual([
      {
        name: 'part-failed',
        route: 'header',
        part: `NAV_DEVELOPERS ${part}`,
        language: 'en',
        error: expect.stringMatching(/./),
      },
    ]);
  });

  test('an item of the menu without a column', async () => {
    const { markup } = await fetchHeader(withColumns({ 0: null, 1: null, 2: null }));
    expect(sectionsOf(markup)).toEqual(sectionsOf((await fetchHeader(contentFor)).markup).slice(1));
  });

  test.each([
    ['announcements that are no list', damaged({ announcements: null })],
    [
      'an announcement without an address',
      damaged({ announcements: [{ id: 'x', weight: 1, startDate: null, endDate: null }] }),
    ],
  ])('%s', async (_, contentOf) => {
    const { response, markup, failed } = await fetchHeader(contentOf);
    expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
    expect(partsOf(markup, 'announcement')).toEqual([]);
    expect(sectionsOf(markup)).toHaveLength(4);
    expect(failed).toMatchObject([{ part: 'announcement', error: expect.stringMatching(/^\w+Error: .+ at .+/) }]);
  });

  test('a column that cannot be resolved, without shifting others', async () => {
    const { links } = COMPANY;
    const [first, ...rest] = links.navigation;
    const second = { title: 'x', titleUrl: { url: '{nowhere}/' }, links: [] };
    const navigation = [{ ...first, secondColumn: second }, ...rest] as typeof links.navigation;
    const resolved = resolveContent({ ...COMPANY, links: { ...links, navigation } }, MAIN_SITE, 'en');
    const [section] = resolved.navigation;
    const columns = section?.kind === 'section' ? [...section.columns.slice(0, 2), {}] : [];
    const content = Object.assign({ ...resolved }, { navigation: [{ ...section, columns }] });
    const { markup, failed } = await fetchHeader(() => content);
    expect(partsOf(markup, 'section')).toHaveLength(1);
    expect(failed.map((event) => 'part' in event && event.part)).toEqual([
      'NAV_DEVELOPERS column 2',
      'NAV_DEVELOPERS column 3',
    ]);
  });

  test('a seed that cannot be drawn degrades the header', async () => {
    const response = await testApp({ randomSeed: broken }).request('/chrome/header');
    expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
  });
});

const withBrokenFooter = (language: Language) => {
  const content = contentFor(language);
  const columns = [{ title: 'x' }, ...content.footer.columns.slice(1)];
  return Object.assign({ ...content }, { footer: { ...content.footer, columns, legal: null } });
};

test('a failing column of the footer is omitted', async () => {
  const app = testApp({ contentFor: withBrokenFooter });
  const response = await app.request('/chrome/footer');
  expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
  const markup = await response.text();
  expect(partsOf(markup, 'column')).toHaveLength(contentFor('en').footer.columns.length - 1);
  expect(partsOf(markup, 'legal')).toHaveLength(0);
  expect(partsOf(markup, 'copyright')).toHaveLength(1);
  expect(app.events.map((event) => 'part' in event && event.part).filter(Boolean)).toEqual([
    'footer column 1',
    'legal links',
  ]);
});

test('a part that failed by chance is back after half a minute', async () => {
  let isBroken = true;
  const column = { kind: 'links', title: 'x', second: null, titleUrl: null, secondList: [], extraLink: null };
  const links = () => (isBroken ? broken() : []);
  const firstColumn = Object.defineProperty({ ...column, bottomLink: null }, 'links', { get: links });
  const content = withColumns({ 0: firstColumn })('en');
  const contentOf = (language: Language) => (language === 'en' ? content : contentFor(language));
  // so that nothing else has the header rendered again
  const app = testApp({ contentFor: contentOf, blog: silentBlog });
  const stateOf = async () => (await app.request('/chrome/header')).headers.get('portico-state');
  expect(await stateOf()).toBe('degraded');
  isBroken = false;
  app.clock.now += 29_999;
  expect(await stateOf()).toBe('degraded');
  app.clock.now += 1;
  expect(await stateOf()).toBe('fallback');
});

test('a degraded answer is stored for a few seconds only', async () => {
  const { response } = await fetchHeader(withColumns({ 0: {} }));
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=10, stale-while-revalidate=20,/);
});

test('all.json is stored no longer than its degraded footer', async () => {
  const app = testApp({ contentFor: withBrokenFooter });
  await app.request('/chrome/header');
  await app.settle();
  expect((await app.request('/chrome/header')).headers.get('portico-state')).toBe('fresh');
  const cacheControl = async (name: string) => (await app.request(`/chrome/${name}`)).headers.get('cache-control');
  expect(await cacheControl('all.json')).toBe(await cacheControl('footer'));
});

describe('when nothing can be rendered', () => {
  test.each(['header', 'footer'])(
    'the build snapshot of the %s is sent, even after complete ones',
    async (fragment) => {
      const state = { broken: false };
      const app = testApp({ contentFor: (language) => (state.broken ? broken() : contentFor(language)) });
      await app.request(`/chrome/${fragment}`);
      expect(app.events.map(({ name }) => name)).not.toContain('copy-sent');
      state.broken = true;
      const response = await app.request(`/chrome/${fragment}`);
      expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
      expect(partsOf(await response.text(), 'announcement')).toEqual([]);
      expect(app.events).toContainEqual(
        expect.objectContaining({ name: 'copy-sent', route: fragment, language: 'en' }),
      );
    },
  );

  describe.each(LANGUAGES)('in %s', (lang) => {
    test.each(THEMES)('a copy in %s is sent, with the links of the page', async (theme) => {
      const app = testApp({ contentFor: broken });
      const query = `lang=${lang}&theme=${theme}&links=absolute&loginLink=%2Fsign-in%3Fa%26b&path=%2Fpricing%2F`;
      const response = await app.request(`/chrome/header?${query}`);
      const markup = await response.text();
      expect([response.status, response.headers.get('portico-state')]).toEqual([200, 'degraded']);
      const [root] = withAttribute(markup, 'data-portico', 'header');
      expect(root && [attribute(root, 'lang'), attribute(root, 'data-theme')]).toEqual([lang, theme]);
      const complete = await (await testApp({ now: NOW }).request(`/chrome/header?${query}`)).text();
      expect(sectionsOf(markup)).toEqual(sectionsOf(complete));
      for (const part of ['login', 'sign-up'])
        expect(partsOf(markup, part).map((link) => attribute(link, 'href'))).toEqual(
          partsOf(complete, part).map((link) => attribute(link, 'href')),
        );
      const languagesOf = (html: string) => withAttribute(html, 'hreflang').map((link) => attribute(link, 'href'));
      expect(languagesOf(markup)).toEqual(languagesOf(complete));
      expect(markup).not.toContain('\u007f');
    });
  });

  test('the copy of the footer has the current year, and its files from this service', async () => {
    const app = testApp({ contentFor: broken, now: Date.UTC(2029, 5, 1) });
    const markup = await (await app.request('/chrome/footer?lang=ja')).text();
    expect(markup).toContain('© 2029 Acme');
    expect(markup).toMatch(/^<link rel="stylesheet" href="\/chrome\/assets\/.*<\/script>$/s);
    expect(await (await app.request('/chrome/footer?assets=omit')).text()).toMatch(/^<footer.*<\/footer>$/s);
  });
});

test('one broken dictionary does not break the manifest', async () => {
  const contentOf = (language: Language) => (language === 'fr' ? broken() : contentFor(language));
  const app = testApp({ contentFor: contentOf });
  const response = await app.request('/chrome/manifest.json');
  expect(response.status).toBe(200);
  const { nextContentBoundary } = (await response.json()) as { nextContentBoundary: object };
  expect(Object.keys(nextContentBoundary)).toEqual(LANGUAGES.filter((language) => language !== 'fr'));
});

describe('health', () => {
  test('names the parts that are missing, and the service is ready', async () => {
    const contentOf = (language: Language) =>
      language === 'fr' ? withColumns({ 0: {} })(language) : contentFor(language);
    const app = testApp({ contentFor: contentOf });
    const health = await app.request('/chrome/health');
    expect([health.status, await health.json()]).toMatchObject([
      200,
      { status: 'degraded', missing: [{ language: 'fr', fragment: 'header', part: 'NAV_DEVELOPERS column 1' }] },
    ]);
    expect((await app.request('/chrome/health/ready')).status).toBe(200);
  });

  test('names the languages that only have copies, and the service is not ready', async () => {
    const contentOf = (language: Language) => (language === 'fr' ? broken() : contentFor(language));
    const app = testApp({ contentFor: contentOf });
    const health = await app.request('/chrome/health');
    expect([health.status, await health.json()]).toMatchObject([
      200,
      {
        status: 'degraded',
        missing: [
          { language: 'fr', fragment: 'header', part: 'everything' },
          { language: 'fr', fragment: 'footer', part: 'everything' },
        ],
      },
    ]);
    const ready = await app.request('/chrome/health/ready');
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, copied: ['header fr', 'footer fr'] }]);
  });

  test('names the parts that were missing in a response for another site, until they are back', async () => {
    const state = { isBroken: true };
    const ofSite: ContentFor = (key) =>
      key.site === 'docs' && key.language === 'fr' && state.isBroken ? broken() : FILES_CONTENT.contentFor(key);
    const app = testApp({ contents: staticContent({ ...FILES_CONTENT, contentFor: ofSite }) });
    const health = async () => (await app.request('/chrome/health')).json();
    expect(await health()).toMatchObject({ status: 'ok', missing: [] });
    expect((await app.request('/chrome/footer?site=docs&lang=fr')).headers.get('portico-state')).toBe('degraded');
    expect(await health()).toMatchObject({
      status: 'degraded',
      missing: [
        { site: 'docs', language: 'fr', fragment: 'header', part: 'everything' },
        { site: 'docs', language: 'fr', fragment: 'footer', part: 'everything' },
      ],
    });
    expect(await health()).toMatchObject({ status: 'degraded' });
    expect((await app.request('/chrome/health/ready')).status).toBe(200);
    state.isBroken = false;
    expect(await health()).toMatchObject({ status: 'ok', missing: [] });
  });
});

describe.each([
  ['throws', broken],
  ['is not a number', () => Number.NaN],
  ['is endless', () => Number.POSITIVE_INFINITY],
  ['is before 1970', () => -1],
  ['is in the year 9999', () => Date.UTC(9999, 11, 31)],
  ['is in the year 275760', () => 8.64e15],
])('while the clock %s', (_, now) => {
  test.each(['header', 'footer', 'head', 'all.json', 'manifest.json', 'health'])('%s is complete', async (route) => {
    const app = testApp();
    Object.defineProperty(app.clock, 'now', { get: now });
    const response = await app.request(`/chrome/${route}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(
      /^(no-store|public, max-age=\d+, stale-while-revalidate=\d+, stale-if-error=\d+)$/,
    );
    expect((await response.text()).length).toBeGreaterThan(100);
  });
});

/** The languages that a page exists in, and paths with a language prefix: which links the lists of languages have. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { silentBlog, testApp } from '../../support/app.ts';
import { attribute, partsOf, withAttribute } from '../../support/markup.ts';

/** The `href` of each language, in each of the two lists of the header. */
async function listsOf(query: string, app = testApp({ blog: silentBlog })) {
  const response = await app.request(`/chrome/header?${query}`);
  const markup = await response.text();
  const links = withAttribute(markup, 'hreflang');
  const half = links.slice(0, links.length / 2);
  const hrefs = (elements: typeof links) =>
    Object.fromEntries(elements.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]));
  expect(hrefs(links.slice(half.length))).toEqual(hrefs(half));
  return {
    hrefs: hrefs(half),
    order: half.map((link) => attribute(link, 'hreflang')),
    current: half.flatMap((link) => (attribute(link, 'aria-current') ? [attribute(link, 'hreflang')] : [])),
    markup,
    etag: response.headers.get('etag'),
    notice: response.headers.get('portico-notice'),
    rendered: response.headers.get('server-timing'),
  };
}

test.each(['none', 'shadow'])('the name of each language is marked as text in it, with isolate=%s', async (isolate) => {
  const markup = await (await testApp().request(`/chrome/header?isolate=${isolate}`)).text();
  const links = withAttribute(markup, 'hreflang');
  expect(links.map((link) => attribute(link, 'hreflang'))).toEqual([...LANGUAGES, ...LANGUAGES]);
  expect(links.map((link) => attribute(link, 'lang'))).toEqual([...LANGUAGES, ...LANGUAGES]);
});

describe('the parameter languages', () => {
  test('omits the links to other languages, in the overlay too', async () => {
    const { hrefs, notice } = await listsOf('lang=de&languages=de,en&path=/de/pricing/');
    expect(hrefs).toEqual({ de: '/de/pricing/', en: '/pricing/' });
    expect(notice).toBeNull();
  });

  test.each(LANGUAGES)('keeps the current language %s, which is marked', async (language) => {
    const { order, current } = await listsOf(`lang=${language}&languages=en,ja`);
    expect(order).toEqual(LANGUAGES.filter((code) => ['en', 'ja', language].includes(code)));
    expect(current).toEqual([language]);
  });

  test('leaves no trace of the other links in the markup', async () => {
    const { markup } = await listsOf('languages=en,fr&isolate=shadow');
    expect(markup).not.toMatch(/Deutsch|Español|Português|日本語|<li><\/li>|\u007f/);
    expect(markup).toContain('Français');
  });

  test.each(['en', 'xx,en', 'EN,en-GB'])('with languages=%s and lang=en, there is no selector', async (languages) => {
    const { markup } = await listsOf(`lang=en&languages=${languages}`);
    expect(partsOf(markup, 'language-selector')).toEqual([]);
    expect(markup).toBe((await listsOf('lang=en&languageSelector=false')).markup);
  });

  test('is the same in any order, with duplicates and regions: one entity tag', async () => {
    const tags = await Promise.all(
      ['de,en,ja', 'ja,en,de', 'en,ja,de,de,en', 'jp,EN-us,de_AT', 'de,xx,en,,ja'].map(
        async (languages) => (await listsOf(`lang=de&languages=${languages}`)).etag,
      ),
    );
    expect(new Set(tags).size).toBe(1);
    expect((await listsOf('lang=de&languages=de,en')).etag).not.toBe(tags[0]);
    expect((await listsOf('lang=de&languages=de,en,fr,es,pt,ja')).etag).toBe((await listsOf('lang=de')).etag);
  });

  test('takes no space in the cache: all lists share one rendered header', async () => {
    const app = testApp({ blog: silentBlog });
    await listsOf('lang=de', app);
    for (const languages of ['de,en', 'fr,ja', 'de,en,fr,es,pt', 'ja', 'xx'])
      expect((await listsOf(`lang=de&languages=${languages}`, app)).rendered).toContain('reused');
  });

  test('changes only the header', async () => {
    const app = testApp({ blog: silentBlog });
    const plain = await (await app.request('/chrome/footer?lang=de')).text();
    expect(await (await app.request('/chrome/footer?lang=de&languages=de,en')).text()).toBe(plain);
  });

  test('applies to the build snapshot too', async () => {
    const app = testApp({
      blog: silentBlog,
      contentFor: () => {
        throw new Error('broken');
      },
    });
    const { hrefs, markup } = await listsOf('lang=fr&languages=en,ja&path=/fr/docs/', app);
    expect(hrefs).toEqual({ en: '/docs/', fr: '/fr/docs/', ja: '/jp/docs/' });
    expect(markup).not.toContain('\u007f');
  });
});

describe('a path with a language prefix that the site does not use', () => {
  test.each([
    ['/en/pricing/', '/pricing/', 'path;used="without /en"'],
    ['/ja/pricing/', '/pricing/', 'path;used="without /ja"'],
    ['/en-US/', '/', 'path;used="without /en-us"'],
  ])('%s is the page without it, with a notice', async (path, english, notice) => {
    const answer = await listsOf(`lang=de&path=${path}`);
    expect(answer.hrefs.en).toBe(english);
    expect(answer.hrefs.de).toBe(english === '/' ? '/de' : `/de${english}`);
    expect(answer.notice).toBe(notice);
  });

  test('marks the current link of that page', async () => {
    const { markup } = await listsOf('lang=en&path=/en/pricing/');
    expect(withAttribute(markup, 'aria-current', 'page').map((link) => attribute(link, 'href'))).toEqual(['/pricing/']);
  });

  test('a prefix of another language stays as it is, without a notice', async () => {
    const { hrefs, notice } = await listsOf('lang=en&path=/de/pricing/');
    expect([hrefs.en, hrefs.de, notice]).toEqual(['/pricing/', '/de/pricing/', null]);
  });
});

test('unknown languages in a list are ignored and reported', async () => {
  const { order, notice } = await listsOf('lang=en&languages=en,xx,fr,%3Cb%3E');
  expect([order, notice]).toEqual([['en', 'fr'], 'languages;used="en,fr"']);
});

test('a list without a known language is not used, and reported', async () => {
  const { order, notice } = await listsOf('languages=klingon');
  expect([order, notice]).toEqual([[...LANGUAGES], 'languages;used="de,en,fr,es,pt,ja"']);
});

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
});

import { describe, expect, test } from 'vitest';
import type { HeaderModel } from '../../../src/chrome/chrome.ts';
import { composeHeader } from '../../../src/chrome/compose-header.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import type { BlogPost } from '../../../src/teaser/blog-post.ts';
import { contextOf } from '../../support/composed.ts';
import { contentFor } from '../../support/content.ts';

function compose(query: string, posts: ReadonlyMap<string, BlogPost> = new Map()): HeaderModel {
  const context = contextOf(query);
  const announcement = context.content.announcements[0] ?? null;
  return composeHeader({ ...context, announcement, posts });
}

const hrefsOf = ({ bar }: HeaderModel) =>
  Object.fromEntries(bar.languageSelector?.languages.map(({ language, href }) => [language, href]) ?? []);

describe('the language links', () => {
  test.each([
    ['on the host page, in the same language', 'lang=de&path=%2Fde%2Fpricing%2F', '/pricing/'],
    ['on the host page, from another prefix', 'lang=en&path=%2Fjp%2Fpricing%2F', '/pricing/'],
    ['on a page without prefix', 'lang=fr&path=%2Fdocs%2Fapi', '/docs/api'],
    ['on a page with a prefix that the site does not use', 'lang=de&path=%2Fen%2Fpricing%2F', '/pricing/'],
    ['on a page with a code that is not its prefix', 'lang=de&path=%2Fja%2Fpricing%2F', '/pricing/'],
  ])('stay %s', (_, query, page) => {
    expect(hrefsOf(compose(query))).toEqual({
      de: `/de${page}`,
      en: page,
      fr: `/fr${page}`,
      es: `/es${page}`,
      pt: `/pt${page}`,
      ja: `/jp${page}`,
    });
  });

  test('lead to the home pages if the path is not known', () => {
    const home = { de: '/de', en: '/', fr: '/fr', es: '/es', pt: '/pt', ja: '/jp' };
    expect(hrefsOf(compose('lang=es'))).toEqual(home);
    expect(hrefsOf(compose('lang=es&path=%2Fes'))).toEqual(home);
  });

  test.each(LANGUAGES)('mark only %s as current', (language) => {
    const current = compose(`lang=${language}`).bar.languageSelector?.languages.filter((link) => link.current);
    expect(current?.map((link) => link.language)).toEqual([language]);
  });

  test('are missing with languageSelector=false', () => {
    expect(compose('languageSelector=false').bar.languageSelector).toBeNull();
  });
});

describe('the current page', () => {
  const currentOf = (path: string, lang = 'en') =>
    compose(`lang=${lang}&path=${encodeURIComponent(path)}`).menu.items.flatMap((item) => {
      const current = item.kind === 'link' ? item.link.current : item.current;
      return current ? [item.id] : [];
    });

  test.each([
    ['/pricing', 'en', ['NAV_PRICING']],
    ['/de/pricing/', 'de', ['NAV_PRICING']],
    ['/pricing/', 'de', []],
    ['/docs/api/', 'en', ['NAV_DOCUMENTATION']],
    ['/docs', 'en', ['NAV_DOCUMENTATION']],
    ['/learn', 'en', ['NAV_DOCUMENTATION']],
    ['/research-program', 'en', ['NAV_DEVELOPERS']],
    ['/features/actions', 'en', ['NAV_PRODUCT']],
    ['/customers/', 'en', ['NAV_SOLUTIONS']],
    ['/somewhere', 'en', []],
  ])('%s in %s marks %j', (path, lang, expected) => {
    expect(currentOf(path, lang)).toEqual(expected);
  });

  test('marks sign-up and contact-sales', () => {
    const { actions } = compose('lang=ja&path=%2Fjp%2Fsignup');
    expect(actions.map(({ current }) => current)).toEqual([true, false]);
  });
});

test.each([
  ['en', '/signup?place=header&type=button&text=sign%20up'],
  ['de', '/de/signup?place=header&type=button&text=registrieren'],
  ['ja', `/jp/signup?place=header&type=button&text=${encodeURIComponent(contentFor('ja').actions[0]?.text ?? '')}`],
])('sign-up in %s is tracked with its label in lower case', (language, href) => {
  expect(compose(`lang=${language}`).actions[0]?.href).toBe(href);
});

test('contact-sales is tracked too', () => {
  expect(compose('').actions[1]?.href).toBe('/contact-us?place=header&type=button&text=contact%20sales');
});

describe('a teaser of the blog', () => {
  const teaserOf = (header: HeaderModel) => {
    const item = header.menu.items.find(({ id }) => id === 'NAV_DOCUMENTATION');
    const columns = item?.kind === 'section' ? item.columns : [];
    return columns.flatMap((column) => (column.kind === 'post' ? [column.teaser] : []))[0];
  };

  test('is the cached one', () => {
    const post = { title: 'New', url: 'https://blog.example.com/new', imageUrl: null };
    expect(teaserOf(compose('', new Map([['latest-post', post]])))).toMatchObject({
      state: 'success',
      link: { title: 'New', href: 'https://blog.example.com/new', imageSrc: null, largerImageSrc: null },
    });
  });

  test('is the fallback if none is cached', () => {
    expect(teaserOf(compose('lang=ja'))).toMatchObject({
      state: 'fallback',
      link: { href: '/jp/blog/', imageSrc: '/chrome/assets/teaser-blog-0.svg', largerImageSrc: null },
    });
  });
});

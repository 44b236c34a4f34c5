/** The paths of the specification, section 2, by menu. */

import { describe, expect, test } from 'vitest';
import type { Content } from '../../../../../src/content/content.ts';
import { LANGUAGES, type Language } from '../../../../../src/contract/language.ts';
import { contentFor, footerUrlsOf, headerUrlsOf } from '../../../../../test/support/content.ts';

const PREFIXES: Readonly<Record<Language, string>> = { en: '', ja: '/jp', de: '/de', fr: '/fr', es: '/es', pt: '/pt' };

/** On the origins of the brand, or without a language prefix: the same in every language. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  NAV_DEVELOPERS: [
    'https://developer.example.com/',
    'https://developer.example.com/resources/code-samples',
    'https://developer.example.com/resources/guides',
    'https://developer.example.com/podcast',
    'https://developer.example.com/newsletter',
    'https://openid.example.com/',
    'https://saml.example.com/',
    'https://jwt.example.com/',
    'https://webauthn.example.com/',
    'https://developer.example.com/events',
  ],
  NAV_DOCUMENTATION: [
    '/docs',
    '/docs/articles',
    '/docs/quickstarts',
    '/docs/api',
    '/docs/libraries',
    'https://support.example.com/',
    'https://community.example.com/',
  ],
};

/** With a language prefix. */
const LOCALIZED: Readonly<Record<string, readonly string[]>> = {
  NAV_DEVELOPERS: ['/research-program'],
  NAV_DOCUMENTATION: ['/help', '/faqs', '/marketplace', '/resources', '/learn', '/intro-to-iam'],
  NAV_PRODUCT: [
    '/platform/access-management',
    '/platform/extensibility',
    '/platform/login-security',
    '/platform/user-management',
    '/platform/authentication',
    '/platform/cloud-deployment',
    '/fine-grained-authorization',
    '/ai',
    '/features/universal-login',
    '/features/single-sign-on',
    '/features/multifactor-authentication',
    '/features/actions',
    '/features/machine-to-machine',
    '/features/passwordless',
    '/features/breached-passwords',
    '/marketplace',
    '/resources/videos/platform-introduction',
  ],
  NAV_SOLUTIONS: [
    '/retail',
    '/financial-services',
    '/nonprofits',
    '/startups',
    '/enterprise',
    '/secure-smarter',
    '/b2c-customer-identity-management',
    '/b2b-saas',
    '/customers/',
  ],
  NAV_PRICING: ['/pricing/'],
  NAV_BLOG: ['/blog/'],
};

const ONLY_TRANSLATED = [
  '/healthcare',
  '/b2b-saas',
  '/media-publishing',
  '/public-sector',
  '/b2b-enterprise',
  '/b2e',
] as const;

const LOCALIZED_FOOTER = [
  '/customers/',
  '/security',
  '/partners',
  '/careers',
  '/about',
  '/privacy',
  '/your-privacy-choices',
  '/terms',
  '/legal',
];

const only = (content: Content, id: string): Content => ({
  ...content,
  navigation: content.navigation.filter((item) => item.id === id),
});

describe.each(LANGUAGES)('in %s', (language) => {
  const content = contentFor(language);
  const prefixed = (paths: readonly string[]) => paths.map((path) => PREFIXES[language] + path);
  const ids = Object.keys({ ...SHARED, ...LOCALIZED });

  test.each(ids)('%s has every path of the specification', (id) => {
    const urls = headerUrlsOf(only(content, id));
    expect(urls).toEqual(expect.arrayContaining([...(SHARED[id] ?? []), ...prefixed(LOCALIZED[id] ?? [])]));
  });

  test('the footer has every path of the specification', () => {
    const urls = footerUrlsOf(content);
    expect(urls).toEqual(expect.arrayContaining([...prefixed(LOCALIZED_FOOTER), 'https://status.example.com/']));
    expect(urls.slice(-3)).toEqual([
      'https://x.com/example',
      'https://www.linkedin.com/company/example',
      'https://github.com/example',
    ]);
  });

  test('sign-up and contact-sales are localized', () => {
    expect(content.actions.map(({ url }) => url)).toEqual(prefixed(['/signup', '/contact-us']));
  });

  test('all industries and use cases are shown except in English, which has only one', () => {
    const urls = headerUrlsOf(only(content, 'NAV_SOLUTIONS'));
    const expected = language === 'en' ? ['/b2b-saas'] : prefixed([...ONLY_TRANSLATED, '/b2b-saas']);
    const found = urls.filter((url) => prefixed(ONLY_TRANSLATED).includes(url));
    expect(found.sort()).toEqual(expected.sort());
  });

  test('no path has the prefix of another language', () => {
    const others = Object.values(PREFIXES).filter((prefix) => prefix !== '' && prefix !== PREFIXES[language]);
    const announced = [...content.announcements, ...content.defaultMessages].map(({ link }) => link);
    const foreign = [...headerUrlsOf(content), ...footerUrlsOf(content), ...announced].filter((url) =>
      others.some((prefix) => url === prefix || url.startsWith(`${prefix}/`)),
    );
    expect(foreign).toEqual([]);
  });
});

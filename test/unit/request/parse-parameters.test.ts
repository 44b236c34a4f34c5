import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { type ParameterValues, parametersOfFragments } from '../../../src/request/parameters.ts';
import { parseParameters } from '../../../src/request/parse-parameters.ts';
import { HOSTILE } from '../../examples.ts';

const DEFAULTS: ParameterValues = {
  lang: 'en',
  site: 'main',
  theme: 'dark',
  size: 'full',
  transparent: true,
  languageSelector: true,
  languages: LANGUAGES,
  loginLink: '/api/auth/login?redirectTo=dashboard',
  path: null,
  breadcrumbs: null,
  skipTo: null,
  links: 'relative',
  assets: 'include',
  announcement: 'include',
  isolate: 'none',
  seed: null,
  at: null,
  blog: null,
  fragment: 'header',
};

const parse = (query: string, preview = false) =>
  parseParameters(new URLSearchParams(query), parametersOfFragments({ preview, sampleBlog: preview }), {
    loginOrigins: ['https://login.example.com'],
    sites: { main: { defaults: {} }, docs: { defaults: { theme: 'light', languages: ['de'] } } },
  });

test('a request without parameters gets the defaults and no notice', () => {
  expect(parse('')).toEqual({ parameters: DEFAULTS, notices: [] });
});

test.each<[string, Partial<ParameterValues>]>([
  ...LANGUAGES.map((lang): [string, Partial<ParameterValues>] => [`lang=${lang}`, { lang }]),
  ['lang=jp', { lang: 'ja' }],
  ['lang=DE', { lang: 'de' }],
  ['lang=pt-BR', { lang: 'pt' }],
  ['lang=fr_CA', { lang: 'fr' }],
  ['lang=ja-Jpan-JP', { lang: 'ja' }],
  ['site=docs', { site: 'docs', theme: 'light', languages: ['de'] }],
  ['site=docs&theme=auto', { site: 'docs', theme: 'auto', languages: ['de'] }],
  ['theme=light', { theme: 'light' }],
  ['amp;theme=light', { theme: 'light' }],
  ['lang=de&amp;theme=light', { lang: 'de', theme: 'light' }],
  ['amp;amp;theme=light', { theme: 'light' }],
  ['transparent=false', { transparent: false }],
  ['languageSelector=false', { languageSelector: false }],
  ['languages=de,en', { languages: ['de', 'en'] }],
  ['languages=en%2Cde%2Cen', { languages: ['de', 'en'] }],
  ['languages=JP,pt-BR,pt_PT', { languages: ['pt', 'ja'] }],
  ['loginLink=https%3A%2F%2Flogin.example.com%2Fstart', { loginLink: 'https://login.example.com/start' }],
  ['path=%2Fde%2Fpricing%2F', { path: '/de/pricing/' }],
  ['assets=omit', { assets: 'omit' }],
  ['seed=visitor_7-A', { seed: 'visitor_7-A' }],
  [`seed=${'s'.repeat(64)}`, { seed: 's'.repeat(64) }],
])('%s is accepted without a notice', (query, expected) => {
  expect(parse(query)).toEqual({ parameters: { ...DEFAULTS, ...expected }, notices: [] });
});

test.each([
  ['lang=xx', 'lang', 'en'],
  ['lang=', 'lang', 'en'],
  ['lang=de-', 'lang', 'en'],
  ['theme=Light', 'theme', 'dark'],
  ['transparent=1', 'transparent', 'true'],
  ['languageSelector=no', 'languageSelector', 'true'],
  ['loginLink=sign-in', 'loginLink', DEFAULTS.loginLink],
  ['languages=', 'languages', 'de,en,fr,es,pt,ja'],
  ['languages=xx,yy', 'languages', 'de,en,fr,es,pt,ja'],
  [`languages=de${',de'.repeat(400)}`, 'languages', 'de,en,fr,es,pt,ja'],
  ['path=pricing', 'path', 'none'],
  [`path=%2Fen%2F${'a'.repeat(1_100)}`, 'path', 'none'],
  ['assets=none', 'assets', 'include'],
  ['seed=', 'seed', 'none'],
  ['seed=a%20b', 'seed', 'none'],
])('%s is replaced by the default, with a notice', (query, parameter, used) => {
  expect(parse(query)).toEqual({ parameters: DEFAULTS, notices: [{ kind: 'replaced', parameter, used }] });
});

test.each<[string, Partial<ParameterValues>, string]>([
  ['languages=de,xx,en', { languages: ['de', 'en'] }, 'de,en'],
  ['languages=fr,', { languages: ['fr'] }, 'fr'],
  ['languages=x-default,es,zh-Hans', { languages: ['es'] }, 'es'],
  ['languages=de%2C%20en%3Cb%3E%2C%20%20ja', { languages: ['de', 'ja'] }, 'de,ja'],
  ['path=%2Fen%2Fpricing%2F', { path: '/pricing/' }, 'without /en'],
  ['path=%2Fen', { path: '/' }, 'without /en'],
  ['path=%2FEN-us%2Fpricing%3Fa%3Db', { path: '/pricing' }, 'without /en-us'],
  ['path=%2FDE%2Fpricing', { path: '/pricing' }, 'without /de'],
  ['path=%2Fpt_BR%2F', { path: '/' }, 'without /pt_br'],
  ['path=%2Fes-419%2Fdocs', { path: '/docs' }, 'without /es-419'],
])('the usable part of %s is used, with a notice', (query, expected, used) => {
  const [parameter] = query.split('=');
  expect(parse(query)).toEqual({
    parameters: { ...DEFAULTS, ...expected },
    notices: [{ kind: 'replaced', parameter, used }],
  });
});

test.each(['/', '/de/pricing', '/jp', '/english', '/enterprise/', '/es-modules/', '/it/pricing', '/docs/en/', '/j/en'])(
  'the path %s is accepted as it is',
  (path) => {
    expect(parse(new URLSearchParams({ path }).toString())).toEqual({ parameters: { ...DEFAULTS, path }, notices: [] });
  },
);

test('a prefix that appears only once dots are resolved is removed too', () => {
  expect(parse('path=%2Fdocs%2F..%2Fen%2Fpricing').parameters.path).toBe('/pricing');
});

test.each([
  ['theme=light&theme=dark', 'repeated', 'light'],
  ['theme=blue&theme=light', 'replaced', 'dark'],
])('with %s, only the first value counts', (query, kind, used) => {
  const notices = [{ kind, parameter: 'theme', used }];
  expect(parse(query)).toEqual({ parameters: { ...DEFAULTS, theme: used }, notices });
});

test('unknown parameters change nothing and get at most five notices', () => {
  const { parameters, notices } = parse('a=1&b=2&c=3&d=4&e=5&f=6&lang=de');
  expect(parameters).toEqual({ ...DEFAULTS, lang: 'de' });
  expect(notices.map((notice) => notice.parameter)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

describe('the parameters of preview mode', () => {
  test('are unknown outside it', () => {
    expect(parse('at=2026-03-14&blog=slow')).toEqual({
      parameters: DEFAULTS,
      notices: [
        { kind: 'unknown', parameter: 'at' },
        { kind: 'unknown', parameter: 'blog' },
      ],
    });
  });

  test.each<[string, Partial<ParameterValues>]>([
    ['at=2026-03-14', { at: Date.UTC(2026, 2, 14) }],
    ['at=2026-03-14T09:30Z', { at: Date.UTC(2026, 2, 14, 9, 30) }],
    ['at=2026-03-14T09:30:00.250%2B01:00', { at: Date.UTC(2026, 2, 14, 8, 30, 0, 250) }],
    ['blog=slow', { blog: 'slow' }],
  ])('%s is accepted', (query, expected) => {
    expect(parse(query, true)).toEqual({ parameters: { ...DEFAULTS, ...expected }, notices: [] });
  });

  test.each([
    ['at=yesterday', 'at', 'now'],
    ['at=2026-03-14T09:30', 'at', 'now'],
    ['at=2026-13-45', 'at', 'now'],
    ['blog=..%2Fadmin', 'blog', 'none'],
  ])('%s is replaced by the default', (query, parameter, used) => {
    expect(parse(query, true)).toEqual({ parameters: DEFAULTS, notices: [{ kind: 'replaced', parameter, used }] });
  });
});

test.each(HOSTILE)('$name gives the defaults and a notice', ({ query }) => {
  const { parameters, notices } = parse(query);
  expect(parameters).toEqual({ ...DEFAULTS, theme: query.startsWith('theme=light') ? 'light' : 'dark' });
  expect(notices).not.toEqual([]);
});

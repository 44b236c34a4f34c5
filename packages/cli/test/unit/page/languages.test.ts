/** Languages of pages, from `hreflang` and from menus. */

import { expect, test } from 'vitest';
import { menuOf, pageOf, shown } from './page-parts.ts';

const codesOf = (...given: Parameters<typeof pageOf>) => pageOf(...given).languages.map(({ code }) => code);

test('hreflang lists them, the own one comes first, and x-default is none', () => {
  const head =
    '<link rel="alternate" hreflang="en" href="/"><link rel="alternate" hreflang="x-default" href="/"><link rel="alternate" hreflang="pt-br" href="/pt/"><link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" hreflang="oops!" href="/x/">';
  expect(codesOf('', head, 'lang="de"')).toEqual(['de', 'en', 'pt-BR']);
});

test.each([
  ['links with lang', '<li><a lang="de" href="/de/">DE</a><li><a lang="fr" href="/fr/">FR</a>'],
  ['links with hreflang', '<li><a hreflang="de" href="/de/">DE</a><li><a hreflang="fr" href="/fr/">FR</a>'],
  ['codes', '<li><a href="/de/">de</a><li><a href="/fr/">fr</a>'],
  ['names in themselves', '<li><a href="/de/">Deutsch</a><li><a href="/fr/">Français</a>'],
  ['names in English', '<li><a href="/de/">German</a><li><a href="/fr/">French</a>'],
  [
    'classes',
    '<li class="lang-item lang-item-de"><a href="/de/"><img alt=""></a><li class="lang-item lang-item-fr"><a href="/fr/"><img alt=""></a>',
  ],
])('a list of %s is a choice of languages, and no menu', (_, entries) => {
  const page = pageOf(
    `<header><nav><ul><li><a href="/a">Prices</a><li><a href="/b">Blog</a></ul></nav><ul>${entries}</ul></header>`,
  );
  expect(page.languages.map(({ code }) => code)).toEqual(['en', 'de', 'fr']);
  expect([menuOf(page), shown(page.actions)]).toEqual([['Prices /a', 'Blog /b'], []]);
});

test('the address of a language adds its region', () => {
  const list = '<ul><li><a href="/zh-cn/">中文 (Chinese)</a><li><a href="/pt-br/docs/">Português</a></ul>';
  expect(codesOf(`<header>${list}</header>`)).toEqual(['en', 'zh-CN', 'pt-BR']);
});

test('a list of options that is fuller than hreflang counts, with its codes', () => {
  const head = '<link rel="alternate" hreflang="de" href="/de/">';
  const body =
    '<footer><a href="/a">A</a><select><option lang="en-GB">EN</option><option lang="de-DE">DE</option><option lang="hu-HU">HU</option></select></footer>';
  expect(codesOf(body, head, 'lang="en-GB"')).toEqual(['en-GB', 'de-DE', 'hu-HU']);
});

test.each([
  ['says so', '<header><a hreflang="fr" href="/fr/">Version</a></header>', 'fr'],
  ['is the name of a language', '<footer><a href="/es/">En español</a></footer>', 'es'],
])('a single link that %s is a language', (_, body, code) => {
  expect(codesOf(body)).toEqual(['en', code]);
});

test.each([
  ['<title>製品のご案内</title>', 'ja'],
  ['<title>公司新闻</title>', 'zh-CN'],
  ['<meta property="og:locale" content="nl_NL">', 'nl-NL'],
])('without lang, %s says the language', (head, code) => {
  expect(codesOf('', head, '')).toEqual([code]);
});

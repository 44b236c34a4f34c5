/** Pages are data that nobody has checked. */

import { expect, test } from 'vitest';
import { themeOf } from '../../../src/init/page/theme.ts';
import { menuOf, pageOf, shown } from './page-parts.ts';

test.each([
  ['nested', '<div>'.repeat(300_000), 'The page is nested over 200 levels deep.'],
  [
    'nested by unclosed bold text',
    `<p>${Array.from({ length: 300 }, (_, i) => `<b id=b${i}>`).join('')}<p>`,
    'The page is nested over 200 levels deep.',
  ],
  ['large', '<i></i>'.repeat(60_000), 'The page has over 50000 elements.'],
])('a page that is too %s is refused', (_, body, message) => {
  expect(() => pageOf(body)).toThrow(message);
});

test('a header of thousands of links is not read, and said so', () => {
  const page = pageOf(`<header>${'<div><a href="/a">A</a></div>'.repeat(2000)}</header>`);
  expect([menuOf(page), page.unread]).toEqual([[], ['Header or footer as a whole: one has over 1000 links.']]);
});

test('texts in scripts, style sheets, templates and frames are not read', () => {
  const hidden = ['script', 'style', 'noscript', 'template', 'iframe'].map(
    (tag) => `<${tag}><nav><a href="/x">X</a><a href="/y">Y</a></nav></${tag}>`,
  );
  expect(menuOf(pageOf(`${hidden.join('')}<nav><a href="/a">A</a><a href="/b">B</a></nav>`))).toEqual(['A /a', 'B /b']);
});

test('only pages without credentials, email addresses and phone numbers are links', () => {
  const urls = [
    'javascript:alert(1)',
    'data:text/html,x',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'vbscript:x',
    'blob:https://c.example/1',
    '#',
    '#nowhere',
    'https://a:b@c.example/',
    'ftp://c.example/',
  ];
  const page = pageOf(
    `<footer><ul>${urls.map((url) => `<li><a href="${url}">${url}</a></li>`).join('')}<li><a href="/ok">OK</a><li><a href="MAILTO:a@b.example">Mail</a><li><a href="tel:+1">Call</a></ul></footer>`,
  );
  expect(page.footer.map(({ links }) => shown(links))).toEqual([['OK /ok', 'Mail mailto:a@b.example', 'Call tel:+1']]);
});

test('the page colours the theme as far as texts stay readable', () => {
  const { brand } = pageOf(
    '<header class="top"><nav><a href="/a">A</a><a href="/b">B</a></nav></header>',
    '<style>.top{background:#fff}</style><meta name="theme-color" content="#1d3f8f">',
  );
  expect(themeOf(brand).defaults).toEqual({ theme: 'light', transparent: false });
  expect(themeOf(brand).theme).toEqual({
    light: { surface: '#ffffff', action: '#1d3f8f', accent: '#1d3f8f' },
  });
});

test('a colour with too little contrast is left out, and said so', () => {
  const { brand } = pageOf('', '<meta name="theme-color" content="#ffee00">');
  expect(themeOf(brand).unread.slice(0, 1)).toEqual([
    'The colour #ffee00 as accent of theme.light: texts would have too little contrast.',
  ]);
});

test('a base that is no page is ignored', () => {
  const page = pageOf('<nav><a href="a">A</a><a href="b">B</a></nav>', '<base href="javascript:alert(1)//">');
  expect(menuOf(page)).toEqual(['A /a', 'B /b']);
});

test('long names and classes take no longer than short ones', () => {
  const [name, marks] = ['a ('.repeat(100_000), 'a-'.repeat(100_000)];
  const page = pageOf(`<nav class="${marks}"><a href="/a" class="${marks}">${name}</a><a href="/b">B</a></nav>`);
  expect(page.navigation.map(({ name: text }) => text.length)).toEqual([500, 1]);
});

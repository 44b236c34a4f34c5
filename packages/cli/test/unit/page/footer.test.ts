/** Footers of pages: columns, legal links and social networks. */

import { expect, test } from 'vitest';
import { footerOf, pageOf, shown } from './page-parts.ts';

const LINKS = '<li><a href="/about">About us</a></li><li><a href="/jobs">Jobs</a></li>';

test.each([
  ['a heading before the list', `<h4>Company</h4><ul>${LINKS}</ul>`],
  ['a text before the list', `<div>Company</div><ul>${LINKS}</ul>`],
  ['the first entry of the list', `<ul><li><strong class="section-title">Company</strong></li>${LINKS}</ul>`],
  ['the entry around the list', `<ul><li><span>Company</span><ul>${LINKS}</ul></li></ul>`],
  ['a summary', `<details><summary>Company</summary><ul>${LINKS}</ul></details>`],
  ['a term', '<dl><dt>Company</dt><dd><a href="/about">About us</a></dd><dd><a href="/jobs">Jobs</a></dd></dl>'],
])('%s is the title of a column', (_, column) => {
  expect(footerOf(pageOf(`<footer><div>${column}</div></footer>`))).toEqual(['Company: About us, Jobs']);
});

test('a hidden heading is no title, and each title has its own links', () => {
  const page = pageOf(
    `<div id="footer"><h2 class="visually-hidden">Footer</h2><div><h3>Company</h3><ul>${LINKS}</ul></div><div><h3>Help</h3><ul><li><a href="/faq">Questions</a></ul></div></div>`,
  );
  expect(footerOf(page)).toEqual(['Company: About us, Jobs', 'Help: Questions']);
});

test('footers of articles, links in sentences, logos of partners and shared links are left out', () => {
  const page = pageOf(
    `<main><article><footer><a href="/author">Author</a></footer></article></main><footer><h3>Company</h3><ul>${LINKS}</ul>
      <p>Protected by the rules of <a href="https://rules.example/">a partner</a>, which apply to everyone here.</p>
      <a href="https://partner.example/"><img src="p.png" alt="Partner"></a>
      <ul><li><a href="https://www.facebook.com/sharer.php?u=x">Share</a></ul></footer>`,
  );
  expect([footerOf(page), shown(page.legal), page.social]).toEqual([['Company: About us, Jobs'], [], []]);
  expect(page.unread).toEqual([
    'Links without a place of their own, such as those in sentences and on pictures: “a partner” (https://rules.example/), “Partner” (https://partner.example/), “Share” (https://www.facebook.com/sharer.php?u=x).',
  ]);
});

test('what only a script follows is listed, what opens a menu is not', () => {
  const page = pageOf(
    `<footer><button class="menu-toggle">Menu</button><ul>${LINKS}<li><a href="#">Cookie settings</a><li><a href="javascript:chat()">Chat</a><li><button>Feedback</button></ul></footer>`,
  );
  expect(page.unread).toEqual([
    'Links that only a script follows; write those that visitors need with a url and a command: “Cookie settings”, “Chat”, “Feedback”.',
  ]);
});

test('a copyright line before links is no title', () => {
  const page = pageOf(
    '<footer><div>© Globex 2026 <a href="https://press.example/">Press</a><a href="/rules">Rules</a></div></footer>',
  );
  expect(footerOf(page)).toEqual([': Press, Rules']);
});

test.each([
  ['Privacy Policy', 'Terms of Service'],
  ['Impressum', 'Datenschutzerklärung'],
  ['Mentions légales', 'Politique de confidentialité'],
  ['Aviso legal', 'Política de cookies'],
  ['プライバシーポリシー', 'ご利用条件'],
  ['法律声明', '隐私政策'],
])('“%s” and “%s” are legal links, in whatever column', (one, other) => {
  const page = pageOf(
    `<footer><h3>Info</h3><ul>${LINKS}<li><a href="/one">${one}</a></ul><div><a href="/other">${other}</a></div></footer>`,
  );
  expect([footerOf(page), shown(page.legal)]).toEqual([['Info: About us, Jobs'], [`${one} /one`, `${other} /other`]]);
});

test.each([
  'Contact for privacy matters of all kinds of people',
  'Vulnerability Disclosure Policy',
  'Privacy engineering jobs',
])('“%s” is no legal link', (name) => {
  expect(shown(pageOf(`<footer><ul>${LINKS}<li><a href="/x">${name}</a></ul></footer>`).legal)).toEqual([]);
});

test('profiles are found by their hosts, posts are not', () => {
  const page = pageOf(
    `<footer><ul><li><a href="https://twitter.com/globex"><i class="icon"></i></a><li><a href="https://de.linkedin.com/company/globex">LinkedIn</a>
      <li><a href="https://social.example/@globex" class="mastodon"></a><li><a href="https://weibo.com/globex"></a><li><a href="https://www.youtube.com/watch?v=1">Film</a></ul></footer>`,
  );
  expect(page.social.map(({ network, url }) => `${network.id} ${url}`)).toEqual([
    'x https://twitter.com/globex',
    'linkedin https://de.linkedin.com/company/globex',
    'mastodon https://social.example/@globex',
    'weibo https://weibo.com/globex',
  ]);
});

test('in a list of networks, pages of the site named after one are profiles', () => {
  const page = pageOf(
    '<footer><ul><li><a href="/social/facebook">Facebook</a><li><a href="/social/x">Twitter</a><li class="rss"><a href="/feed.xml"></a></ul></footer>',
  );
  expect(page.social.map(({ network }) => network.id)).toEqual(['facebook', 'x', 'rss']);
});

test('beside other links of its kind, a network is one of them', () => {
  const page = pageOf(
    '<footer><h3>Code</h3><ul><li><a href="https://github.com/globex/tool">GitHub</a><li><a href="/issues">Issues</a><li><a href="/docs">Docs</a></ul></footer>',
  );
  expect([footerOf(page), page.social]).toEqual([['Code: GitHub, Issues, Docs'], []]);
});

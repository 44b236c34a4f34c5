/** Menus of pages, as sites write them. */

import { expect, test } from 'vitest';
import { menuOf, pageOf, shown } from './page-parts.ts';

const PLAIN = '<li><a href="/pricing">Pricing</a></li><li><a href="/blog">Blog</a></li>';

test.each([
  ['a list in a nav', `<header><nav><ul>${PLAIN}</ul></nav></header>`],
  ['a list without header and nav', `<div class="site-header"><ul class="main-menu">${PLAIN}</ul></div>`],
  ['links side by side', '<nav><div><a href="/pricing">Pricing</a><a href="/blog">Blog</a></div></nav>'],
  [
    'a row of a table',
    '<table class="nav"><tr><td><a href="/pricing">Pricing</a></td><td><a href="/blog">Blog</a></td></tr></table>',
  ],
  [
    'several lists of one',
    `<nav><ul><li><a href="/pricing">Pricing</a></ul><ul><li><a href="/blog">Blog</a></ul></nav>`,
  ],
  ['a wrapper around the entries', `<nav><ul><div>${PLAIN}</div></ul></nav>`],
])('%s is a menu', (_, body) => {
  expect(menuOf(pageOf(body))).toEqual(['Pricing /pricing', 'Blog /blog']);
});

test.each([
  ['a nested list', '<a href="/products">Products</a>', ''],
  ['a button', '<button aria-expanded="false">Products</button>', ''],
  ['a link to #', '<a href="#">Products</a>', ''],
  ['a link to a script', '<a href="javascript:void(0)">Products</a>', ''],
  ['a text', '<span>Products</span>', ''],
  ['a heading', '<h3><a href="/products">Products</a></h3>', ''],
  ['a link with a button', '<a href="/products">Products</a><button>+</button>', ''],
])('%s with a list below opens a panel', (_, label) => {
  const page = pageOf(
    `<nav><ul><li>${label}<div><ul><li><a href="/editor">Editor</a><li><a href="/compiler">Compiler</a></ul></div></li>${PLAIN}</ul></nav>`,
  );
  expect(menuOf(page).map((item) => item.replace(/ (?:-|\/products) /, ' '))).toEqual([
    'Products [: Editor, Compiler]',
    'Pricing /pricing',
    'Blog /blog',
  ]);
});

test('details are items, and their summaries the names', () => {
  const page = pageOf(
    '<nav><details><summary>Products</summary><ul><li><a href="/editor">Editor</a></ul></details><a href="/blog">Blog</a></nav>',
  );
  expect(menuOf(page)).toEqual(['Products - [: Editor]', 'Blog /blog']);
});

test('a panel elsewhere belongs to the button that controls it', () => {
  const page = pageOf(
    '<header><nav><ul><li><button aria-controls="p1">Products</button><li><a href="/blog">Blog</a></ul></nav><div id="p1"><a href="/editor">Editor</a><a href="/compiler">Compiler</a></div></header>',
  );
  expect(menuOf(page)).toEqual(['Products - [: Editor, Compiler]', 'Blog /blog']);
});

test('headings, and entries with lists of their own, are columns of a panel', () => {
  const page = pageOf(
    `<nav><ul><li><a href="/products">Products</a><div class="mega">
      <div><h3>Software</h3><ul><li><a href="/editor">Editor</a></ul></div>
      <div><p>Hardware</p><a href="/phones">Phones</a><a href="/watches">Watches</a></div>
      <ul><li><a href="/services">Services</a><ul><li><a href="/training">Training</a></ul><li><a href="/all">All</a></ul>
    </div></li>${PLAIN}</ul></nav>`,
  );
  expect(menuOf(page)[0]).toBe(
    'Products /products [Software: Editor] [Hardware: Phones, Watches] [Services: Training] [: All]',
  );
});

test('a link in a panel that repeats the item is left out, an overview is not', () => {
  const page = pageOf(
    `<nav><ul><li><a href="/products">Products</a><ul><li><a href="/products">Products</a><li><a href="/products">Overview</a></ul></li>${PLAIN}</ul></nav>`,
  );
  expect(menuOf(page)[0]).toBe('Products /products [: Overview]');
});

test('names have no hidden additions, soft hyphens, descriptions and style sheets', () => {
  const page = pageOf(
    `<nav><ul><li><a href="/a">Pri&shy;cing<span class="sr-only">current page</span></a>
      <li><a href="/b"><style>.x{color:red}</style>Blog <svg><title>arrow</title></svg></a>
      <li><a href="/c"><div class="card-title">Editor</div><div>Writes code while you sleep, and reads it while you wake</div></a>
      <li><a href="/d" aria-label="Shop"><img src="x.png" alt=""></a>
      <li><a href="/e"><span>Billing</span><span>Subscriptions</span></a></ul></nav>`,
  );
  expect(shown(page.navigation)).toEqual(['Pricing /a', 'Blog /b', 'Editor /c', 'Shop /d', 'Billing /e']);
});

test.each([
  ['another nav', (list: string) => `<nav>${list}</nav>`],
  ['a drawer', (list: string) => `<div class="mobile-menu">${list}</div>`],
  ['a hidden part', (list: string) => `<div style="display: none">${list}</div>`],
])('a copy of the menu in %s is left out', (_, copy) => {
  const list = `<ul><li><a href="/products">Products</a><ul><li><a href="/editor">Editor</a></ul></li>${PLAIN}</ul>`;
  const page = pageOf(
    `<header><nav>${list}</nav>${copy(list.replace('</ul>', '<li><a href="/new">New</a></ul>'))}</header>`,
  );
  const menu = ['Products /products [: Editor]', 'Pricing /pricing', 'Blog /blog'];
  expect([menuOf(page), shown(page.actions)]).toEqual([menu, []]);
});

test('profiles beside the menu are social links, a single post is none', () => {
  const page = pageOf(
    `<header><nav><ul>${PLAIN}</ul></nav><a href="https://www.youtube.com/globex"></a><a href="https://www.youtube.com/watch?v=1">Film</a></header>`,
  );
  expect(page.social.map(({ url }) => url)).toEqual(['https://www.youtube.com/globex']);
  expect(shown(page.actions)).toEqual(['Film https://www.youtube.com/watch?v=1']);
});

test('skip links, the logo, search, breadcrumbs, banners and articles are no part of a menu', () => {
  const page = pageOf(
    `<a class="skip-link" href="#main">Skip to content</a><header>
      <a class="logo" href="/"><img src="logo.png" alt="Globex"></a>
      <div class="announcement-banner"><a href="/sale">Sale</a></div><nav><ul>${PLAIN}<li><a href="/search">Search</a></ul></nav>
      <ol class="breadcrumb"><li><a href="/a">A</a><li><a href="/b">B</a></ol>
      <form role="search"><input name="q"></form></header><main><nav><a href="/c">C</a><a href="/d">D</a></nav></main>`,
  );
  expect([menuOf(page), shown(page.actions)]).toEqual([['Pricing /pricing', 'Blog /blog'], []]);
  expect(page.unread).toEqual([
    'The search form: only sites under “sites” can have one.',
    'Links without a place of their own, such as those in sentences and on pictures: “Sale” (https://www.globex.example/sale).',
  ]);
});

test('buttons and service links are beside the menu, what signs in first', () => {
  const page = pageOf(
    `<header><ul class="service-nav"><li><a href="/contact">Contact</a></ul><nav aria-label="Main"><ul>${PLAIN}<li><a class="btn" href="/demo">Request a demo</a></ul></nav><a href="https://my.globex.example/login">Log in</a></header>`,
  );
  expect(menuOf(page)).toEqual(['Pricing /pricing', 'Blog /blog']);
  expect(shown(page.actions)).toEqual([
    'Request a demo /demo',
    'Log in https://my.globex.example/login',
    'Contact /contact',
  ]);
});

test('titled lists behind a single button are panels', () => {
  const page = pageOf(
    '<nav><button>Menu</button><div hidden><h3>Services</h3><ul><li><a href="/a">A</a></ul><h3>Departments</h3><ul><li><a href="/b">B</a></ul></div></nav>',
  );
  expect(menuOf(page)).toEqual(['Services - [: A]', 'Departments - [: B]']);
});

test('an item without address and panel is said not to be read', () => {
  const page = pageOf(`<nav><ul><li><button>Products</button>${PLAIN}</ul></nav>`);
  expect(page.unread).toEqual([
    'The menu item “Products”: the page has no address and no panel for it, perhaps because a script loads it.',
  ]);
});

test('a link that is a term of a list of definitions is the title of a column', () => {
  const page = pageOf(
    `<nav><ul><li><button>Products</button><div><dl><dt><a href="/storage">Storage</a></dt><dd><a href="/objects">Objects</a></dd><dd><a href="/blocks">Blocks</a></dd></dl></div></li>${PLAIN}</ul></nav>`,
  );
  expect(menuOf(page)[0]).toBe('Products - [Storage: Objects, Blocks]');
});

test('a link to a section of the page leads there from every page, one to a panel does not', () => {
  const page = pageOf(
    '<nav><a href="#team">Team</a><a href="#drawer">Drawer</a><a href="/blog">Blog</a></nav><main><section id="team"></section></main><div id="drawer"></div>',
  );
  expect(menuOf(page)).toEqual(['Team /#team', 'Blog /blog']);
});

test('a logo that leads to index.html is no button', () => {
  const page = pageOf(
    `<header><a href="/de/index.html"><img src="l.png" alt="Globex"></a><nav>${PLAIN}</nav></header>`,
  );
  expect(shown(page.actions)).toEqual([]);
});

test('the description of a card is kept beside its name', () => {
  const page = pageOf(
    `<nav><ul><li><button>Products</button><div><a href="/one"><strong>One</strong><span>The first</span></a><a href="/two">Two</a></div></li>${PLAIN}</ul></nav>`,
  );
  const links = page.navigation[0]?.columns.flatMap((column) => column.links);
  expect(links?.map(({ name, description }) => [name, description])).toEqual([
    ['One', 'The first'],
    ['Two', null],
  ]);
});

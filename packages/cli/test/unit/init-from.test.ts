/** `portico init --from`: the content of a new company is that of a page. */

import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { linkTreeSchema } from '../../../../src/content/link-tree-schema.ts';
import { brandSchema, dictionarySchema } from '../../../../src/content/schema.ts';
import { useFolder } from '../../../../test/support/folder.ts';
import { init } from '../../src/commands/init.ts';
import { dictionaryProblems } from '../../src/content/dictionary-problems.ts';
import { linkTreeProblems } from '../../src/content/link-tree-problems.ts';

const folder = useFolder();
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const list = (...names: string[]) =>
  `<ul>${names.map((name) => `<li><a href="/${name.toLowerCase()}">${name}</a></li>`).join('')}</ul>`;

const PAGE = `<!doctype html><html lang="en"><head><link rel="canonical" href="https://www.globex.example/en/">
<link rel="alternate" hreflang="en" href="https://www.globex.example/en/"><link rel="alternate" hreflang="de" title="Deutsch" href="https://www.globex.example/de/">
<meta property="og:site_name" content="Globex"></head><body><header>
<a class="logo" href="/"><svg viewBox="0 0 60 20"><path d="M0 0h60v20H0z"/></svg></a>
<nav><ul><li><a href="/products">Products</a><div><h3>Software</h3>${list('Editor')}<h3>Hardware</h3>${list('Phones')}</div></li><li><a href="/blog">Blog</a></li></ul></nav>
<a class="btn" href="https://my.globex.example/login">Log in</a></header>
<footer><div><h4>Company</h4>${list('About', 'Jobs')}</div>${list('Privacy')}
<a href="https://www.facebook.com/globex"></a><p>© Globex 2026</p></footer></body></html>`;

const read = (path: string) => readFile(join(folder.path, 'new', path), 'utf8');
const json = async (path: string) => JSON.parse(await read(path));
const printed = () => vi.mocked(console.log).mock.calls.flat().join('\n');

async function initFrom(html: string, given = {}) {
  await writeFile(join(folder.path, 'page.html'), html);
  await init(join(folder.path, 'new'), { from: join(folder.path, 'page.html'), yes: true, ...given });
}

test('menu, footer, buttons, languages, networks, name and logo are those of the page', async () => {
  await initFrom(PAGE);
  expect(await read('portico.config.ts')).toContain(
    "    en: { name: 'English', pathPrefix: '/en' },\n    de: { name: 'Deutsch', pathPrefix: '/de', fallback: 'en' },\n",
  );
  expect(await json('locales/brand.json')).toMatchObject({
    name: 'Globex',
    siteOrigin: 'https://www.globex.example',
    logo: { wide: 'logo.svg' },
    nameInLogo: true,
    social: { facebook: { url: 'https://www.facebook.com/globex', icon: 'facebook' } },
  });
  expect(await read('images/logo.svg')).toContain('M0 0h60v20H0z');
  expect(await json('locales/links.json')).toMatchObject({
    navigation: [
      {
        id: 'products',
        columns: [
          { title: 'software', links: ['editor'] },
          { title: 'hardware', links: ['phones'], bottomLink: 'products' },
        ],
      },
      { id: 'blog', url: '/blog' },
    ],
    footer: { columns: [{ title: 'company', links: ['about', 'jobs'] }], legal: ['privacy'], social: ['facebook'] },
    actions: [{ text: 'log-in', url: 'https://my.globex.example/login', look: 'primary' }],
  });
});

test('the content is valid', async () => {
  await initFrom(PAGE);
  const brand = v.parse(brandSchema, await json('locales/brand.json'));
  const links = v.parse(linkTreeSchema, await json('locales/links.json'));
  const en = v.parse(dictionarySchema, await json('locales/en.json'));
  const files = { brand, links, dictionaries: { en, de: null, es: null, fr: null, ja: null, pt: null } };
  expect([...linkTreeProblems(files), ...dictionaryProblems(files, 'en')]).toEqual([]);
});

test('what was not read, or cannot be held, is printed', async () => {
  const items = ['A', 'B', 'C', 'D'].map((name) => `<a class="btn" href="http://${name}.example/">Button ${name}</a>`);
  await initFrom(
    `<header><nav>${list('One', 'Two')}</nav>${items.join('')}</header><footer>${list('About')}<p>© Globex 2026</p></footer>`,
  );
  expect(printed()).toContain(`Not read from the page, or changed:
  The address of the site: give it with --site.
  The language of the page: give it with --languages.
  In the header, where there are up to three buttons: “Button D” (https://d.example/).
  The logo: put its drawing into images/logo.svg.
  Colours: style sheets are not read. Write theme in brand.json.
  The line “© Globex 2026”: the label “copyright” in each dictionary has a line of its own.
  http: addresses of a.example, b.example, c.example, d.example are now https:. Run portico check --links.`);
});

test('options win over the page', async () => {
  await initFrom(PAGE, { name: 'Initech', site: 'www.initech.example', languages: 'de,fr' });
  expect(await json('locales/brand.json')).toMatchObject({
    name: 'Initech',
    siteOrigin: 'https://www.initech.example',
  });
  expect(await read('portico.config.ts')).toContain(
    "    de: { name: 'Deutsch' },\n    fr: { name: 'Français', fallback: 'de' },\n",
  );
});

test('texts of the page are texts in the configuration', async () => {
  const name = "x', y: process.exit(), z: '\\";
  await initFrom(PAGE.replace('title="Deutsch"', `title="${name}"`));
  expect(await read('portico.config.ts')).toContain(`name: 'x\\', y: process.exit(), z: \\'\\\\'`);
});

test('a page without header and footer leaves content that works', async () => {
  await initFrom('<p>Hello');
  const links = v.parse(linkTreeSchema, await json('locales/links.json'));
  expect([links.navigation.length, links.footer.columns.length]).toEqual([1, 1]);
});

test('an address is requested once', async () => {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response
      .setHeader('content-type', 'text/html')
      .end(`${PAGE}<img src="/x.png"><link rel="stylesheet" href="/x.css">`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await init(join(folder.path, 'new'), { from: `http://127.0.0.1:${port}/start`, yes: true });
  server.close();
  expect(requested).toEqual(['/start']);
  // its address is no company's
  expect((await json('locales/brand.json')).siteOrigin).toBe('https://www.example.com');
  expect((await json('locales/links.json')).links.editor.url).toBe('/editor');
});

test('a missing file is an error, and nothing is written', async () => {
  const from = join(folder.path, 'no.html');
  await expect(init(join(folder.path, 'new'), { from, yes: true })).rejects.toThrow(`There is no file ${from}.`);
  await expect(read('package.json')).rejects.toThrow();
});

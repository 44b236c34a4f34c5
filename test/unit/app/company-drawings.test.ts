/** Headers and footers of a company whose logo and icons are SVG files. */

import { expect, test } from 'vitest';
import type { InvalidContentError } from '../../../packages/cli/src/problems/invalid-content.ts';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import { testApp } from '../../support/app.ts';
import { FILES_WITH_DRAWINGS, globexWithDrawings } from '../../support/globex-drawings.ts';
import { hostDocument } from '../../support/host-document.ts';
import { htmlProblemsOf } from '../../support/html-problems.ts';

const brand = FILES_WITH_DRAWINGS['brand.json'];

async function fragmentsOf(locales: CompanyContent, query = ''): Promise<{ header: string; footer: string }> {
  const app = testApp({ contents: staticContent(fileContent(locales)) });
  const text = async (name: string) => (await app.request(`/chrome/${name}?${query}`)).text();
  return { header: await text('header'), footer: await text('footer') };
}

const logoIn = (html: string) => /<a class="portico-logo".*?<\/a>/s.exec(html)?.[0] ?? '';
const kindsIn = (html: string) =>
  [...html.matchAll(/class="portico-drawing portico-logo__mark([^"]*)"/g)].map(([, kinds = '']) =>
    kinds.replaceAll(' portico-logo__mark--', ' ').trim(),
  );
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const problemsOf = (load: Promise<unknown>) =>
  load.then(
    () => [],
    (error: InvalidContentError) => error.problems.map(({ file, path, reason }) => `${file}: ${path}: ${reason}`),
  );

test.each(['light', 'dark', 'auto'])(
  'a header has both logos for both themes, so that theme=%s can change',
  async (theme) => {
    const { header, footer } = await fragmentsOf(await globexWithDrawings(), `theme=${theme}`);
    expect(kindsIn(header)).toEqual(['wide dark', 'wide light', 'small dark', 'small light']);
    // which has room for the wide one
    expect(kindsIn(footer)).toEqual(['dark', 'light']);
    expect(logoIn(header)).toMatch(/^<a [^>]* aria-label="Globex home"/);
    expect(logoIn(header).match(/<svg [^>]*>/g)).toHaveLength(4);
    for (const [tag] of logoIn(header).matchAll(/<svg [^>]*>/g)) expect(tag).toContain('aria-hidden="true"');
    // without the style sheet
    expect(logoIn(header).match(/<svg (?![^>]*display="none")[^>]*>/g)).toEqual([
      expect.stringContaining('--wide portico-logo__mark--light'),
    ]);
  },
);

test('no id occurs twice in header and footer, and each drawing refers to its own', async () => {
  const { header, footer } = await fragmentsOf(await globexWithDrawings());
  const ids = idsIn(header + footer);
  expect(ids.filter((id) => /portico-(?:header|footer)-/.test(id ?? ''))).toHaveLength(12);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [svg] of (logoIn(header) + logoIn(footer)).matchAll(/<svg .*?<\/svg>/gs)) {
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(references.toSorted()).toEqual(idsIn(svg).toSorted());
    expect(references).toHaveLength(2);
  }
});

test('a page with them is valid, and contains nothing that a strict policy blocks', async () => {
  const { header, footer } = await fragmentsOf(await globexWithDrawings());
  expect(await htmlProblemsOf(hostDocument({ language: 'en', header, footer }))).toEqual([]);
  expect(header + footer).not.toMatch(/<style| style=|\{id\}/);
});

test('one file is shown at every width and in both themes, and once', async () => {
  const files = { 'brand.json': { ...brand, logo: { wide: 'globex.svg' } } };
  const { header, footer } = await fragmentsOf(await globexWithDrawings(files));
  expect([kindsIn(header), kindsIn(footer)]).toEqual([[''], ['']]);
});

test('a file is the icon of a network and of a menu link, in the colour of the text', async () => {
  const { header, footer } = await fragmentsOf(await globexWithDrawings());
  expect(footer).toMatch(
    /href="https:\/\/forum\.example\/globex"[^>]*><svg class="portico-drawing portico-icon" viewBox="0 0 24 24" width="20" aria-hidden="true"><path fill="currentColor"/,
  );
  expect(header).toMatch(/href="[^"]*\/pipelines\/1"[^>]*><svg class="portico-drawing portico-icon"/);
  expect(header + footer).not.toContain('#f60');
});

test('faults of files are reported with those of the content', async () => {
  const files = { 'brand.json': { ...brand, name: '', logo: { wide: 'glober.svg' }, favicon: 'favicon.ico' } };
  const problems = await problemsOf(
    globexWithDrawings(files, { 'forum.svg': '<svg viewBox="0 0 1 1"><script/></svg>' }),
  );
  expect(problems.map((problem) => problem.replace(/^portico-globex-\w+/, 'images'))).toEqual([
    expect.stringMatching(/^brand.json: logo.wide: there is no file "glober.svg" in .*; did you mean "globex.svg"\?$/),
    'images/forum.svg: (file): <script> is not allowed: remove it',
    'brand.json: name: must not be empty',
    'brand.json: favicon: must be the name of an SVG or PNG file in images/',
  ]);
});

/** What counts as a complete page of a host, and which rule a damaged one breaks. */

import { expect, test } from 'vitest';
import { judgePage } from '../../../src/conformance/judge-page.ts';
import { BrokenRule, type Rule } from '../../../src/conformance/rules.ts';
import { DEFAULT_SITE } from '../../../src/conformance/site.ts';

const HEADER =
  '<header data-portico="header" data-conformance="3 announcement"><a data-portico-script="islands" href="/signup">Sign up</a></header>';
const FOOTER = '<footer data-portico="footer" data-conformance="2"><p data-portico-part="copyright">©</p></footer>';
const OWN_HEADER = '<header data-fallback="header"><a href="/">Home</a></header>';
const pageWith = (header: string, footer: string) =>
  `<!doctype html><html><head></head><body>${header}<main><article><header><h1>News</h1></header></article></main>${footer}</body></html>`;

test('a page with the chrome, and another header in its content', () => {
  expect(judgePage(pageWith(HEADER, FOOTER), DEFAULT_SITE)).toEqual({
    header: 'chrome',
    footer: 'chrome',
    marks: [
      { edition: 3, announcement: true },
      { edition: 2, announcement: false },
    ],
  });
});

test('a header inside of a custom element is the chrome too', () => {
  const page = pageWith(`<portico-header lang="en">${HEADER}</portico-header>`, FOOTER);
  expect(judgePage(page, DEFAULT_SITE).header).toBe('chrome');
});

test('a fallback is recognised by its text', () => {
  const site = { ...DEFAULT_SITE, fallback: { ...DEFAULT_SITE.fallback, header: 'class="own"' } };
  const own = OWN_HEADER.replace('data-fallback="header"', 'class="own"');
  expect(judgePage(pageWith(OWN_HEADER, FOOTER), DEFAULT_SITE)).toMatchObject({ header: 'fallback', footer: 'chrome' });
  expect(judgePage(pageWith(own, FOOTER), site).header).toBe('fallback');
});

test.each<[string, Rule, string]>([
  ['without its end', 'complete', pageWith(HEADER, FOOTER).replace('</body></html>', '')],
  ['cut off in the middle', 'complete', pageWith(HEADER, FOOTER).replace('</html>', '')],
  ['without main content', 'complete', pageWith(HEADER, FOOTER).replace(/<main>.*<\/main>/, '')],
  ['with an error page in it', 'errors', pageWith('<header><h1>ERROR PAGE</h1></header>', FOOTER)],
  ['with half a header', 'fragments', pageWith(HEADER.slice(0, 90), FOOTER)],
  ['with a header that lacks its last part', 'fragments', pageWith(HEADER.replace('islands', 'loader'), FOOTER)],
  ['with an element that is not closed', 'fragments', pageWith(HEADER.replace('</a>', ''), FOOTER)],
  ['without a header', 'fallback', pageWith('', FOOTER)],
  ['with two headers', 'complete', pageWith(HEADER + HEADER, FOOTER)],
  ['with an empty header', 'fallback', pageWith('<header></header>', FOOTER)],
  ['with a fallback without links', 'fallback', pageWith(OWN_HEADER.replace('href="/"', ''), FOOTER)],
  ['with an include', 'complete', pageWith('<esi:include src="/chrome/header"/>', FOOTER)],
])('a page %s breaks the rule “%s”', (_, rule, page) => {
  const judged = () => judgePage(page, DEFAULT_SITE);
  expect(judged).toThrow(BrokenRule);
  expect(judged).toThrow(expect.objectContaining({ rule }));
});

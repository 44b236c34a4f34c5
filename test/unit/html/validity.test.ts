/** The fragments of every example are valid HTML in a page, and so is the preview. */

import { expect, test } from 'vitest';
import { EXAMPLES, HOSTILE } from '../../examples.ts';
import { testApp } from '../../support/app.ts';
import { hostDocument } from '../../support/host-document.ts';
import { EMPTY_FORM, htmlProblemsOf, type Rules } from '../../support/html-problems.ts';
import { testPreview } from '../../support/preview.ts';

/** Files from the same origin need no integrity. */
const SAME_ORIGIN = { 'require-sri': ['error', { target: 'crossorigin' }] } satisfies Rules;

const app = testApp({ preview: true });
const preview = testPreview();
const textOf = async (path: string, request = app.request) => {
  const response = await request(path);
  expect(response.status).toBe(200);
  return response.text();
};

async function documentOf(query: string): Promise<string> {
  const [header = '', footer = ''] = await Promise.all(
    ['header', 'footer'].map((name) => textOf(`/chrome/${name}?${query}`)),
  );
  return hostDocument({ language: 'en', header, footer });
}

test.each([...EXAMPLES, ...HOSTILE])('$name: a page with header and footer is valid', async ({ query }) => {
  expect(await htmlProblemsOf(await documentOf(query), EMPTY_FORM)).toEqual([]);
});

test('a page with the parts of all.json is valid', async () => {
  const { head, header, footer } = JSON.parse(await textOf('/chrome/all.json?assets=omit'));
  expect(await htmlProblemsOf(hostDocument({ language: 'en', head, header, footer }))).toEqual([]);
});

test.each(['/preview', '/preview?compare=true', '/preview/page', '/preview/bar'])(
  '%s is a valid page',
  async (path) => {
    expect(await htmlProblemsOf(await textOf(path, preview), SAME_ORIGIN)).toEqual([]);
  },
);

test.each([
  ['a duplicate id', 'no-dup-id', (html: string) => html.replace('id="main"', 'id="portico-menu"')],
  ['an element is not closed', 'close-order', (html: string) => html.replace('</footer>', '')],
  ['the doctype is missing', 'missing-doctype', (html: string) => html.replace('<!doctype html>', '')],
])('an invalid page is reported: %s', async (_, rule, damage) => {
  const markup = await documentOf('');
  const damaged = damage(markup);
  expect(damaged).not.toBe(markup);
  const rules = (await htmlProblemsOf(damaged)).map((problem) => problem.split(':')[0]);
  expect([...new Set(rules)]).toEqual([rule]);
});

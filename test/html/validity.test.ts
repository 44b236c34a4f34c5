/** The fragments of every example are valid HTML in a page, and so is the preview. */

import { describe, expect, test } from 'vitest';
import type { Asset } from '../../src/release/release.ts';
import { EXAMPLES, HOSTILE } from '../examples.ts';
import { NOW, testApp } from '../support/app.ts';
import { hostDocument } from '../support/host-document.ts';
import { htmlProblemsOf, type Rules } from '../support/html-problems.ts';
import { TEST_ASSETS } from '../support/test-assets.ts';

const file = (name: string): Asset => ({ file: name, integrity: `sha256-${name}`, bytes: 100, brotliBytes: 50 });
const PREVIEW = { styles: file('preview-0.css'), script: file('preview-0.js'), sample: file('sample-0.css') };

/** Files from the same origin need no integrity. */
const SAME_ORIGIN = { 'require-sri': ['error', { target: 'crossorigin' }] } satisfies Rules;

const app = testApp({
  preview: true,
  release: { version: '1.2.3', builtAt: NOW, assets: { ...TEST_ASSETS, preview: PREVIEW } },
});
const textOf = async (path: string) => {
  const response = await app.request(path);
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
  expect(await htmlProblemsOf(await documentOf(query))).toEqual([]);
});

test('a page with the parts of all.json is valid', async () => {
  const { head, header, footer } = JSON.parse(await textOf('/chrome/all.json?assets=omit'));
  expect(await htmlProblemsOf(hostDocument({ language: 'en', head, header, footer }))).toEqual([]);
});

test.each(['/chrome/preview', '/chrome/preview/page'])('%s is a valid page', async (path) => {
  expect(await htmlProblemsOf(await textOf(path), SAME_ORIGIN)).toEqual([]);
});

describe('an invalid page is reported', () => {
  test.each([
    ['a duplicate id', 'no-dup-id', (html: string) => html.replace('id="main"', 'id="portico-menu"')],
    [
      'a link is in a link',
      'element-permitted-content',
      (html: string) => html.replace('portico-logo__name">', '$&<a href="/">Home</a>'),
    ],
    ['an element is not closed', 'close-order', (html: string) => html.replace('</footer>', '')],
    ['the language is missing', 'element-required-attributes', (html: string) => html.replace(/<html[^>]*>/, '<html>')],
    [
      'a button has no name',
      'text-content',
      (html: string) => html.replace('aria-label="Open menu"', '').replace('>Open menu<', '><'),
    ],
    ['the doctype is missing', 'missing-doctype', (html: string) => html.replace('<!doctype html>', '')],
  ])('%s', async (_, rule, damage) => {
    const markup = await documentOf('');
    const damaged = damage(markup);
    expect(damaged).not.toBe(markup);
    const rules = (await htmlProblemsOf(damaged)).map((problem) => problem.split(':')[0]);
    expect([...new Set(rules)]).toEqual([rule]);
  });
});

/** The fragments of every example, parsed as in a browser. */

import { beforeAll, describe, expect, test } from 'vitest';
import { ASSETS_PATH } from '../../../src/release/release.ts';
import { EXAMPLES, HOSTILE } from '../../examples.ts';
import { testApp } from '../../support/app.ts';
import { attribute, classesOf, elementsOf, markupErrorsOf, rootsOf } from '../../support/markup.ts';

const INCLUDES = /<!--|<esi:|<\?|<%|\{\{|\$\{|\{%/i;
const INJECTED = /alert\(1\)|onload|onerror|evil|user:pass|passwd|esi:|a{1000}|s{65}|%zz|javascript:/i;
const TEST_EXAMPLES = [...EXAMPLES, ...HOSTILE];

describe.each(['header', 'footer'])('the %s', (fragment) => {
  describe.each(TEST_EXAMPLES)('$name', ({ query }) => {
    let response: Response;
    let markup: string;

    beforeAll(async () => {
      response = await testApp().request(`/chrome/${fragment}?${query}`);
      markup = await response.text();
    });

    test('is well-formed, with one root between its assets', () => {
      expect(response.status).toBe(200);
      expect(markupErrorsOf(markup)).toEqual([]);
      expect(rootsOf(markup)).toEqual(query === 'assets=omit' ? [fragment] : ['link', fragment, 'script']);
    });

    test('has no include tags and nothing from a hostile request, nor do the response headers', () => {
      expect(markup).not.toMatch(INCLUDES);
      expect(markup).not.toMatch(INJECTED);
      expect(JSON.stringify([...response.headers])).not.toMatch(INJECTED);
    });

    test('has no inline scripts, styles or handlers, and no javascript: URLs', () => {
      const elements = elementsOf(markup);
      expect(elements.length).toBeGreaterThan(30);
      for (const element of elements) {
        const names = element.attrs.map(({ name }) => name);
        expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
        expect(element.tagName).not.toBe('style');
        expect(element.tagName === 'script' && element.childNodes.length > 0).toBe(false);
        for (const name of ['href', 'src'])
          expect(attribute(element, name) ?? '/').toMatch(
            /^(#main$|\/(?!\/)|https:\/\/[a-z.]*(example\.com|x\.com|github\.com|linkedin\.com)\/)/,
          );
      }
    });

    test('prefixes every class, id and data attribute', () => {
      const elements = elementsOf(markup);
      const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      expect([...classesOf(markup), ...ids].filter((name) => !name.startsWith('portico-'))).toEqual([]);
      const custom = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('data-')));
      expect(custom.filter(({ name }) => !/^data-(portico|theme$)/.test(name))).toEqual([]);
    });
  });
});

test.each(TEST_EXAMPLES)('in the header of $name, what is controlled exists', async ({ query }) => {
  const elements = elementsOf(await (await testApp().request(`/chrome/header?${query}`)).text());
  const ids = new Set(elements.map((element) => attribute(element, 'id')));
  const valuesOf = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  const named = [...valuesOf('aria-controls'), ...valuesOf('popovertarget')];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('the assets of a fragment and of the head are those of the build', async () => {
  const app = testApp();
  const addressesOf = async (path: string) =>
    elementsOf(await (await app.request(path)).text()).flatMap((element) =>
      ['link', 'script'].includes(element.tagName) ? [attribute(element, 'href') ?? attribute(element, 'src')] : [],
    );
  const [styles, loader, islands] = ['chrome-0.css', 'loader-0.js', 'islands-0.js'].map((file) => ASSETS_PATH + file);
  // the header names its scripts in templates
  expect(await addressesOf('/chrome/header')).toEqual([styles, `${loader}#elements`, islands, loader]);
  expect(await addressesOf('/chrome/footer')).toEqual([styles, loader]);
  expect(await addressesOf('/chrome/head')).toEqual([styles, loader, loader]);
});

test('images of blog posts load lazily', async () => {
  const images = elementsOf(await (await testApp().request('/chrome/header')).text()).filter(
    ({ tagName }) => tagName === 'img',
  );
  expect(images).toHaveLength(3);
  for (const image of images) expect(attribute(image, 'loading')).toBe('lazy');
  expect(images.map((image) => attribute(image, 'width'))).toEqual(['300', '300', '300']);
});

/** The parameter `size`: what a smaller header and footer keep. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { testApp } from '../../support/app.ts';
import { attribute, elementsOf, markupErrorsOf, textOf, withAttribute } from '../../support/markup.ts';

const app = testApp();
const markupOf = async (name: string, query: string) => (await app.request(`/chrome/${name}?${query}`)).text();
const partsOf = (markup: string) =>
  withAttribute(markup, 'data-portico-part').map((element) => attribute(element, 'data-portico-part'));
const linksOf = (markup: string) => elementsOf(markup).filter(({ tagName }) => tagName === 'a');

describe.each(LANGUAGES)('in %s', (lang) => {
  test('a compact header keeps the logo, the language selector and the login', async () => {
    const header = await markupOf('header', `lang=${lang}&size=compact&skipTo=main`);
    expect(partsOf(header)).toEqual(['sentinel', 'skip-link', 'language-selector', 'login']);
    expect(markupErrorsOf(header)).toEqual([]);
    expect(linksOf(header)).toHaveLength(LANGUAGES.length + 3);
  });

  test('a minimal header keeps the logo', async () => {
    const header = await markupOf('header', `lang=${lang}&size=minimal`);
    expect(partsOf(header)).toEqual(['sentinel']);
    expect(linksOf(header).map((link) => attribute(link, 'class'))).toEqual(['portico-logo']);
  });

  test('a compact footer keeps the logo, the networks, the legal links and the copyright', async () => {
    const footer = await markupOf('footer', `lang=${lang}&size=compact`);
    expect(partsOf(footer)).toEqual(['social', 'legal', 'copyright']);
    expect(linksOf(footer).filter((link) => attribute(link, 'class') === 'portico-logo')).toHaveLength(1);
  });

  test('a minimal footer keeps the legal links and the copyright', async () => {
    const full = await markupOf('footer', `lang=${lang}`);
    const footer = await markupOf('footer', `lang=${lang}&size=minimal`);
    expect(partsOf(footer)).toEqual(['legal', 'copyright']);
    const texts = linksOf(footer).map(textOf);
    expect(texts.length).toBeGreaterThan(1);
    expect(linksOf(full).map(textOf).slice(-texts.length)).toEqual(texts);
  });
});

test('parameters of what a size omits change nothing', async () => {
  const compact = await markupOf('header', 'size=compact');
  expect(await markupOf('header', 'size=compact&announcement=omit&seed=x')).toBe(compact);
  const minimal = await markupOf('header', 'size=minimal');
  expect(await markupOf('header', 'size=minimal&languageSelector=false&loginLink=/enter')).toBe(minimal);
});

test('a header without menus is cached for as long as its content stays, however many announcements compete', async () => {
  const competing = testApp({ now: Date.UTC(2025, 3, 10) });
  const lifetime = async (query: string) =>
    (await competing.request(`/chrome/header?${query}`)).headers.get('cache-control');
  expect(await lifetime('size=compact')).toBe(await lifetime('seed=x'));
  expect(await lifetime('size=compact')).not.toBe(await lifetime(''));
});

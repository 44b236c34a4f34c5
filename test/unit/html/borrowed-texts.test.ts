/** Texts that a dictionary borrows name their language in the markup, wherever they are shown. */

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { fillDictionaries } from '../../../packages/cli/src/company/fill-dictionaries.ts';
import { COMPANY } from '../../../src/company.ts';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import { markBorrowed } from '../../../src/contract/borrowed-text.ts';
import { nameLanguages } from '../../../src/html/name-languages.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import { brokenBlog, testApp } from '../../support/app.ts';
import { markupErrorsOf } from '../../support/markup.ts';

type Json = Readonly<Record<string, unknown>>;

/** Every text with the name of its language in front of it; of a partial dictionary, every other one. */
function dictionaryOf(code: string, isPartial: boolean): Json {
  let count = 0;
  const marked = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return typeof value === 'string' ? `${code}: ${value}` : value;
    const entries = Object.entries(value).map(([key, inner]) => [key, marked(inner)]);
    const isKept = ([, inner]: unknown[]) => {
      if (typeof inner === 'object' || !isPartial) return true;
      count += 1;
      return count % 2 === 0;
    };
    return Object.fromEntries(entries.filter(isKept));
  };
  const { labels, titles, links, pills, social, teasers } = COMPANY.dictionaries.en;
  return { language: code, ...(marked({ labels, titles, links, pills, social, teasers }) as Json) };
}

const MESSAGE = {
  id: 'x',
  title: 'en: Try it',
  link: '/',
  description: 'en: Thirty days.',
  cta: 'en: Start',
  weight: 1,
};

/** Spanish is complete, Portuguese borrows from it, French from Portuguese and so from Spanish too. */
function borrowingApp(announcements: readonly object[] = []) {
  const files = {
    ...COMPANY.dictionaries,
    en: { ...dictionaryOf('en', false), announcements, featureMessages: [MESSAGE] },
    pt: { ...dictionaryOf('pt', true), announcements: [] },
    fr: { ...dictionaryOf('fr', true), announcements: [] },
  };
  const languages = {
    en: { name: 'English' },
    pt: { name: 'Português', fallback: 'en' },
    fr: { name: 'Français', fallback: 'pt' },
  };
  const { dictionaries, borrowed } = fillDictionaries(files, { languages } as never);
  const locales = {
    ...COMPANY,
    dictionaries: { ...COMPANY.dictionaries, ...dictionaries },
    borrowed,
  } as CompanyContent;
  return testApp({ contents: staticContent(fileContent(locales)), blog: brokenBlog });
}

/** Every visible text, with the language that the markup gives it. */
function textsIn(node: DefaultTreeAdapterTypes.ParentNode, language: string | null = null): [string | null, string][] {
  return node.childNodes.flatMap((child) => {
    if ('value' in child) return child.value.trim() === '' ? [] : [[language, child.value] as [string | null, string]];
    if ('content' in child) return textsIn(child.content, language);
    if (!('childNodes' in child)) return [];
    return textsIn(child, child.attrs?.find(({ name }) => name === 'lang')?.value ?? language);
  });
}

const languagesIn = (html: string) =>
  textsIn(parseFragment(html)).flatMap(([language, text]) => {
    const [, own] = /^(en|pt|fr): /.exec(text) ?? [];
    return own === undefined ? [] : [[own, language]];
  });

test.each([
  ['/chrome/header?lang=fr&languageSelector=true&skipTo=main', 60],
  ['/chrome/header?lang=pt&isolate=shadow', 60],
  ['/chrome/footer?lang=fr', 30],
])('in %s, every text has its own language', async (path, least) => {
  const response = await borrowingApp().request(path);
  const html = await response.text();
  expect(response.headers.get('portico-state')).not.toBe('degraded');
  expect(markupErrorsOf(html)).toEqual([]);
  const languages = languagesIn(html);
  expect(languages.length).toBeGreaterThan(least);
  for (const [own, named] of languages) expect(named).toBe(own);
  // in attributes, addresses and properties there is nothing of it
  expect(html).not.toMatch(/\p{Cc}|%C2%8|&lt;span|="[^"]*<span/iu);
});

test('the default message of another language names it', async () => {
  const html = await (await borrowingApp().request('/chrome/header?lang=fr')).text();
  expect(html).toContain('<span class="portico-announcement__title"><span lang="en">en: Try it</span></span>');
});

test('the tracking of a borrowed button has its text alone', async () => {
  const html = await (await borrowingApp().request('/chrome/header?lang=pt')).text();
  const texts = [...html.matchAll(/[?&;]text=([^"&]*)/g)].map(([, text = '']) => decodeURIComponent(text));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^(en|pt): [a-z ]+$/);
});

test('a borrowed text of the other direction states it too', () => {
  const html = `<p title="${markBorrowed('Main', 'en')}">${markBorrowed('Pricing', 'en')} ${markBorrowed('x', 'fr')}</p>`;
  expect(nameLanguages(html, 'rtl')).toBe(
    '<p title="Main"><span lang="en" dir="ltr">Pricing</span> <span lang="fr" dir="ltr">x</span></p>',
  );
  expect(nameLanguages(html, 'ltr')).toBe(
    '<p title="Main"><span lang="en">Pricing</span> <span lang="fr">x</span></p>',
  );
});

test('a teaser by itself names the language of its texts', async () => {
  const html = await (await borrowingApp().request('/chrome/teaser/platform-video?lang=fr')).text();
  const named = textsIn(parseFragment(html)).filter(([, text]) => /^(en|pt): /.test(text));
  expect(named.length).toBeGreaterThan(0);
  for (const [language, text] of named) expect(text.slice(0, 2)).toBe(language);
});

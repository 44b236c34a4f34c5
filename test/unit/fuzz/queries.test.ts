/** Whatever a query contains, the fragments are complete, safe, and those that its accepted values ask for. */

import { expect } from 'vitest';
import { NOW, testApp } from '../../support/app.ts';
import { contentFor, FILES_CONTENT } from '../../support/content.ts';
import { hostDocument } from '../../support/host-document.ts';
import { EMPTY_FORM, htmlProblemsOf } from '../../support/html-problems.ts';
import { attribute, elementsOf } from '../../support/markup.ts';
import { SITES } from '../../support/parameter-options.ts';
import { longQuery, type ModelledQuery, modelledQuery, rawQuery, usualQuery } from './arbitraries/queries.ts';
import { type Answer, headerProblemsOf, lifetimeProblemsOf, received } from './problems/answer-problems.ts';
import { type FragmentExpectation, fragmentProblemsOf } from './problems/markup-problems.ts';
import { languageLinksOf, partCountsOf } from './problems/part-counts.ts';
import { expectNone, property } from './property.ts';

/** All origins of the content, and those that the parameter `loginLink` may name. */
const ADDRESSES = /^https:\/\/(?:[a-z]+\.)?(?:example\.com|x\.com|github\.com|linkedin\.com)(?:[/?#:]|$)/;
const FRAGMENTS = ['header', 'footer'] as const;

const app = testApp();

async function answerTo(path: string): Promise<Answer> {
  return received(await app.request(path));
}

function problemsOf(name: 'header' | 'footer', answer: Answer, expected: FragmentExpectation): string[] {
  return [...headerProblemsOf(answer), ...fragmentProblemsOf(name, answer.body, expected, { addresses: ADDRESSES })];
}

function expectationOf(name: 'header' | 'footer', { parameters }: ModelledQuery): FragmentExpectation {
  const { site, lang, theme, assets } = parameters;
  const parts = partCountsOf(name, FILES_CONTENT.contentFor({ site, language: lang }), parameters);
  return { language: lang, theme, assets: assets === 'include', parts };
}

property('a fragment is the one that the accepted values ask for', 70, modelledQuery, async (input) => {
  const { parameters } = input;
  for (const name of FRAGMENTS) {
    const answer = await answerTo(`/chrome/${name}?${input.query}`);
    expectNone(problemsOf(name, answer, expectationOf(name, input)));
    expectNone(lifetimeProblemsOf(answer, contentFor(parameters.lang), NOW));
    expect(answer.headers.get('content-language')).toBe(parameters.lang);
  }
});

property('login, skip link and background are those of the accepted values', 40, modelledQuery, async (input) => {
  const { site, lang, size, loginLink, links, skipTo, transparent, isolate } = input.parameters;
  const elements = elementsOf((await answerTo(`/chrome/header?${input.query}`)).body);
  const having = (name: string, value?: string) =>
    elements.filter((element) => {
      const found = attribute(element, name);
      return found !== undefined && (value ?? found) === found;
    });
  const addressesOf = (part: string) => having('data-portico-part', part).map((link) => attribute(link, 'href'));
  const origin = SITES[site]?.origin ?? '';
  const login = (loginLink.startsWith('/') && links === 'absolute' ? origin : '') + loginLink;
  const places = { full: 2, compact: 1, minimal: 0 }[size];
  const { labels } = FILES_CONTENT.contentFor({ site, language: lang });
  const logins = labels.login === undefined ? 0 : places;
  expect(addressesOf('login')).toEqual(Array.from({ length: logins }, () => login));
  expect(addressesOf('skip-link')).toEqual(skipTo === null ? [] : [`#${skipTo}`]);
  const [root] = having('data-portico', 'header');
  expect(root && attribute(root, 'data-portico-transparent')).toBe(String(transparent));
  expect(having('shadowrootmode').length).toBe(isolate === 'shadow' ? 1 : 0);
  expect(having('hreflang').map((link) => attribute(link, 'lang'))).toEqual(
    Array.from({ length: places }, () => languageLinksOf(input.parameters)).flat(),
  );
});

property('a page with any header and footer is valid HTML', 5, usualQuery, async ({ query }) => {
  const [header = '', footer = ''] = await Promise.all(
    FRAGMENTS.map(async (name) => (await answerTo(`/chrome/${name}?${query}`)).body),
  );
  expect(await htmlProblemsOf(hostDocument({ language: 'en', header, footer }), EMPTY_FORM)).toEqual([]);
});

property('what is no query at all gets a complete fragment', 80, rawQuery, async (query) => {
  const name = query.length % 2 === 0 ? 'header' : 'footer';
  const answer = await answerTo(`/chrome/${name}?${query}`);
  const language = answer.headers.get('content-language') ?? '';
  expectNone(problemsOf(name, answer, { language, assets: answer.body.startsWith('<link') }));
});

property('thousands of parameters get a complete fragment', 8, longQuery, async (query) => {
  const answer = await answerTo(`/chrome/footer?${query}`);
  const language = answer.headers.get('content-language') ?? '';
  expectNone(problemsOf('footer', answer, { language }));
  expect((answer.headers.get('portico-notice') ?? '').length).toBeLessThan(2_000);
});

property('all.json has the fragments of their own routes', 30, modelledQuery, async ({ query, parameters }) => {
  const seeded = parameters.seed === null ? `${query}&seed=fuzz` : query;
  const all = await answerTo(`/chrome/all.json?${seeded}`);
  expectNone(headerProblemsOf(all));
  const parts = JSON.parse(all.body);
  for (const name of ['head', ...FRAGMENTS])
    expect(parts[name]).toBe((await answerTo(`/chrome/${name}?${seeded}`)).body);
});

property('the manifest is JSON and has nothing of the query', 30, rawQuery, async (query) => {
  const answer = await answerTo(`/chrome/manifest.json?${query}`);
  expectNone(headerProblemsOf(answer));
  expect(JSON.parse(answer.body)).toMatchObject({ version: '1.2.3+test' });
  expect(answer.body).not.toContain('zq7x');
});

property('fragments are not for the index of search engines', 10, usualQuery, async ({ query }) => {
  for (const name of FRAGMENTS)
    expect((await answerTo(`/chrome/${name}?${query}`)).headers.get('x-robots-tag')).toBe('noindex');
});

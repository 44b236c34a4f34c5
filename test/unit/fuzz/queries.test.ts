/** Whatever a query contains, the fragments are complete, safe, and those that its accepted values ask for. */

import { expect } from 'vitest';
import { NOW, testApp } from '../../support/app.ts';
import { contentFor } from '../../support/content.ts';
import { longQuery, type ModelledQuery, modelledQuery, rawQuery } from './arbitraries/queries.ts';
import { type Answer, headerProblemsOf, lifetimeProblemsOf, received } from './problems/answer-problems.ts';
import { type FragmentExpectation, fragmentProblemsOf } from './problems/markup-problems.ts';
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

function expectationOf({ parameters }: ModelledQuery): FragmentExpectation {
  const { lang, theme, assets } = parameters;
  return { language: lang, theme, assets: assets === 'include' };
}

property('a fragment is the one that the accepted values ask for', 70, modelledQuery, async (input) => {
  const { parameters } = input;
  for (const name of FRAGMENTS) {
    const answer = await answerTo(`/chrome/${name}?${input.query}`);
    expectNone(problemsOf(name, answer, expectationOf(input)));
    expectNone(lifetimeProblemsOf(answer, contentFor(parameters.lang), NOW));
    expect(answer.headers.get('content-language')).toBe(parameters.lang);
  }
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

property('the manifest is JSON and has nothing of the query', 30, rawQuery, async (query) => {
  const answer = await answerTo(`/chrome/manifest.json?${query}`);
  expectNone(headerProblemsOf(answer));
  expect(JSON.parse(answer.body)).toMatchObject({ version: '1.2.3+test' });
  expect(answer.body).not.toContain('zq7x');
});

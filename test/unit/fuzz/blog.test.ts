/** Whatever the blog answers, the header shows a post that is safe, or its fallback. */

import { expect } from 'vitest';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { testApp } from '../../support/app.ts';
import { attribute, elementsOf, partsOf, textOf } from '../../support/markup.ts';
import { blogAnswer, blogResponse } from './arbitraries/blog-answers.ts';
import { type Answer, forbiddenHeadersOf, headerProblemsOf, received } from './problems/answer-problems.ts';
import { fragmentProblemsOf, markupProblemsOf } from './problems/markup-problems.ts';
import { expectNone, property } from './property.ts';

/** The text of a title may contain the marker; nothing else may. */
const withoutTitles = (markup: string) => markup.replace(/(<span class="portico-teaser__title">)[^<]*/g, '$1Title');

const IMAGE = /^(?:\/chrome\/assets\/[\w.-]+|https:\/\/(?:blog|images)\.example\.com\/\S*[?&]w=300(?:[&#]\S*)?)$/;
const MAX_TITLE = 160;

/** Problems of the teasers in a fragment. */
function teaserProblemsOf(markup: string): string[] {
  const problems: string[] = [];
  for (const element of elementsOf(markup)) {
    if (element.tagName === 'img') {
      const source = attribute(element, 'src') ?? '';
      if (!IMAGE.test(source)) problems.push(`shows the image ${source}`);
    }
    if (attribute(element, 'class') !== 'portico-teaser__title') continue;
    // the composer isolates titles of the other direction
    const title = textOf(element).replace(/^\u2068(.*)\u2069$/s, '$1');
    // unassigned characters are shown as boxes
    if (!/[\p{L}\p{N}\p{P}\p{S}\p{Cn}]/u.test(title)) problems.push(`has the invisible title ${JSON.stringify(title)}`);
    if ([...title].length > MAX_TITLE) problems.push(`has a title of ${[...title].length} characters`);
    if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(title))
      problems.push(`has the title ${JSON.stringify(title)}`);
  }
  return problems;
}

const languageOf = (seed: number) => LANGUAGES[seed % LANGUAGES.length] ?? 'en';

property('the header is complete before and after the blog has answered', 90, blogAnswer, async (input) => {
  const app = testApp({ blog: async () => blogResponse(input) });
  const language = languageOf(input.chunks.length + (input.chunks[0]?.length ?? 0));
  for (const state of [/^fallback$/, /^(?:fresh|fallback)$/]) {
    const answer = await received(await app.request(`/chrome/header?lang=${language}`));
    expectNone(headerProblemsOf(answer));
    expectNone(fragmentProblemsOf('header', withoutTitles(answer.body), { language }));
    expectNone(teaserProblemsOf(answer.body));
    expect(answer.headers.get('portico-state')).toMatch(state);
    expect(partsOf(answer.body, 'teaser')).not.toEqual([]);
    await app.settle();
  }
});

property('a teaser is a complete card, or an empty 503', 150, blogAnswer, async (input) => {
  const app = testApp({ blog: async () => blogResponse(input) });
  for (const id of ['latest-post', 'press-releases']) {
    const answer: Answer = await received(await app.request(`/chrome/teaser/${id}`));
    if (answer.status === 200) {
      expectNone(headerProblemsOf(answer));
      expectNone(markupProblemsOf(withoutTitles(answer.body)));
      expectNone(teaserProblemsOf(answer.body));
      expect(partsOf(answer.body, 'teaser')).toHaveLength(1);
    } else {
      expectNone(forbiddenHeadersOf(answer));
      expect([answer.status, answer.body]).toEqual([503, '']);
    }
  }
});

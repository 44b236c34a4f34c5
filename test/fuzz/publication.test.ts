/** Whatever is published, the header is complete: with what was published if it is valid, else as before. */

import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import { LOCALES } from '../../src/content/locales.ts';
import { type LanguageMessages, publicationSchema } from '../../src/content/publication.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import { brokenBlog, NOW, testApp } from '../support/app.ts';
import { announcement, inEveryLanguage, publicationOf } from '../support/publications.ts';
import { anyText } from './arbitraries/texts.ts';
import { headerProblemsOf, received } from './problems/answer-problems.ts';
import { fragmentProblemsOf } from './problems/markup-problems.ts';
import { expectNone, property } from './property.ts';

const language = fc.constantFrom(...LANGUAGES);

/** Mostly valid, so that much of it is published. */
const mostly = <Value>(valid: fc.Arbitrary<Value>, any: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 30, arbitrary: valid }, { weight: 1, arbitrary: any });
const text = mostly(
  anyText.map((value) => `A ${value.toWellFormed().replace(/[\p{Cc}\p{Cn}<>]/gu, '')}`),
  anyText,
);
const link = mostly(fc.constantFrom('/a', '{support}/b', '{nowhere}/c', 'https://x.com/?a=1&b=2#c'), anyText);
const image = mostly(
  fc.constantFrom('teaser-roi', 'https://images.example.com/a.png', 'https://zq7x.example/a.png'),
  anyText,
);
const instant = fc.option(mostly(fc.constantFrom('2020-01-01', '2026-06-15T12:00:01+02:00'), anyText), {
  nil: undefined,
});
const message = fc
  .record({
    title: text,
    description: text,
    cta: text,
    link,
    weight: mostly(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.double()),
    startDate: instant,
    endDate: instant,
  })
  .map(({ startDate, endDate, ...fields }) =>
    announcement('message', { ...fields, ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) }),
  );
const card = fc.record({ epigraph: text, title: text, link, image });
const messages: fc.Arbitrary<Partial<LanguageMessages>> = fc.record(
  {
    announcements: fc.array(message, { maxLength: 2 }),
    cards: fc.record({ 'platform-video': card, 'identity-report': card }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const withoutMarker = (markup: string) => markup.replaceAll('zq7x', 'text');

async function headerFor(document: string | null, lang: string) {
  const app = testApp({ readPublication: async () => document, blog: brokenBlog });
  const answer = await received(await app.request(`/chrome/header?lang=${lang}`));
  return { app, answer };
}

property(
  'fragments with any messages and cards are complete',
  80,
  fc.tuple(messages, language),
  async ([edits, lang]) => {
    const document = publicationOf({ version: 2, publishedAt: NOW, languages: inEveryLanguage(edits) });
    const { app, answer } = await headerFor(JSON.stringify(document), lang);
    expectNone(headerProblemsOf(answer));
    expectNone(fragmentProblemsOf('header', withoutMarker(answer.body), { language: lang }));
    for (const [, source = ''] of answer.body.matchAll(/<img [^>]*src="([^"]+)"/g)) {
      const { origin } = new URL(source, 'https://chrome.example.com');
      expect(['https://chrome.example.com', ...LOCALES.brand.blog.imageOrigins]).toContain(origin);
    }
    const isValid = v.safeParse(publicationSchema, JSON.parse(JSON.stringify(document))).success;
    expect(app.events.some(({ name }) => name === 'publication-rejected')).toBe(!isValid);
  },
);

const anyDocument = fc.oneof(
  anyText,
  fc.json(),
  fc.tuple(fc.nat(4_000), anyText).map(([at, inserted]) => {
    const valid = JSON.stringify(publicationOf({ version: 2, publishedAt: NOW, languages: inEveryLanguage({}) }));
    return valid.slice(0, at) + inserted + valid.slice(at + inserted.length);
  }),
);

property(
  'a document that is not valid changes nothing',
  40,
  fc.tuple(anyDocument, language),
  async ([document, lang]) => {
    const { app, answer } = await headerFor(document, lang);
    expectNone(headerProblemsOf(answer));
    if (app.events.every(({ name }) => name !== 'publication-rejected')) return;
    const { answer: plain } = await headerFor(null, lang);
    expect(answer.body).toBe(plain.body);
  },
);

/** Whatever is published, and by whichever release, the header is complete, and what of it can be read is shown. */

import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import { unknownPaths } from '../../../packages/studio/src/store/keep-unknown.ts';
import { VersionTable } from '../../../packages/studio/src/store/version-table.ts';
import { COMPANY } from '../../../src/company.ts';
import { type LanguageMessages, type PublishedLanguages, publicationSchema } from '../../../src/content/publication.ts';
import { LANGUAGES } from '../../../src/contract/language.ts';
import { brokenBlog, NOW, testApp } from '../../support/app.ts';
import type { FIRST_DOCUMENT } from '../../support/first-studio.ts';
import { OTHER_RELEASES } from '../../support/other-releases.ts';
import { announcement, inEveryLanguage, publicationOf } from '../../support/publications.ts';
import { sqlStorage } from '../../support/sql-storage.ts';
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
      expect(['https://chrome.example.com', ...COMPANY.brand.blog.imageOrigins]).toContain(origin);
    }
    const isValid = v.safeParse(publicationSchema, JSON.parse(JSON.stringify(document))).success;
    const names = app.events.map(({ name }) => name);
    expect(names).not.toContain('publication-rejected');
    // what is stored may be more than what people may write today
    if (isValid) expect(names).not.toContain('publication-incomplete');
  },
);

const next = OTHER_RELEASES.map(({ document }) => document);

/** A document of another release with one value replaced, removed or added anywhere; and where. */
const changedDocument = fc
  .tuple(fc.constantFrom(...next), fc.nat(), fc.option(fc.jsonValue(), { nil: undefined }))
  .map(([document, at, value]) => {
    const paths = pathsIn(document);
    const path = paths[at % paths.length] ?? [];
    return { path, document: JSON.parse(JSON.stringify(withValue(document, path, value)) ?? 'null') };
  });

function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) => pathsIn(item, [...path, key]));
  return [path, [...path, 'added'], ...inner];
}

function withValue(document: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Array.isArray(document) ? [...document] : { ...(document as object) };
  Object.assign(copy, { [key]: withValue((document as Record<string, unknown> | undefined)?.[key], rest, value) });
  return copy;
}

property(
  'whatever changes in a document of another release, the rest of it is shown',
  60,
  fc.tuple(changedDocument, language),
  async ([{ path, document }, lang]) => {
    const { app, answer } = await headerFor(JSON.stringify(document) ?? '', lang);
    expectNone(headerProblemsOf(answer));
    expectNone(fragmentProblemsOf('header', answer.body, { language: lang }));
    expect(app.events.map(({ name }) => name)).not.toContain('copy-sent');
    const [top, changed] = path;
    const isWhole = top === undefined || ['version', 'publishedAt'].includes(top) || (top === 'languages' && !changed);
    if (isWhole || changed === lang || path.at(-1) === 'added') return;
    const [shown] = (document as typeof FIRST_DOCUMENT).languages[lang]?.announcements?.slice(-1) ?? [];
    if (shown) expect(answer.body).toContain(`data-portico-announcement="${shown.id}"`);
  },
);

property(
  'whatever another release has stored, the Studio reads it, and publishes what it does not know again',
  60,
  changedDocument,
  async ({ document }) => {
    const stored = (document as { languages?: unknown } | null | undefined)?.languages;
    const versions = new VersionTable(sqlStorage(), COMPANY);
    const row = { publishedAt: '2026-01-01T00:00:00.000Z', publishedBy: '', reason: '', restores: null };
    versions.insert({ version: 1, ...row, state: 'published', languages: (stored ?? {}) as PublishedLanguages });
    const known = versions.latest();
    if (!known) throw new Error('there is no version');
    versions.insert({ ...known, version: 2 });
    expect(versions.latest()?.languages).toEqual(known.languages);
    if (!versions.find(1)) return;
    const published = JSON.parse(versions.documentOf({ ...known, version: 2 })).languages;
    // lists may be in another order
    const parts = (value: unknown) =>
      unknownPaths(value, known.languages)
        .map((part) => part.replaceAll(/\.\d+/g, ''))
        .sort();
    expect(parts(published)).toEqual(parts(stored));
  },
);

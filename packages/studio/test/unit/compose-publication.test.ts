/** From entries to what is published, and back. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { builtInLanguages } from '../../../../src/content/built-in.ts';
import { publishedLanguagesSchema } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { MESSAGE_FIELDS, messageContent } from '../../../../test/support/studio-api.ts';
import type { Problem } from '../../src/contract/api.ts';
import {
  type CardFields,
  type EntryContent,
  entryContentSchema,
  type MessageFields,
} from '../../src/contract/draft.ts';
import { composePublication } from '../../src/entries/compose-publication.ts';
import { documentProblems } from '../../src/entries/document-problems.ts';
import { entriesFrom, type UnsavedEntry } from '../../src/entries/entries-from.ts';
import { showableLanguages } from '../../src/entries/showable-languages.ts';
import type { PublicationRules } from '../../src/fields/field-type.ts';
import { isPublishedAlike } from '../../src/model/compare.ts';

const RULES: PublicationRules = {
  brand: COMPANY.brand,
  images: { names: ['teaser-report', 'teaser-roi', 'teaser-video'], origins: ['https://images.example.com'] },
};
const BUILT_IN = builtInLanguages(COMPANY);
const DEFAULTS = inEveryLanguage({});
const NOTHING = inEveryLanguage({ featureMessages: [] });

const CARD: CardFields = { epigraph: 'Report', title: 'Identity in 2027', link: '/report', image: 'teaser-report' };
const cardContent = (fields: Partial<CardFields>): EntryContent => ({
  kind: 'card',
  languages: { en: { ...CARD, ...fields } },
});

const namesOf = (entries: readonly UnsavedEntry[]) => entries.map(({ id, content: { kind } }) => ({ kind, id }));

/** All entries, on top of what is published. */
function composed(entries: readonly UnsavedEntry[], published = DEFAULTS) {
  return composePublication({ published, entries }, namesOf(entries), RULES);
}

function problemsOf(content: EntryContent, id = 'spring-webinar'): readonly Problem[] {
  return composed([{ id, content }]).problems;
}

test('the files of the release can be published, and are the same after a round trip', () => {
  expect(v.is(publishedLanguagesSchema, BUILT_IN)).toBe(true);
  const entries = entriesFrom(BUILT_IN);
  expect(entries.every(({ content }) => v.is(entryContentSchema, content))).toBe(true);
  const { languages } = composed(entries, NOTHING);
  expect(entriesFrom(languages)).toEqual(entries);
});

test('days become instants in UTC', () => {
  const [entry] = entriesFrom(inEveryLanguage({ announcements: [announcement('a', { startDate: '2027-03-01' })] }));
  expect(entry?.content.languages.en).toMatchObject({ startDate: '2027-03-01T00:00:00Z', endDate: '', weight: '1' });
});

test('texts are published without the spaces around them', () => {
  const entry = { id: 'a', content: messageContent({ title: '  Spring webinar ', weight: ' 2.5 ', link: '/x ' }) };
  const { languages } = composed([entry]);
  expect(languages.en.announcements).toMatchObject([{ title: 'Spring webinar', weight: 2.5, link: '/x' }]);
  expect(languages.de.announcements).toEqual([]);
});

describe('problems name their field', () => {
  const MESSAGES: [Partial<MessageFields>, string, RegExp][] = [
    [{ title: '' }, 'title', /must not be empty/],
    [{ title: '   ' }, 'title', /must not be empty/],
    [{ title: '<b>Sale</b>' }, 'title', /plain text/],
    [{ title: 'Try {product}' }, 'title', /placeholders/],
    [{ description: '' }, 'description', /must not be empty/],
    [{ cta: '' }, 'cta', /must not be empty/],
    [{ link: '' }, 'link', /must be a path/],
    [{ link: 'javascript:alert(1)' }, 'link', /must be a path/],
    [{ link: '//evil.example' }, 'link', /must be a path/],
    [{ weight: '' }, 'weight', /must be a number/],
    [{ weight: '1,5' }, 'weight', /must be a number/],
    [{ weight: '-1' }, 'weight', /must be a number/],
    [{ weight: '1e3' }, 'weight', /must be a number/],
    [{ weight: '9'.repeat(400) }, 'weight', /not be more than/],
    [{ startDate: 'tomorrow' }, 'startDate', /must be a date/],
    [{ endDate: '2027-02-30T00:00:00Z' }, 'endDate', /must be a date/],
    [{ startDate: '2027-03-02T00:00:00Z', endDate: '2027-03-01T00:00:00Z' }, 'endDate', /after the start/],
  ];
  test.each(MESSAGES)('%j', (fields, field, reason) => {
    const expected = { kind: 'announcement', id: 'spring-webinar', language: 'en', field };
    expect(problemsOf(messageContent(fields))).toEqual([{ ...expected, reason: expect.stringMatching(reason) }]);
  });

  const CARDS: [Partial<CardFields>, string, RegExp][] = [
    [{ epigraph: '' }, 'epigraph', /must not be empty/],
    [{ title: 'Try {product}' }, 'title', /placeholders/],
    [{ link: 'http://www.example.com' }, 'link', /must be a path/],
    [{ image: 'teaser-unknown' }, 'image', /image of the release, or from https:\/\/images/],
    [{ image: 'https://evil.example/x.png' }, 'image', /image of the release, or from/],
    [{ image: '' }, 'image', /must be the name of an image/],
  ];
  test.each(CARDS)('of a card: %j', (fields, field, reason) => {
    const expected = { kind: 'card', id: 'identity-report', language: 'en', field };
    expect(problemsOf(cardContent(fields), 'identity-report')).toEqual([
      { ...expected, reason: expect.stringMatching(reason) },
    ]);
  });

  test('and an unknown origin of a link has a code, so that programs can word it', () => {
    const problem = { field: 'link', code: 'origin-unknown', reason: 'brand.json has no origin "nowhere"' };
    expect(problemsOf(messageContent({ link: '{nowhere}/x' }))).toMatchObject([problem]);
    expect(problemsOf(cardContent({ link: '{nowhere}/x' }), 'identity-report')).toMatchObject([problem]);
  });
});

test('an image from an allowed origin can be published', () => {
  expect(problemsOf(cardContent({ image: 'https://images.example.com/a.png' }), 'identity-report')).toEqual([]);
});

test('every language needs a default message', () => {
  const [entry] = entriesFrom(DEFAULTS);
  const { ja: _, ...others } = entry?.content.kind === 'default-message' ? entry.content.languages : {};
  const content: EntryContent = { kind: 'default-message', timeZone: 'UTC', languages: others };
  expect(composed([{ id: 'default-sign-up', content }], NOTHING).problems).toEqual([
    { kind: 'default-message', id: '', language: 'ja', field: null, reason: expect.stringMatching(/default message/) },
  ]);
});

test('a document of another program has the same problems', () => {
  const languages = inEveryLanguage({ announcements: [announcement('a', { link: '{nowhere}/x' })] });
  const problems = documentProblems(languages, RULES);
  expect(problems.map(({ language }) => language)).toEqual(LANGUAGES);
  expect(problems[0]).toMatchObject({ kind: 'announcement', id: 'a', field: 'link' });
});

test('contents are the same if they would be published alike', () => {
  const content = messageContent();
  expect(isPublishedAlike(content, messageContent({ weight: '1.0', title: ' Spring webinar' }))).toBe(true);
  expect(
    isPublishedAlike(content, {
      kind: 'announcement',
      timeZone: 'Asia/Tokyo',
      languages: content.languages,
    } as EntryContent),
  ).toBe(true);
  expect(isPublishedAlike(content, messageContent({ title: 'Other' }))).toBe(false);
  expect(isPublishedAlike(content, undefined)).toBe(false);
  expect(isPublishedAlike(undefined, undefined)).toBe(true);
});

describe('a preview of a draft shows', () => {
  const shown = (fields: Partial<MessageFields>) =>
    showableLanguages([{ id: 'a', content: messageContent(fields) }]).en.announcements;

  test('what is complete as it would be published', () => {
    const { startDate: _, endDate: __, ...fields } = MESSAGE_FIELDS;
    expect(shown({})).toEqual([{ id: 'a', ...fields, weight: 1 }]);
  });

  test('a placeholder for missing texts, and a harmless link', () => {
    expect(shown({ title: '', cta: ' ', link: 'javascript:alert(1)', weight: 'x' })).toMatchObject([
      { title: '…', cta: '…', link: '/', weight: 1, description: MESSAGE_FIELDS.description },
    ]);
  });

  test('nothing of a message whose time is wrong', () => {
    expect(shown({ startDate: 'soon' })).toEqual([]);
  });
});

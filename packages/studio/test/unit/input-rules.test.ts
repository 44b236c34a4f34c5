/** What may be written: the same rules in drafts and documents. What was stored before the rules is still read. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import { publishedLanguagesSchema } from '../../../../src/content/publication.ts';
import { parseDocument } from '../../../../src/publication/parse-document.ts';
import { NOW as APP_NOW, testApp } from '../../../../test/support/app.ts';
import { announcement, inEveryLanguage, publicationOf } from '../../../../test/support/publications.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { studioInProcess } from '../../../../test/support/studio-in-process.ts';
import { validate } from '../../../cli/src/content/validate.ts';
import { checkDocument } from '../../../cli/src/document/check-document.ts';
import type { ApiError, Problem } from '../../src/contract/api.ts';
import type { EntryContent } from '../../src/contract/draft.ts';
import { entryProblems } from '../../src/entries/compose-publication.ts';
import { documentProblems } from '../../src/entries/document-problems.ts';
import { entriesFrom } from '../../src/entries/entries-from.ts';
import type { PublicationRules } from '../../src/fields/field-type.ts';
import { isPublishedAlike } from '../../src/model/compare.ts';

const NOW = Date.UTC(2027, 2, 1);
const CHECKED = { content: COMPANY, pictures: [] };

const RULES: PublicationRules = {
  brand: COMPANY.brand,
  images: { names: ['teaser-report'], origins: ['https://images.example.com'] },
};

/** What people are told of a draft. */
const inDraft = (content: EntryContent): readonly Problem[] => entryProblems({ id: 'message', content }, RULES);

/** What programs are told of a document, by the API and by `messages check`. */
function inDocument(fields: Partial<AnnouncementFile>): readonly Problem[] {
  const { de, ...others } = inEveryLanguage({});
  const languages = { ...others, de: { ...de, announcements: [announcement('message', fields)] } };
  const problems = documentProblems(languages, RULES);
  const check = () =>
    checkDocument({ languages, notes: [] } as unknown as Parameters<typeof checkDocument>[0], NOW, CHECKED);
  if (problems.length > 0) expect(check).toThrow(problems[0]?.reason);
  else check();
  // as the body of POST versions
  expect(v.is(publishedLanguagesSchema, languages)).toBe(problems.length === 0);
  return problems;
}

/** In a text that is stored in whatever release. */
function isShown(fields: Partial<AnnouncementFile>): boolean {
  const languages = inEveryLanguage({ announcements: [announcement('message', fields)] });
  const document = JSON.stringify(publicationOf({ version: 2, publishedAt: NOW, languages }));
  return parseDocument(document, COMPANY, NOW).languages.de.announcements.length === 1;
}

/** Refused in drafts and documents, for the same reason, and still shown where it was published. */
function expectRefused(fields: Partial<Record<'title' | 'description' | 'cta' | 'link', string>>, reason: unknown) {
  const [field = ''] = Object.keys(fields);
  expect(inDraft(messageContent(fields))).toMatchObject([{ field, reason }]);
  expect(inDocument(fields)).toMatchObject([{ field, reason }]);
}

test.each(
  Object.entries({
    'zero-width spaces': '\u200b\u200b',
    joiners: '\u200d\u2060',
    'no-break spaces': '\u00a0\u00a0',
    'soft hyphens': '\u00ad',
    'the filler of Hangul': '\u3164',
    'the half-width filler of Hangul': '\uffa0',
    'variation selectors': '\ufe0f\u{e0100}',
    'a blank pattern of Braille': '\u2800',
    tags: '\u{e0041}',
    'an accent without a letter': ' \u0301',
  }),
)('a text of %s is refused, but may be a part of a text', (_, title) => {
  expectRefused({ title }, expect.stringMatching(/^must (contain visible characters|not be empty)/));
  expect(inDraft(messageContent({ title: `Sale${title}` }))).toEqual([]);
});

test.each(['A', '中', '7', '!', '☎', '👩‍👩‍👧', '한국어', 'a\u0301', '{brand}'])('the text %s can be seen', (title) => {
  expect(inDraft(messageContent({ title }))).toEqual([]);
  expect(inDocument({ title })).toEqual([]);
});

test.each(['#NAME?', '#ref!', '#ÜBERLAUF!', '#N/A', 'Err:508'])('the text %s of a spreadsheet is refused', (title) => {
  expectRefused({ title }, 'must not be an error of a spreadsheet');
  expect(isShown({ title })).toBe(true);
});

const DIRECTION = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];

test.each(DIRECTION.map((code) => [code.toString(16), String.fromCodePoint(code)]))(
  'U+%s is refused in texts and links, and still shown where it was published',
  (_, character) => {
    const text = `Sale ${character}now`;
    for (const field of ['title', 'description', 'cta'])
      expectRefused({ [field]: text }, expect.stringContaining('change the direction of text'));
    const link = `/sale${character}/`;
    expect(inDraft(messageContent({ link }))).toMatchObject([{ reason: expect.stringContaining('invisible') }]);
    expect(inDocument({ link })).toMatchObject([{ field: 'link' }]);
    expect(isShown({ title: text, link })).toBe(true);
  },
);

test.each(['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\t', '\0'])('%j within a text is refused', (character) => {
  expectRefused({ title: `One${character}two` }, 'must not contain line breaks or control characters');
});

describe.each(['\ud83d', '\ude00'])('the half character %j', (half) => {
  const links = [`/sale${half}/`, `https://www.example.com/sale${half}`, `/sale?code=${half}`];

  test('is refused in links and pages', () => {
    const reason = 'must not contain half a character';
    for (const link of links) expectRefused({ link }, reason);
    const paths = `/sale${half}`;
    expect(inDraft(messageContent({ paths }))).toMatchObject([{ reason: expect.stringContaining(reason) }]);
    expect(inDocument({ paths: [paths] })).toMatchObject([{ field: 'paths' }]);
  });

  test('is still shown where it was published', async () => {
    const old = links.map((link, index) => announcement(`m-${index}`, { link, paths: [`/sale${half}`, '/*'] }));
    const languages = inEveryLanguage({ announcements: old });
    const document = JSON.stringify(publicationOf({ version: 2, publishedAt: APP_NOW, languages }));
    const app = testApp({ readPublication: async () => document });
    const response = await app.request('/chrome/header?lang=en&path=/sale');
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/href="[^"]*\/sale(?:\?code=)?(?:\ufffd|%EF%BF%BD)"/);
  });
});

describe('weights', () => {
  test.each([
    [1e21, '1e21', 'must not be more than 1000000'],
    [1e21, '1000000000000000000000', 'must not be more than 1000000'],
    [1e308, `1${'0'.repeat(308)}`, 'must not be more than 1000000'],
    [1_000_000.5, '1000000.5', 'must not be more than 1000000'],
    [1e-7, '1e-7', 'must be 0, or at least 0.001'],
    [1e-7, '0.0000001', 'must be 0, or at least 0.001'],
  ])('%d, typed as %s, is refused', (weight, typed, reason) => {
    const draft = inDraft(messageContent({ weight: typed }));
    expect(draft).toMatchObject([{ field: 'weight', reason: typed === '1e21' ? expect.any(String) : reason }]);
    expect(inDocument({ weight })).toMatchObject([{ field: 'weight', reason }]);
    expect(isShown({ weight })).toBe(true);
  });

  test.each([0, 0.001, 0.5, 1, 2.25, 999_999.999, 1_000_000])('%d is the same published and typed', (weight) => {
    expect(inDocument({ weight })).toEqual([]);
    expect(inDraft(messageContent({ weight: String(weight) }))).toEqual([]);
  });

  test.each([1e-7, 1e21, 5e-324, 1.7e308, 0.1 + 0.2])('%d, published before, is the same in the draft', (weight) => {
    const languages = inEveryLanguage({ announcements: [announcement('message', { weight })] });
    const [entry] = entriesFrom(languages);
    const [again] = entriesFrom(JSON.parse(JSON.stringify(languages)));
    if (!entry) throw new Error('there is no entry');
    expect(isPublishedAlike(entry.content, again?.content)).toBe(true);
    // the reason is the size, not that it is no number
    expect(inDraft(entry.content).filter(({ reason }) => reason.includes('must be a number'))).toEqual([]);
  });
});

const WRONG_DATES = `0027-03-01 0027-03-01T09:00:00Z 0000-01-01 1999-12-31T23:59:59Z 2000-01-01T00:00:00+14:00
  9999-12-31T23:59:59-12:00 12027-03-01 +002027-03-01 +027-03-01 27-03-01 ２０２７-03-01 2027-02-29 2027-03-01T09:00:00
  2027-03-01T09:00:00+99:00`.split(/\s+/);

test.each(WRONG_DATES)('the date %s is refused in drafts, documents, files, reviews and releases', async (date) => {
  for (const field of ['startDate', 'endDate']) {
    const reason = expect.stringMatching(/^must be (a date such as|in a year from 2000 to 9999)/);
    expect(inDraft(messageContent({ [field]: date }))).toMatchObject([{ field, reason }]);
    expect(inDocument({ [field]: date })).toMatchObject([{ field, reason }]);
    const { problems } = validate({ 'de.json': { announcements: [announcement('message', { [field]: date })] } });
    expect(problems).toContainEqual({ reason, file: 'de.json', path: `announcements.0.${field}` });
  }
  const { call } = await studioInProcess();
  const release = { name: 'Spring', since: 1, entries: [{ kind: 'announcement', id: 'a', revision: 1 }], at: date };
  for (const [path, body] of [
    ['review', { entries: 'ready', at: date }],
    ['releases', { ...release, state: 'open' }],
    ['releases', { ...release, state: 'scheduled' }],
  ] as const) {
    const { status, body: refused } = await call<ApiError>('POST', path, body);
    expect([status, refused.message]).toEqual([422, expect.stringMatching(/must be (a date|in a year)/)]);
  }
});

test.each(['2000-01-01', '2028-02-29', '2027-03-28T02:30:00+01:00', '9999-12-31T23:59:59Z'])(
  'the date %s is fine',
  (date) => {
    expect(inDraft(messageContent({ startDate: date }))).toEqual([]);
    expect(inDocument({ startDate: date })).toEqual([]);
  },
);

test.each(['0027-03-01', '1999-12-31T23:59:59Z'])('the date %s, published before, is still read', (startDate) => {
  expect(isShown({ startDate })).toBe(true);
});

test.each(['2027-03-14T--:--', '2027-03-14T09:--', '-----03-14T09:30'])(
  'the moment %s is not complete',
  (startDate) => {
    const expected = [{ field: 'startDate', reason: 'must have a date and a time' }];
    expect(inDraft(messageContent({ startDate }))).toMatchObject(expected);
  },
);

describe('the API', () => {
  const wrong = messageContent({ title: 'Sale \u202enow', startDate: '2027-03-14T--:--' });

  test('saves what is wrong, and says at once what is', async () => {
    const { put } = await studioInProcess();
    const { status, body } = await put('wrong', wrong);
    expect([status, body.content]).toEqual([201, wrong]);
    expect(body.problems).toMatchObject([{ field: 'title' }, { field: 'startDate' }]);
  });

  test('publishes neither an entry nor a document with it', async () => {
    const api = await studioInProcess();
    const { revision } = await api.add('wrong', wrong);
    const { version: since } = (await api.draft()).latest;
    const chosen = [{ kind: 'announcement', id: 'wrong', revision }];
    const languages = inEveryLanguage({ announcements: [announcement('wrong', { weight: 1e21 })] });
    for (const content of [{ entries: chosen }, { languages }]) {
      const { status, body } = await api.call<ApiError>('POST', 'versions', { since, reason: '', ...content });
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toMatch(/direction of text|must not be more than 1000000/);
    }
    expect((await api.draft()).latest.version).toBe(since);
  });
});

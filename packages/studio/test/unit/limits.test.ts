/** Limits are the same on every way in, count bytes, and are checked before anything is written. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { MESSAGE_FIELDS, messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { ApiError, VersionSummary } from '../../src/contract/api.ts';
import type { EntryContent } from '../../src/contract/draft.ts';
import { byteLength } from '../../src/contract/limits.ts';
import { entriesFrom, type UnsavedEntry } from '../../src/entries/entries-from.ts';
import { findWarnings } from '../../src/entries/find-warnings.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

/** Everything that is stored. */
const stored = () =>
  JSON.stringify([
    ...['entries', 'versions', 'shares', 'settings'].map((table) => api.sql.exec(`SELECT * FROM ${table}`).toArray()),
    api.document(),
  ]);

const replaceDraft = async (entries: readonly UnsavedEntry[]) => {
  const { revision } = await api.draft();
  return api.call<ApiError>('PUT', 'draft', { revision, entries });
};

const send = async (languages: PublishedLanguages) => {
  const { version: since } = (await api.draft()).latest;
  const acknowledged = findWarnings(languages, Date.now()).map(({ key }) => key);
  return api.call<ApiError & VersionSummary>('POST', 'versions', { since, languages, reason: '', acknowledged });
};

const save = (content: EntryContent) => api.put('saved', content);

async function refused(request: () => Promise<{ status: number; body: ApiError }>, reason: string | RegExp) {
  const before = stored();
  const { status, body } = await request();
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toMatch(reason);
  expect(stored()).toBe(before);
}

async function accepted(request: () => Promise<{ status: number; body: unknown }>) {
  const { status, body } = await request();
  expect(status < 300 || body).toBe(true);
}

const FIELDS = Object.keys(MESSAGE_FIELDS);
const EMPTY = Object.fromEntries(FIELDS.map((name) => [name, '']));

/** An announcement of exactly so many bytes as JSON: up to 2,000 in each field. */
function entryOf(bytes: number, names = FIELDS): EntryContent {
  const fill = (length: (index: number) => number): EntryContent => {
    const fieldsOf = (row: number) =>
      names.map((name, column) => [name, 'x'.repeat(length(row * names.length + column))] as const);
    const languages = LANGUAGES.map((language, row) => [language, { ...EMPTY, ...Object.fromEntries(fieldsOf(row)) }]);
    return { kind: 'announcement', timeZone: 'UTC', languages: Object.fromEntries(languages) };
  };
  const rest = bytes - byteLength(fill(() => 0));
  const count = LANGUAGES.length * names.length;
  return fill((index) => Math.floor(rest / count) + (index < rest % count ? 1 : 0));
}

/** Announcements that together have that many bytes. */
function entriesOf(bytes: number, prefix = 'large', names = FIELDS): UnsavedEntry[] {
  const count = Math.ceil(bytes / Math.min(60_000, names.length * LANGUAGES.length * 2_000));
  return Array.from({ length: count }, (_, index) => {
    const share = Math.floor(bytes / count) + (index < bytes % count ? 1 : 0);
    return { id: `${prefix}-${index}`, content: entryOf(share, names) };
  });
}

/** Messages in every language whose languages together have that many bytes or a few less. */
function languagesOf(bytes: number, prefix = 'large'): PublishedLanguages {
  const messagesOf = (length: number) =>
    inEveryLanguage({
      announcements: Array.from({ length: 20 }, (_, index) => {
        const text = 'x'.repeat(length);
        return announcement(`${prefix}-${index}`, { title: text, description: text, cta: text });
      }),
    });
  const rest = bytes - byteLength(messagesOf(0));
  return messagesOf(Math.floor(rest / (20 * 3 * LANGUAGES.length)));
}

const entriesNow = async (): Promise<UnsavedEntry[]> =>
  (await api.draft()).entries.map(({ id, content }) => ({ id, content }));

describe('a field', () => {
  const cases: [string, { readonly title: string }, boolean][] = [
    ['2,000 Latin letters', { title: 'x'.repeat(2_000) }, true],
    ['2,001 Latin letters', { title: 'x'.repeat(2_001) }, false],
    ['1,998 bytes of Japanese', { title: '字'.repeat(666) }, true],
    ['2,001 bytes of Japanese', { title: '字'.repeat(667) }, false],
  ];
  test.each(cases)('of %s: saved, in a whole draft, in a document of another program', async (_, fields, fits) => {
    const entry = { id: 'a', content: messageContent(fields) };
    const languages = inEveryLanguage({ announcements: [announcement('a', fields)] });
    const ways = [() => save(entry.content), async () => replaceDraft([entry]), () => send(languages)];
    for (const way of ways) await (fits ? accepted(way) : refused(way, 'must not be longer than 2,000 bytes'));
  });
});

test('an entry of more than 64,000 bytes is refused: saved, and in a whole draft', async () => {
  const ways = (content: EntryContent) => [() => save(content), () => replaceDraft([{ id: 'a', content }])];
  for (const way of ways(entryOf(64_000))) await accepted(way);
  for (const way of ways(entryOf(64_001))) await refused(way, 'must not have more than 64,000 bytes');
});

describe('2,000 entries', () => {
  const inDraft = (count: number, prefix = 'a'): UnsavedEntry[] =>
    Array.from({ length: count }, (_, index) => ({ id: `${prefix}-${index}`, content: messageContent() }));
  const published = (count: number, prefix = 'b') =>
    inEveryLanguage({ announcements: Array.from({ length: count }, (_, index) => announcement(`${prefix}-${index}`)) });
  const defaults = () => entriesFrom(inEveryLanguage({})).length;

  test('are the most that a draft holds: in a whole draft, and with a save', async () => {
    await refused(() => replaceDraft(inDraft(2_001)), 'at most 2,000');
    await accepted(() => replaceDraft(inDraft(2_000)));
    await refused(() => save(messageContent()), 'would have 2,001 entries, but the limit is 2,000');
  });

  test('are more than is published: 500, in a document of another program, and of chosen entries', async () => {
    await refused(() => send(published(501 - defaults())), 'more than 500 messages and cards, but has 501');
    await accepted(() => send(published(500 - defaults())));
    // the draft has deleted all of them, and has others
    await accepted(() => replaceDraft(inDraft(3)));
    const { pending } = await api.check([]);
    const chosen = pending.filter(({ id }) => id.startsWith('a-'));
    expect(chosen).toHaveLength(3);
    expect((await api.check(chosen)).problems).toMatchObject([{ id: '', reason: expect.stringContaining('503') }]);
    const body = { ...(await api.checked(chosen)), reason: '' };
    await refused(() => api.call('POST', 'versions', body), 'more than 500 messages and cards, but has 503');
  });

  test('are the most that the draft has after a restore, or a document, that it follows', async () => {
    await accepted(() => send(published(400)));
    await accepted(() => send(published(0)));
    await accepted(async () => replaceDraft([...(await entriesNow()), ...inDraft(1_700)]));
    const reason = 'entries, but the limit is 2,000. Delete messages that are over first.';
    await refused(() => api.call('POST', 'versions/2/restore', { reason: '' }), reason);
    await refused(() => send(published(400)), reason);
    await accepted(async () => replaceDraft((await entriesNow()).filter(({ id }) => !id.startsWith('a-'))));
    await accepted(() => api.call('POST', 'versions/2/restore', { reason: '' }));
  });
});

describe('a draft of 8,000,000 bytes', () => {
  test('is the largest: in a whole draft, and with saves; entries may become smaller', async () => {
    await refused(() => replaceDraft(entriesOf(8_000_001)), 'would have 8,000,001 bytes, but the limit is 8,000,000');
    await accepted(() => replaceDraft(entriesOf(8_000_000)));
    await refused(() => save(messageContent()), 'bytes, but the limit is 8,000,000');
    const [entry] = (await api.draft()).entries;
    if (!entry) throw new Error('the draft is empty');
    await api.change(entry, messageContent());
    await accepted(() => save(messageContent()));
  });

  test('counts bytes, not characters', async () => {
    await accepted(() => replaceDraft([...entriesOf(7_998_500), { id: 'b', content: messageContent() }]));
    await refused(() => save(messageContent({ title: '字'.repeat(600) })), 'bytes, but the limit is 8,000,000');
  });

  test('is not exceeded by a restore or a document that the draft follows', async () => {
    await accepted(() => send(languagesOf(500_000)));
    await accepted(() => send(inEveryLanguage({})));
    await accepted(async () => replaceDraft([...(await entriesNow()), ...entriesOf(7_700_000, 'ours')]));
    const reason = 'bytes, but the limit is 8,000,000. Delete messages that are over first.';
    await refused(() => api.call('POST', 'versions/2/restore', { reason: '' }), reason);
    await refused(() => send(languagesOf(500_000)), reason);
  });

  test('can be shared as far as a link can hold it, without what is archived', async () => {
    const TEXTS = ['title', 'description', 'cta'];
    const archived = entriesOf(5_000_000, 'archived', TEXTS).map((entry) => {
      const content = { ...entry.content, archived: true } as EntryContent;
      return { ...entry, content };
    });
    const share = () => api.call<ApiError>('POST', 'shares', { days: 1 });
    await accepted(() => replaceDraft([...archived, ...entriesOf(1_900_000, 'large', TEXTS)]));
    await accepted(share);
    const [{ size = 0 } = {}] = api.sql
      .exec<{ size: number }>('SELECT length(CAST(languages AS BLOB)) AS size FROM shares')
      .toArray();
    expect(size).toBeGreaterThan(1_800_000);
    expect(size).toBeLessThan(2_000_000);
    await accepted(() => replaceDraft([...archived, ...entriesOf(2_000_000, 'large', TEXTS)]));
    await refused(share, 'A link can hold 1,990,000 bytes of messages, but this preview has 1,99');
  });
});

describe('a document of 512,000 bytes', () => {
  test('is the largest that is published: of another program, and from the draft', async () => {
    await refused(() => send(languagesOf(513_000)), 'more than 512,000 bytes, but has 51');
    const languages = languagesOf(511_900);
    await accepted(() => send(languages));
    const entry = await api.add('one-more', messageContent({ title: 'x'.repeat(1_000) }));
    expect((await api.check()).problems).toMatchObject([{ id: '', reason: expect.stringContaining('512,000 bytes') }]);
    const body = { ...(await api.checked()), reason: '' };
    await refused(() => api.call('POST', 'versions', body), 'more than 512,000 bytes');
    expect((await api.draft()).entries).toContainEqual(entry);
  });

  test('and a full draft do not keep an announcement from being ended', async () => {
    await accepted(() => send(languagesOf(511_990)));
    const { entries } = await api.draft();
    const room = 8_000_000 - entries.reduce((sum, { content }) => sum + byteLength(content), 0);
    await accepted(async () => replaceDraft([...(await entriesNow()), ...entriesOf(room, 'ours')]));
    await refused(() => save(messageContent()), 'the limit is 8,000,000');
    for (const id of ['large-0', 'large-1', 'large-2']) {
      await accepted(() => api.call('POST', `announcements/${id}/end`, { languages: LANGUAGES, reason: '' }));
    }
    const { version, languages } = await api.latest();
    expect(byteLength(languages)).toBeGreaterThan(512_000);
    expect(languages.ja.announcements.filter(({ endDate }) => endDate !== undefined)).toHaveLength(3);
    expect(JSON.parse(api.document() ?? '')).toMatchObject({ version, languages });
    // it may become smaller, and be published again, although it is over the limit
    const entry = await api.entry('large-3');
    const texts = entry.content.languages as Readonly<Record<string, { readonly title: string }>>;
    const shorter = { ...texts, en: { ...texts.en, title: texts.en?.title.slice(1) } };
    await api.change(entry, { ...entry.content, languages: shorter } as EntryContent);
    expect((await api.check([{ kind: 'announcement', id: 'large-3' }])).problems).toEqual([]);
    await accepted(() => api.call('POST', `versions/${version}/restore`, { reason: '' }));
  });
});

test('a version from before a limit or a rule is restored as it was', async () => {
  const message = { title: '字'.repeat(2_000), weight: 1e21, link: '{nowhere}/x' };
  const languages = inEveryLanguage({ announcements: [announcement('early', message)] });
  api.sql.exec('UPDATE versions SET languages = ?', JSON.stringify(languages));
  await accepted(() => send(inEveryLanguage({})));
  await accepted(() => api.call('POST', 'versions/1/restore', { reason: '' }));
  expect(JSON.parse(api.document() ?? '').languages).toEqual(languages);
});

test('all warnings of a publication can be acknowledged, however many there are', async () => {
  const announcements = Array.from({ length: 400 }, (_, index) =>
    announcement(`a-${index}`, { title: 'x'.repeat(80), endDate: `${2100 + index}-01-01` }),
  );
  const languages = { ...inEveryLanguage({}), en: inEveryLanguage({ announcements }).en };
  expect(findWarnings(languages, Date.now()).length).toBeGreaterThan(1_000);
  await accepted(() => send(languages));
});

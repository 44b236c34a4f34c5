/** Every reader reads what releases before and after this one have stored, and every writer keeps what it does not know. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { builtInMessages } from '../../../../src/content/built-in.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { EVERYTHING } from '../../../../test/support/admitted.ts';
import { NOW, testApp } from '../../../../test/support/app.ts';
import { FIRST_DOCUMENT } from '../../../../test/support/first-studio.ts';
import { messageStore } from '../../../../test/support/message-store.ts';
import { fillStore, insert, OTHER_RELEASES, type OtherRelease } from '../../../../test/support/other-releases.ts';
import { messageContent, type StudioApi, studioApi } from '../../../../test/support/studio-api.ts';
import { apiInProcess } from '../../../../test/support/studio-in-process.ts';
import { TEST_COMPANY } from '../../../../test/support/test-company.ts';
import { pictureNames } from '../../../cli/src/company/picture-names.ts';
import { checkDocument } from '../../../cli/src/document/check-document.ts';
import { readDocument } from '../../../cli/src/document/read-document.ts';
import type { Change, Version, VersionList } from '../../src/contract/api.ts';
import type { Store } from '../../src/store/store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a reader makes of a document. */
function expectedLanguages({ lacks }: OtherRelease): PublishedLanguages {
  return Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      lacks.includes(language) ? builtInMessages(COMPANY, language) : FIRST_DOCUMENT.languages[language],
    ]),
  ) as PublishedLanguages;
}

const apiOf = (store: Store): StudioApi => studioApi(apiInProcess(store, 'kim@example.com'));

/** Shares the draft. @returns the end of the path of the link */
async function share(store: Store): Promise<string> {
  const result = await store.share({ days: 1, person: 'kim' });
  if (result.outcome !== 'shared') throw new Error(result.outcome);
  return result.share.path.replace('/share/', '');
}

/** A Studio of this release on what another one has stored. */
async function studioAfter(other: OtherRelease) {
  const local = messageStore();
  // makes the tables
  await local.open();
  for (const table of ['versions', 'entries', 'settings']) local.sql.exec(`DELETE FROM ${table}`);
  fillStore(local.sql, other);
  const store = await local.open();
  const document = () => JSON.parse(local.document() ?? 'null') as OtherRelease['document'];
  return { ...local, store, api: apiOf(store), document };
}

async function publish(store: Store, languages: PublishedLanguages): Promise<void> {
  const { version: since } = await store.readLatest();
  const published = await store.publish({ languages, since, person: 'kim', rights: EVERYTHING, reason: '' });
  expect(published).toMatchObject({ outcome: 'published' });
}

/** Where `other` lacks a part or value of `one`. It may have more; items of a list with ids may be elsewhere in it. */
function missingIn(other: unknown, one: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return other === one ? [] : [path];
  if (typeof other !== 'object' || other === null) return [path];
  return Object.entries(one).flatMap(([key, value]) => {
    const isListed = Array.isArray(other) && value?.id !== undefined;
    const there = isListed ? other.find(({ id }) => id === value.id) : Reflect.get(other, key);
    return missingIn(there, value, `${path}/${key}`);
  });
}

describe.each(OTHER_RELEASES)('what $release has stored', (other) => {
  const { document, lacks, unreadable } = other;
  const text = JSON.stringify(document);
  const expected = expectedLanguages(other);

  test('is shown by the service', async () => {
    const app = testApp({ readPublication: async () => text });
    const plain = testApp();
    for (const language of LANGUAGES) {
      const path = `/chrome/header?lang=${language}`;
      const header = await (await app.request(path)).text();
      if (lacks.includes(language)) expect(header).toBe(await (await plain.request(path)).text());
      else expect(header).toContain(`>${FIRST_DOCUMENT.languages[language].announcements[0]?.title}<`);
    }
    const { messages } = (await (await app.request('/chrome/health')).json()) as { messages: { omitted: string[] } };
    expect(messages).toMatchObject({ version: 2, state: 'current', reason: null });
    expect(messages.omitted).toHaveLength(Math.min(unreadable, 11));
    const events = app.events.filter(({ name }) => name === 'publication-incomplete');
    expect(events).toHaveLength(unreadable > 0 ? 1 : 0);
  });

  test('is listed, opened, compared and previewed in the Studio, and opened by a link', async () => {
    const { api, store, sql } = await studioAfter(other);
    const { versions } = (await api.call<VersionList>('GET', 'versions')).body;
    expect(versions).toMatchObject([{ version: 2, state: 'published' }]);
    const { body: version } = await api.call<Version>('GET', 'versions/2');
    expect(version.languages).toEqual(expected);
    expect(await api.latest()).toEqual(version);
    expect(await store.readLanguages('published')).toEqual(expected);
    expect((await api.call<Change[]>('GET', 'versions/2/changes?since=2')).body).toEqual([]);
    const secret = await share(store);
    sql.exec('UPDATE shares SET languages = ?', JSON.stringify(document.languages));
    expect((await store.readShare(secret))?.languages).toEqual(expected);
  });

  test('is a draft in which only what people changed differs', async () => {
    const { api, store } = await studioAfter(other);
    const ids = (await api.draft()).entries.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['webinar', 'default', 'platform-video']));
    expect(ids).not.toContain('only-dutch');
    const draft = await store.readLanguages('draft');
    // the draft of the fixture has Japanese, and one message more in German
    for (const language of LANGUAGES.filter((name) => name !== 'de' && !lacks.includes(name))) {
      const started = (message: object) => ({ ...message, startDate: '2026-03-14T00:00:00Z' });
      const announcements = expected[language].announcements.map(started);
      expect(draft?.[language]).toEqual({ ...expected[language], announcements });
    }
  });

  test('is kept when the Studio publishes', async () => {
    const { api, document: published } = await studioAfter(other);
    const languages = structuredClone(expected) as Record<Language, { announcements: object[] }>;
    languages.en.announcements.push({ ...expected.fr.announcements[0], id: 'second', title: 'Second' });
    const publish = { since: 2, languages, reason: '', acknowledged: await warningsOf(api, 2, languages) };
    expect(await api.call('POST', 'versions', publish)).toMatchObject({ status: 201 });
    expect(published()).toMatchObject({ format: 1, version: 3 });
    expect(missingIn(published().languages, document.languages)).toEqual([]);
    expect((await api.call<Change[]>('GET', 'versions/3/changes')).body).toEqual([
      expect.objectContaining({ language: 'en', id: 'second' }),
    ]);
  });

  test('is restored, with what this release does not know', async () => {
    const { api, document: published, store } = await studioAfter(other);
    await publish(store, { ...expected, en: { ...expected.en, announcements: [] } });
    expect((await api.call<Version>('GET', 'versions/3')).body.languages.en.announcements).toEqual([]);
    expect(await api.call('POST', 'versions/2/restore', { reason: '' })).toMatchObject({ status: 201 });
    expect((await api.call<Version>('GET', 'versions/4')).body.languages).toEqual(expected);
    expect(missingIn(published().languages, document.languages)).toEqual([]);
  });

  test('is a backup that can be imported, with a note on what is left out', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'portico-backup-'));
    const file = join(directory, 'backup.json');
    await writeFile(file, text);
    if (unreadable > 0) {
      await expect(readDocument(file, COMPANY)).rejects.toThrow(/announcements\.0\.\w+: Invalid/);
    } else {
      const read = await readDocument(file, COMPANY);
      expect(read.languages).toEqual(expected);
      const unknown = ['nl', 'de.banners', 'de.announcements.0.badge'].filter((path) => isAt(document.languages, path));
      for (const part of [...lacks, ...unknown])
        expect(
          checkDocument(read, NOW, { content: COMPANY, pictures: pictureNames(TEST_COMPANY.imagesFolder, COMPANY) }),
        ).toContain(part);
      expect(read.notes).toHaveLength((lacks.length > 0 ? 1 : 0) + (unknown.length > 0 ? 1 : 0));
    }
    await rm(directory, { recursive: true });
  });
});

async function warningsOf(api: StudioApi, since: number, languages: object): Promise<string[]> {
  const request = { since, languages, reason: '', acknowledged: [] };
  const { body } = await api.call<{ warnings?: { key: string }[] }>('POST', 'versions', request);
  return (body.warnings ?? []).map(({ key }) => key);
}

function isAt(value: unknown, path: string): boolean {
  const found = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
  return found !== undefined;
}

const next = OTHER_RELEASES.find(({ release }) => release === 'the next one');
if (!next) throw new Error('there is no next release');

describe('a draft of the next release', () => {
  type Stored = { audience?: string; languages: Record<string, object> };
  const rowOf = ({ sql }: { sql: ReturnType<typeof messageStore>['sql'] }, id: string): Stored | null => {
    const [row] = sql.exec<{ content: string }>('SELECT content FROM entries WHERE id = ?', id).toArray();
    return row ? JSON.parse(row.content) : null;
  };

  test('keeps what a save does not know', async () => {
    const studio = await studioAfter(next);
    const entry = await studio.api.entry('webinar');
    if (entry.content.kind !== 'announcement') throw new Error('it is something else');
    const { de: _, ...languages } = entry.content.languages;
    await studio.api.change(entry, { ...entry.content, languages });
    const stored = rowOf(studio, 'webinar');
    expect(stored).toMatchObject({
      audience: 'all',
      languages: { en: { badge: 'New' }, nl: { title: 'In het Nederlands', badge: 'Nieuw' } },
    });
    expect(Object.keys(stored?.languages ?? {}).sort()).toEqual(['en', 'es', 'fr', 'ja', 'nl', 'pt']);
  });

  test('keeps the unknown language of an entry that is deleted, and gives it back with the entry', async () => {
    const studio = await studioAfter(next);
    await studio.api.remove(await studio.api.entry('webinar'));
    expect(await studio.api.find('webinar')).toBeUndefined();
    expect(Object.keys(rowOf(studio, 'webinar')?.languages ?? {})).toEqual(['nl']);
    await studio.api.add('webinar', messageContent());
    expect(Object.keys(rowOf(studio, 'webinar')?.languages ?? {})).toEqual(['en', 'nl']);
  });

  test('keeps entries that this release does not know', async () => {
    const studio = await studioAfter(next);
    await studio.api.add('only-dutch', messageContent());
    await publish(studio.store, expectedLanguages(next));
    expect(rowOf(studio, 'wide')).toMatchObject({ kind: 'banner', image: 'wide' });
    expect(rowOf(studio, 'only-dutch')?.languages).toMatchObject({ nl: { title: 'Alleen hier' } });
  });
});

describe('a language that this release has added', () => {
  /** Before Japanese: neither the version nor the draft has it. */
  async function studioBeforeJapanese() {
    const local = messageStore();
    await local.open();
    for (const table of ['versions', 'entries']) local.sql.exec(`DELETE FROM ${table}`);
    const [, fewer] = OTHER_RELEASES;
    if (!fewer) throw new Error('there is no release');
    fillStore(local.sql, fewer);
    local.sql.exec("UPDATE entries SET content = json_remove(content, '$.languages.ja')");
    return local;
  }

  test('is in the draft with the built-in messages, beside what people wrote', async () => {
    const local = await studioBeforeJapanese();
    const row = () => local.sql.exec<{ content: string }>("SELECT content FROM entries WHERE id = 'webinar'").one();
    const before = row();
    const store = await local.open();
    const draft = await store.readLanguages('draft');
    const { featureMessages, cards, announcements } = builtInMessages(COMPANY, 'ja');
    expect(draft?.ja).toMatchObject({ featureMessages, cards });
    expect(draft?.ja.announcements.map(({ id }) => id)).toEqual(announcements.map(({ id }) => id));
    expect(row()).toEqual(before);
    const { revision, entries } = await store.readDraft();
    expect(entries.filter(({ changedBy }) => changedBy === 'built-in')).not.toEqual([]);
    // once
    expect((await (await local.open()).readDraft()).revision).toBe(revision);
  });

  test('can be published at once', async () => {
    const local = await studioBeforeJapanese();
    const api = apiOf(await local.open());
    await api.remove(await api.entry('unfinished'));
    await api.add('new', messageContent());
    expect(await api.publish()).toMatchObject({ version: 3 });
    const { languages } = JSON.parse(local.document() ?? '') as { languages: PublishedLanguages };
    const { featureMessages, cards } = builtInMessages(COMPANY, 'ja');
    expect(languages.ja).toMatchObject({ featureMessages, cards });
  });
});

describe('a row that cannot be read', () => {
  const broken = ['{"en":', '[]', '{"en":{}}', '{"xx":{}}'];

  test.each(broken)('of the versions is listed as such, and the Studio works: %s', async (languages) => {
    const { api, store, sql, document } = await studioAfter(next);
    await publish(store, expectedLanguages(next));
    sql.exec('UPDATE versions SET languages = ? WHERE version = 3', languages);
    const { body } = await api.call<VersionList>('GET', 'versions');
    expect(body.versions.map(({ version, state }) => [version, state])).toEqual([
      [3, languages === '{"en":{}}' ? 'published' : 'unreadable'],
      [2, 'published'],
    ]);
    for (const path of ['versions/3', 'versions/3/changes']) {
      expect(await api.call('GET', path)).toMatchObject({ status: 404, body: { message: /can read nothing/ } });
    }
    expect((await api.call('POST', 'versions/3/restore', { reason: '' })).status).toBe(404);
    // what was published before it is what visitors see
    expect(await store.readLanguages('published')).toEqual(expectedLanguages(next));
    expect((await api.draft()).latest).toMatchObject({ version: 3 });
    expect(await api.call('POST', 'versions/2/restore', { reason: '' })).toMatchObject({ status: 201 });
    expect(document()).toMatchObject({ version: 4 });
  });

  test.each(broken)('of the draft is left out and kept: %s', async (content) => {
    const { api, sql } = await studioAfter(next);
    const row = { position: 90, kind: 'announcement', id: 'x', content, revision: 90, changed_at: '', changed_by: '' };
    insert(sql, 'entries', row);
    expect(await api.find('x')).toBeUndefined();
    await api.add('y');
    expect(sql.exec<{ content: string }>("SELECT content FROM entries WHERE id = 'x'").one()).toEqual({ content });
    await api.add('x');
    expect(await api.find('x')).toBeDefined();
  });

  test.each(broken)('of the shared previews is not found: %s', async (languages) => {
    const { store, sql } = await studioAfter(next);
    const secret = await share(store);
    sql.exec('UPDATE shares SET languages = ?', languages);
    expect(await store.readShare(secret)).toBeNull();
    expect(await store.listShares()).toHaveLength(1);
  });
});

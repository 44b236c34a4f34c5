/** A Studio in which people have worked with an earlier release, and which goes back to it: the code of both runs. */

import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { parseDocument } from '../../../../src/publication/parse-document.ts';
import { EVERYTHING } from '../../../../test/support/admitted.ts';
import { NOW, testApp } from '../../../../test/support/app.ts';
import { EARLIER_RELEASES, type EarlierRelease } from '../../../../test/support/earlier-releases.ts';
import { memoryBucket } from '../../../../test/support/memory-bucket.ts';
import { memoryStorage } from '../../../../test/support/memory-storage.ts';
import { type LocalStore, messageStore } from '../../../../test/support/message-store.ts';
import { messageContent, type StudioApi, studioApi } from '../../../../test/support/studio-api.ts';
import { apiInProcess } from '../../../../test/support/studio-in-process.ts';
import { newTab } from '../../../../test/support/tabs.ts';
import type { Change, NewShare } from '../../src/contract/api.ts';
import { unsavedChanges } from '../../src/page/data/unsaved-changes.ts';
import type { Store } from '../../src/store/store.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const contentOf040 = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../../test/fixtures/content-0.4.0/${name}.json`, import.meta.url), 'utf8'));

/** Content in the form of the release; dictionaries have had one form only. */
const CONTENT: Readonly<Record<string, CompanyContent>> = {
  '0.4.0': { ...COMPANY, brand: await contentOf040('brand'), links: await contentOf040('links') },
};

interface Studio extends StudioApi {
  readonly store: Store;
}

async function openedBy(stored: LocalStore, release?: EarlierRelease): Promise<Studio> {
  const store = await stored.open(release?.MessageStore, release && CONTENT[release.version]);
  return { ...studioApi(apiInProcess(store, 'kim@example.com', release)), store };
}

/** Publishes a change of each kind of entry, ends and rolls back, and leaves a draft that cannot be published. */
async function workIn({ add, change, draft, publish, call, store }: Studio, name: string): Promise<NewShare> {
  await store.signIn('kim@example.com');
  const title = `Webinar of ${name}`;
  await add(`over-${name}`, messageContent({ title: 'Soon over' }));
  const added = await add(`webinar-${name}`, messageContent({ title, weight: '1000000' }));
  for (const kind of ['default-message', 'card']) {
    const entry = (await draft()).entries.find(({ content }) => content.kind === kind);
    if (!entry) throw new Error(`there is no ${kind}`);
    const { en, ...others } = entry.content.languages;
    const changed = { ...entry.content, languages: { ...others, en: { ...en, title: `A ${kind} of ${name}` } } };
    await change(entry, changed as typeof entry.content);
  }
  const { version } = await publish('as planned');
  await change(added, messageContent({ title: 'A mistake' }));
  await publish('too early');
  const share = (await call<NewShare>('POST', 'shares', { days: 7 })).body;
  expect(await call('POST', `versions/${version}/restore`, { reason: 'a mistake' })).toMatchObject({ status: 201 });
  expect(await call('POST', `announcements/over-${name}/end`, { languages: ['en'], reason: '' })).toMatchObject({
    status: 201,
  });
  await add(`unfinished-${name}`, messageContent({ title: 'Unfinished', cta: '' }));
  while ((await store.backUp()).left > 0);
  return share;
}

/** What the page shows: draft, history, every version with its changes, links and audit. */
async function everythingIn({ call }: Studio): Promise<Readonly<Record<string, unknown>>> {
  const read = async (path: string) => (await call<{ versions?: { version: number }[] }>('GET', path)).body;
  const numbers = (await read('versions')).versions?.map(({ version }) => version) ?? [];
  // releases may word a change differently
  const changesOf = async (number: number) =>
    (await call<Change[]>('GET', `versions/${number}/changes`)).body.map(
      ({ text: _, sentence: _words, ...rest }) => rest,
    );
  const paths = ['draft', 'shares', 'audit', 'backups', 'versions', ...numbers.map((number) => `versions/${number}`)];
  return Object.fromEntries(
    await Promise.all([
      ...paths.map(async (path) => [path, await read(path)] as const),
      ...numbers.slice(0, -1).map(async (number) => [`versions/${number}/changes`, await changesOf(number)] as const),
    ]),
  );
}

const headerWith = async ({ document }: LocalStore) => {
  const app = testApp({ readPublication: async () => document() });
  const header = await (await app.request('/chrome/header?lang=en')).text();
  const { messages } = (await (await app.request('/chrome/health')).json()) as { messages: object };
  return { header, messages };
};

describe.each(EARLIER_RELEASES)('a Studio of $version', (release) => {
  const bucket = memoryBucket();
  const stored = messageStore(bucket);
  let share: NewShare;
  let before: Readonly<Record<string, unknown>>;
  let after: Readonly<Record<string, unknown>>;

  test('has published a message that the header of this release shows', async () => {
    const studio = await openedBy(stored, release);
    share = await workIn(studio, 'then');
    before = await everythingIn(studio);
    expect(Object.keys(before)).toContain('versions/5/changes');
    const { header, messages } = await headerWith(stored);
    expect(header).toContain('>Webinar of then<');
    expect(header).toContain('A card of then');
    expect(messages).toMatchObject({ version: 5, state: 'current', omitted: [] });
  });

  test('has a draft, a history, links, an audit and backups that this release lists', async () => {
    const studio = await openedBy(stored);
    expect(await everythingIn(studio)).toEqual(before);
    const shared = await studio.store.readShare(share.path.replace('/share/', ''));
    expect(shared?.languages.en.announcements).toContainEqual(expect.objectContaining({ title: 'A mistake' }));
  });

  test('goes on in this release', async () => {
    const studio = await openedBy(stored);
    await workIn(studio, 'now');
    expect(await studio.call('POST', 'versions/2/restore', { reason: 'to then' })).toMatchObject({ status: 201 });
    expect((await headerWith(stored)).header).not.toContain('of now');
    expect(await studio.call('POST', 'versions/9/restore', { reason: 'to now' })).toMatchObject({ status: 201 });
    const { header, messages } = await headerWith(stored);
    expect(header).toContain('A card of now');
    expect(messages).toMatchObject({ version: 11, state: 'current', omitted: [] });
    after = await everythingIn(studio);
  });

  test('reads in the service what this release has published', () => {
    const text = stored.document() ?? '';
    const read = release.parseDocument(text, CONTENT[release.version] ?? COMPANY, NOW);
    const { themes, ...known } = parseDocument(text, COMPANY, NOW);
    expect(themes).toEqual({});
    expect(read).toEqual(known);
    expect(read).toMatchObject({ version: 11, omitted: [] });
  });

  test('reads what this release has stored, and goes on', async () => {
    const studio = await openedBy(stored, release);
    expect(await everythingIn(studio)).toEqual(after);
    await workIn(studio, 'again');
    expect((await headerWith(stored)).header).toContain('A card of again');
    expect(await (await openedBy(stored)).store.readLatest()).toMatchObject({ version: 15 });
  });

  test.each([
    ['this release', release, undefined],
    ['it', undefined, release],
  ])('has a backup that %s restores', async (_, writer, reader) => {
    const written = await openedBy(stored, writer);
    while ((await written.store.backUp()).left > 0);
    const [name = ''] = await written.store.listBackups();
    const restored = await openedBy(messageStore(bucket), reader);
    const restore = async () => restored.store.restoreBackup({ name, person: 'kim', rights: EVERYTHING });
    await vi.waitUntil(async () => (await restore()).outcome === 'restored');
    const [was, is] = [await everythingIn(written), await everythingIn(restored)];
    expect(is).toMatchObject({ versions: was.versions, 'versions/9': was['versions/9'] });
  });

  test('has unsaved changes in browsers, which both read', async () => {
    const { entries } = await (await openedBy(stored)).draft();
    const changes = entries.map((saved) => ({ kind: saved.content.kind, id: saved.id, saved, content: saved.content }));
    const codes = [release.unsavedChanges, unsavedChanges] as const;
    for (const [write, read] of [codes, [...codes].reverse()] as [typeof unsavedChanges, typeof unsavedChanges][]) {
      const storage = memoryStorage();
      const writer = write(storage, newTab());
      for (const change of changes) writer.keep(change);
      const reader = read(storage, newTab());
      expect(await reader.list()).toMatchObject(changes);
      expect(reader.unread()).toEqual([]);
    }
  });
});

describe.each(EARLIER_RELEASES)('a message of certain sites and pages, beside $version', (release) => {
  const LIMITS = { sites: 'docs', paths: '/docs/*\n/pricing' };
  const TEXTS = { title: 'Only on docs', weight: '1000000' };

  async function published() {
    const stored = messageStore();
    const studio = await openedBy(stored);
    await studio.add('limited', messageContent({ ...TEXTS, ...LIMITS }));
    await studio.publish();
    return { stored, studio };
  }

  const readBy = (text: string) => release.parseDocument(text, CONTENT[release.version] ?? COMPANY, NOW);
  const shownOn = async (stored: LocalStore, query: string) => {
    const app = testApp({ readPublication: async () => stored.document() });
    return (await (await app.request(`/chrome/header?${query}`)).text()).includes('>Only on docs<');
  };

  test('is left out by its service, which would show it everywhere, and reported', async () => {
    const { stored, studio } = await published();
    const read = readBy(stored.document() ?? '');
    expect(read.languages.en.announcements.map(({ id }) => id)).not.toContain('limited');
    expect(read.languages.en.announcements).not.toEqual([]);
    expect(read.omitted).toEqual([expect.stringMatching(/^en\.announcements\.\d\.id: /)]);
    expect((await studio.store.readLatest()).languages.en.announcements).toContainEqual(
      expect.objectContaining({ id: 'limited', sites: ['docs'], paths: ['/docs/*', '/pricing'] }),
    );
  });

  test('stays limited when its Studio changes and publishes it', async () => {
    const { stored } = await published();
    const earlier = await openedBy(stored, release);
    const entry = (await earlier.draft()).entries.find(({ id }) => id === 'limited');
    if (!entry) throw new Error('the message is missing');
    await earlier.change(entry, messageContent({ ...TEXTS, cta: 'Changed' }));
    await earlier.publish();
    expect([await shownOn(stored, ''), await shownOn(stored, 'site=docs&path=/docs/a')]).toEqual([false, true]);
    const { draft } = await openedBy(stored);
    expect((await draft()).entries.find(({ id }) => id === 'limited')?.content.languages.en).toMatchObject({
      cta: 'Changed',
      ...LIMITS,
    });
  });
});

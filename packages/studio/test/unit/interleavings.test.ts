/** What others do between any two steps of a request: it writes what was checked, or nothing. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../../../test/support/admitted.ts';
import { NOW } from '../../../../test/support/app.ts';
import { MESSAGE_FIELDS, messageContent, type StudioApi } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { VersionSummary } from '../../src/contract/api.ts';
import type { AuditList } from '../../src/contract/audit.ts';
import type { Entry, MessageContent } from '../../src/contract/draft.ts';
import type { Release } from '../../src/contract/releases.ts';
import type { Rights } from '../../src/contract/rights.ts';

const MINUTE = 60_000;
const at = new Date(NOW + 60 * MINUTE).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const publisherOf = (...languages: ['ja'] | ['en']): Rights => ({
  ...EVERYTHING,
  role: 'publisher',
  publishes: [{ languages, sites: null }],
});
const AUTHOR: Rights = { ...EVERYTHING, role: 'author', publishes: [] };

/** In Japanese alone. */
const JAPANESE: MessageContent = {
  ...messageContent(),
  languages: { ja: { ...MESSAGE_FIELDS, title: '新しい', link: '/ja/webinar' } },
};
const SMUGGLED = messageContent({ title: 'Smuggled in' });
const LONG = messageContent({ title: 'A title that is too long for a phone'.padEnd(80, '.') });

interface World {
  readonly studio: InProcessStudio;
  /** Of all rights. */
  readonly ada: StudioApi;
  readonly author: StudioApi;
  /** Publishes Japanese alone. */
  readonly yuki: StudioApi;
  readonly entry: Entry;
}

async function world(content = JAPANESE): Promise<World> {
  const studio = await studioInProcess();
  const ada = studio.as('ada@example.com');
  const entry = await ada.add('webinar', content);
  const author = studio.as('author@example.com', AUTHOR);
  return { studio, ada, author, yuki: studio.as('yuki@example.com', publisherOf('ja')), entry };
}

const namesOf = ({ id, content, revision }: Entry) => [{ kind: content.kind, id, revision }];

const checked = (api: StudioApi, release?: Release) =>
  api.checked(release?.entries ?? [{ kind: 'announcement', id: 'webinar' }], release);

async function openRelease(api: StudioApi): Promise<Release> {
  const saved = await api.call<Release>('POST', 'releases', { ...(await checked(api)), name: 'Spring', state: 'open' });
  expect(saved.status).toBe(201);
  return saved.body;
}

interface Attack extends World {
  /** `null` if the attack needs none. */
  readonly release: Release | null;
  /** From a check before the attack. */
  readonly body: Awaited<ReturnType<typeof checked>>;
}

async function withRelease(content = JAPANESE): Promise<Attack> {
  const there = await world(content);
  const release = await openRelease(there.ada);
  return { ...there, release, body: await checked(there.ada, release) };
}

async function withoutRelease(): Promise<Attack> {
  const there = await world();
  return { ...there, release: null, body: await checked(there.ada) };
}

/** Changes the entry, and the release to its new revision. */
const resaveWith =
  (content: Entry['content']) =>
  async ({ ada, entry, release, body }: Attack) => {
    const entries = namesOf(await ada.change(entry, content));
    const { since, acknowledged } = body;
    const next = { since, acknowledged, entries, revision: release?.revision, name: 'Spring', state: 'open' };
    expect(await ada.call('PUT', `releases/${release?.id}`, next)).toMatchObject({ status: 200 });
  };

const nextOf = ({ entry }: Attack) => namesOf({ ...entry, revision: entry.revision + 1 });
function publishRelease(api: StudioApi, { release, body: { since, acknowledged } }: Attack, later: 0 | 1) {
  const body = { since, acknowledged, revision: (release?.revision ?? 0) + later };
  return api.call('POST', `releases/${release?.id}/publish`, body);
}

/** What is there, what others do meanwhile, and the request that it must not help. */
const ATTACKS: readonly (readonly [
  string,
  () => Promise<Attack>,
  (attack: Attack) => Promise<unknown>,
  (attack: Attack) => Promise<{ status: number }>,
])[] = [
  [
    'a release that is published at a revision that somebody is about to save',
    withRelease,
    resaveWith(SMUGGLED),
    (attack) => publishRelease(attack.yuki, attack, 1),
  ],
  [
    'a release that is scheduled at a revision that somebody is about to save',
    withRelease,
    resaveWith(SMUGGLED),
    (attack) => {
      const { yuki, release, body } = attack;
      const more = { name: 'Spring', state: 'scheduled', at, revision: (release?.revision ?? 0) + 1 };
      return yuki.call('PUT', `releases/${release?.id}`, { ...body, ...more, entries: nextOf(attack) });
    },
  ],
  [
    'a new release that is scheduled with an entry that somebody is about to change',
    withoutRelease,
    ({ ada, entry }) => ada.change(entry, SMUGGLED),
    (attack) => {
      const more = { name: 'Spring', state: 'scheduled', at, entries: nextOf(attack) };
      return attack.yuki.call('POST', 'releases', { ...attack.body, ...more });
    },
  ],
  [
    'an entry that is published as somebody is about to change it',
    withoutRelease,
    ({ ada, entry }) => ada.change(entry, SMUGGLED),
    (attack) => attack.yuki.call('POST', 'versions', { ...attack.body, entries: nextOf(attack), reason: '' }),
  ],
  [
    'an entry that is published as it was before somebody changes it',
    withoutRelease,
    ({ ada, entry }) => ada.change(entry, SMUGGLED),
    ({ yuki, body }) => yuki.call('POST', 'versions', { ...body, reason: '' }),
  ],
  [
    'a release that is published as it was before somebody changes it',
    withRelease,
    resaveWith(SMUGGLED),
    (attack) => publishRelease(attack.yuki, attack, 0),
  ],
  [
    'a release that is published with a warning that nobody has seen',
    () => withRelease(messageContent()),
    resaveWith(LONG),
    (attack) => publishRelease(attack.ada, attack, 1),
  ],
];

/** Repeats an attack in new Studios, with `meanwhile` before its first, second … call of the store. */
async function atEachCall([, start, meanwhile, request]: (typeof ATTACKS)[number]) {
  const results: { status: number; titles: string[]; scheduled: number }[] = [];
  for (let call = 1; results.length === call - 1; call += 1) {
    const there = await start();
    let isDone = false;
    there.studio.beforeCalls(async (number) => {
      if (number !== call) return;
      isDone = true;
      await meanwhile(there);
    });
    const { status } = await request(there);
    if (!isDone) break;
    there.studio.beforeCalls(async () => {});
    const { releases } = (await there.ada.call<{ releases: Release[] }>('GET', 'releases')).body;
    const scheduled = releases.filter(({ state }) => state === 'scheduled').length;
    const { languages } = await there.ada.latest();
    results.push({ status, titles: languages.en.announcements.map(({ title }) => title), scheduled });
  }
  return results;
}

test.each(ATTACKS)('%s is refused, whenever that happens', async (...attack) => {
  const results = await atEachCall(attack);
  expect(results.length).toBeGreaterThan(0);
  for (const { status, titles, scheduled } of results) {
    expect([403, 409]).toContain(status);
    expect(titles).not.toContain('Smuggled in');
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(scheduled).toBe(0);
  }
});

describe('a release that becomes scheduled meanwhile', () => {
  async function meanwhileScheduled(request: (author: StudioApi, release: Release) => Promise<{ status: number }>) {
    const there = await world();
    const release = await openRelease(there.ada);
    const { entries: _, ...body } = await checked(there.ada, release);
    const scheduled = { ...body, entries: namesOf(there.entry), name: 'Spring', state: 'scheduled', at };
    const schedule = () =>
      there.ada.call('PUT', `releases/${release.id}`, { ...scheduled, revision: release.revision });
    there.studio.beforeCalls(async () => {
      expect(await schedule()).toMatchObject({ status: 200 });
      there.studio.beforeCalls(async () => {});
    });
    const { status } = await request(there.author, release);
    const { body: is } = await there.ada.call<Release>('GET', `releases/${release.id}`);
    return { status, state: is.state };
  }

  test.each<[string, (author: StudioApi, release: Release) => Promise<{ status: number }>]>([
    ['deleted', (author, { id }) => author.call('DELETE', `releases/${id}`)],
    [
      'changed, with a guess at its revision,',
      (author, { id, entries: chosen, revision }) => {
        const entries = chosen.map((one) => ({ kind: one.kind, id: one.id, revision: one.revision }));
        const body = { since: 1, entries, name: 'Mine', state: 'open', revision: revision + 1 };
        return author.call('PUT', `releases/${id}`, body);
      },
    ],
    [
      'asked about, which would void its approval,',
      (author, { id, revision }) =>
        author.call('POST', `releases/${id}/review`, { action: 'ask', revision: revision + 1 }),
    ],
  ])('is not %s by an author', async (_, request) => {
    expect(await meanwhileScheduled(request)).toEqual({ status: 403, state: 'scheduled' });
  });
});

test('a version is restored only by those who may publish all that it changes by then', async () => {
  const { studio, ada, yuki, entry } = await world(messageContent());
  await ada.publish();
  const languages = { ...entry.content.languages, ...JAPANESE.languages };
  await ada.change(entry, { ...entry.content, languages } as Entry['content']);
  await ada.publish();
  studio.beforeCalls(async (call) => {
    // version 2 differs from the latest one in Japanese alone, until this
    if (call === 2) await ada.call('POST', 'announcements/webinar/end', { languages: ['en'], reason: '' });
  });
  expect(await yuki.call('POST', 'versions/2/restore', { reason: '' })).toMatchObject({ status: 403 });
  expect((await ada.latest()).version).toBe(4);
});

describe('a scheduled release', () => {
  const schedule = async (api: StudioApi) =>
    api.call<Release>('POST', 'releases', { ...(await checked(api)), name: 'Spring', state: 'scheduled', at });
  const ring = async (studio: InProcessStudio) => {
    vi.setSystemTime(NOW + 60 * MINUTE);
    await studio.ring();
  };

  test('publishes what was allowed when it was scheduled, and the audit names whoever scheduled it', async () => {
    const { studio, ada, yuki, entry } = await world();
    const { body: release } = await schedule(yuki);
    await ada.change(entry, SMUGGLED);
    await ring(studio);
    expect((await ada.latest()).languages.ja.announcements.map(({ title }) => title)).toContain('新しい');
    expect((await ada.latest()).languages.en.announcements.map(({ title }) => title)).not.toContain('Smuggled in');
    const { events } = (await ada.call<AuditList>('GET', 'audit')).body;
    const ofRelease = events.filter(({ subject }) => subject === `releases/${release.id}`).reverse();
    expect(ofRelease.map(({ person, action, version }) => [person, action, version])).toEqual([
      ['yuki@example.com', 'release-scheduled', null],
      ['yuki@example.com', 'published', 2],
    ]);
  });

  test('publishes nothing if what it would change has been published in other languages since', async () => {
    const { studio, ada, yuki, entry } = await world();
    const { body: release } = await schedule(yuki);
    const both = { ...messageContent(), languages: { ...messageContent().languages, ...JAPANESE.languages } };
    await ada.change(entry, both);
    const body = await checked(ada);
    expect(await ada.call<VersionSummary>('POST', 'versions', { ...body, reason: '' })).toMatchObject({ status: 201 });
    await ring(studio);
    expect((await ada.latest()).languages.en.announcements.map(({ title }) => title)).toContain(MESSAGE_FIELDS.title);
    expect((await ada.call<Release>('GET', `releases/${release.id}`)).body).toMatchObject({
      state: 'failed',
      failure: 'Since it was scheduled, “新しい” was published differently.',
    });
  });
});

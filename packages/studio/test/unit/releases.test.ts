/** Named releases: what they pin, when they are published, and what stops them. On workerd: packages/studio/test/worker/releases.test.ts. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../../../test/support/app.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { ApiError, ChosenEntry, Status, VersionList, VersionSummary } from '../../src/contract/api.ts';
import type { AuditList } from '../../src/contract/audit.ts';
import type { EntryName } from '../../src/contract/draft.ts';
import type { Release, ReleaseList } from '../../src/contract/releases.ts';

const MINUTE = 60_000;

let api: InProcessStudio;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  api = await studioInProcess();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();
const names = (...ids: readonly string[]): EntryName[] => ids.map((id) => ({ kind: 'announcement', id }));
const shown = async () => (await api.latest()).languages.en.announcements.map(({ title }) => title);
const read = async ({ id }: Release) => (await api.call<Release>('GET', `releases/${id}`)).body;
interface Wanted {
  readonly name?: string;
  /** In minutes from the start of the test; `null` leaves it open. */
  readonly minutes?: number | null;
  readonly release?: Release;
}

/** Reviews the entries, and makes a release of them, or changes it. */
async function save<Answer = Release>(
  entries: readonly (EntryName | ChosenEntry)[],
  { name = 'Spring', minutes = 60, release }: Wanted = {},
) {
  const time = minutes === null ? { state: 'open' } : { state: 'scheduled', at: at(minutes) };
  const body = { name, ...(await api.checked(entries, release)), ...time };
  return release
    ? api.call<Answer>('PUT', `releases/${release.id}`, { ...body, revision: release.revision })
    : api.call<Answer>('POST', 'releases', body);
}

/** Publishes a release as it is, with all warnings acknowledged. */
async function publish<Answer = VersionSummary>(release: Release) {
  const { since, acknowledged } = await api.checked(release.entries, release);
  return api.call<Answer>('POST', `releases/${release.id}/publish`, {
    revision: release.revision,
    since,
    acknowledged,
  });
}

/** Publishes what the draft has of the entries. */
async function publishNow(entries: readonly EntryName[]): Promise<void> {
  const { status } = await api.call('POST', 'versions', { ...(await api.checked(entries)), reason: '' });
  expect(status).toBe(201);
}

/** Lets time pass, and the alarm ring. */
async function wait(minutes: number): Promise<void> {
  vi.setSystemTime(NOW + minutes * MINUTE);
  await api.ring();
}

test('a release is published at its time, under its name, by the person who has scheduled it', async () => {
  await api.add('webinar', messageContent({ title: 'Webinar' }));
  await api.add('later');
  const { status, body: release } = await save(names('webinar'), { name: '  Spring campaign ' });
  expect(status).toBe(201);
  expect(release).toMatchObject({ name: 'Spring campaign', state: 'scheduled', at: at(60), changedBy: 'local' });
  await wait(59);
  expect(await shown()).not.toContain('Webinar');
  await wait(60);
  expect(await shown()).toContain('Webinar');
  expect(await shown()).not.toContain('Spring webinar');
  const published = { version: 2, reason: 'Spring campaign', publishedBy: 'local', state: 'published' };
  expect(await api.latest()).toMatchObject(published);
  expect(JSON.parse(api.document() ?? '')).toMatchObject({ version: 2 });
  expect(await read(release)).toMatchObject({ state: 'published', version: 2 });
  expect((await api.call<ReleaseList>('GET', 'releases')).body.releases).toEqual([]);
});

test('what was chosen is published, although the draft has gone on, and the draft keeps what it has', async () => {
  const changed = await api.add('changed', messageContent({ title: 'As chosen' }));
  const live = await api.add('deleted');
  await publishNow(names('deleted'));
  const deleted = await api.change(live, messageContent({ title: 'Deleted since' }));
  await save(names('changed', 'deleted'));
  await api.change(changed, messageContent({ title: 'Not yet' }));
  await api.remove(deleted);
  await wait(60);
  expect(await shown()).toEqual(expect.arrayContaining(['As chosen', 'Deleted since']));
  expect((await api.entry('changed')).content).toEqual(messageContent({ title: 'Not yet' }));
  expect((await api.check()).pending.map(({ id, revision }) => [id, revision === null])).toEqual([
    ['changed', false],
    ['deleted', true],
  ]);
});

test('a deletion is pinned too', async () => {
  const entry = await api.add('live', messageContent({ title: 'Live' }));
  await api.publish();
  await api.remove(entry);
  await save(names('live'));
  await api.add('live', messageContent({ title: 'Again' }));
  await wait(60);
  expect(await shown()).not.toContain('Live');
  expect((await api.check()).pending.map(({ id }) => id)).toEqual(['live']);
});

test('a release keeps its text or takes the newer one, as its person names it', async () => {
  const entry = await api.add('webinar', messageContent({ title: 'First' }));
  const { body: first } = await save(names('webinar'));
  const newer = await api.change(entry, messageContent({ title: 'Second' }));
  const { body: kept } = await save(first.entries, { release: first });
  expect(kept.entries[0]?.entry?.content).toEqual(messageContent({ title: 'First' }));
  const { body: taken } = await save(names('webinar'), { release: kept });
  expect(taken.entries[0]).toMatchObject({ revision: newer.revision, entry: { content: newer.content } });
  await wait(60);
  expect(await shown()).toContain('Second');
});

test('its preview is the latest version with what it has pinned', async () => {
  const entry = await api.add('webinar', messageContent({ title: 'As chosen' }));
  const { body: release } = await save(names('webinar'));
  await api.change(entry, messageContent({ title: 'Not yet' }));
  const preview = await api.store.readLanguages(`release-${release.id}`);
  expect(preview?.en.announcements.map(({ title }) => title)).toEqual([...(await shown()), 'As chosen']);
  await wait(60);
  expect(await api.store.readLanguages(`release-${release.id}`)).toBeNull();
});

test('several are scheduled, each is composed with the version of its time, and two at the same moment both count', async () => {
  for (const id of ['one', 'two', 'three']) await api.add(id, messageContent({ title: id }));
  await save(names('three'), { name: 'third', minutes: 90 });
  await save(names('one'), { name: 'first', minutes: 60 });
  await save(names('two'), { name: 'second', minutes: 60 });
  const listed = await api.call<ReleaseList>('GET', 'releases');
  expect(listed.body.releases.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
  const { pending, chosen } = await api.check('ready');
  expect([pending.length, chosen]).toEqual([3, []]);
  await wait(60);
  expect(await shown()).toEqual(expect.arrayContaining(['one', 'two']));
  expect(JSON.parse(api.document() ?? '').version).toBe(3);
  await wait(90);
  expect(await shown()).toEqual(expect.arrayContaining(['one', 'two', 'three']));
  const { versions } = (await api.call<VersionList>('GET', 'versions')).body;
  expect(versions.map(({ reason }) => reason).slice(0, 3)).toEqual(['third', expect.any(String), expect.any(String)]);
  expect(versions.every(({ state }) => state === 'published')).toBe(true);
});

test('a release is changed, moved and deleted before its time', async () => {
  await api.add('one', messageContent({ title: 'one' }));
  await api.add('two', messageContent({ title: 'two' }));
  const { body: release } = await save(names('one'));
  const { body: moved } = await save(names('two'), { name: 'Other', minutes: 30, release });
  expect(moved).toMatchObject({ id: release.id, name: 'Other', at: at(30) });
  expect(await save(names('one'), { release })).toMatchObject({ status: 409, body: { error: 'stale' } });
  await wait(30);
  expect(await shown()).toContain('two');
  expect(await shown()).not.toContain('one');
  const { body: next } = await save(names('one'), { minutes: 90 });
  expect((await api.call('DELETE', `releases/${next.id}`)).status).toBe(204);
  expect(api.alarm()).toBeNull();
  expect((await api.call('DELETE', `releases/${next.id}`)).status).toBe(404);
  expect((await api.call('DELETE', `releases/${release.id}`)).status).toBe(404);
});

test('an open release has no time, and may be unfinished; it is published when somebody does it', async () => {
  const entry = await api.add('webinar', messageContent({ title: '' }));
  const { body: release } = await save(names('webinar'), { minutes: null });
  expect(release).toMatchObject({ state: 'open', at: null });
  expect(await publish<ApiError>(release)).toMatchObject({ status: 422, body: { problems: [{ field: 'title' }] } });
  await api.change(entry, messageContent({ title: 'Finished' }));
  const { body: finished } = await save(names('webinar'), { minutes: null, release });
  expect(await publish(finished)).toMatchObject({ status: 201, body: { version: 2, reason: 'Spring' } });
  expect(await publish(finished)).toMatchObject({ status: 404 });
});

describe('a release is refused', () => {
  /** A release of everything, scheduled in an hour. */
  const scheduled = async () => ({ name: 'Spring', ...(await api.checked()), state: 'scheduled', at: at(60) });

  test('if its time has passed, or it has none, or no name', async () => {
    await api.add('webinar');
    expect(await save(names('webinar'), { minutes: -1 })).toMatchObject({ status: 422, body: { error: 'invalid' } });
    const { at: _, ...withoutTime } = await scheduled();
    expect(await api.call('POST', 'releases', withoutTime)).toMatchObject({ status: 422 });
    expect(await save(names('webinar'), { name: '  ' })).toMatchObject({ status: 422 });
  });

  test('if it is more than ten years ahead, until somebody has seen the warning', async () => {
    await api.add('webinar');
    const time = new Date(NOW).setUTCFullYear(new Date(NOW).getUTCFullYear() + 11);
    const body = { ...(await scheduled()), at: new Date(time).toISOString() };
    const refused = await api.call<ApiError>('POST', 'releases', body);
    expect(refused).toMatchObject({ status: 409, body: { error: 'unacknowledged' } });
    const warnings = refused.body.warnings ?? [];
    expect(warnings[0]?.text).toMatch(/^The release is published on .* more than ten years ahead\.$/);
    const acknowledged = [...body.acknowledged, ...warnings.map(({ key }) => key)];
    expect(await api.call('POST', 'releases', { ...body, acknowledged })).toMatchObject({ status: 201 });
  });

  test('if another one of the schedule has one of its messages', async () => {
    await api.add('webinar', messageContent({ title: 'Webinar' }));
    await save(names('webinar'), { name: 'First' });
    const second = await save<ApiError>(names('webinar'), { name: 'Second', minutes: 90 });
    expect(second.status).toBe(422);
    expect(second.body.message).toMatch(/^“Webinar” is also in the release “First” on .* UTC\. /);
    expect(second.body.sentence).toEqual([
      '“Webinar” is also in the release “First” on ',
      { at: '2026-06-15T13:00:00Z' },
      '. Remove it from one of them.',
    ]);
  });
});

describe('a release that cannot be published at its time', () => {
  const status = async () => (await api.call<Status>('GET', 'status')).body;

  test('says so if a message was published otherwise meanwhile, and is published once somebody has looked at it', async () => {
    const entry = await api.add('webinar', messageContent({ title: 'Webinar' }));
    await api.add('other', messageContent({ title: 'Other' }));
    const { body: release } = await save(names('webinar', 'other'));
    await api.change(entry, messageContent({ title: 'Corrected' }));
    await publishNow(names('webinar'));
    await wait(60);
    const failed = await read(release);
    expect(failed).toMatchObject({ state: 'failed', at: at(60), version: null });
    expect(failed.failure).toBe('Since it was scheduled, “Webinar” was published differently.');
    expect(await shown()).not.toContain('Other');
    expect((await status()).faults).toEqual([
      'The release “Spring” was not published on time. Since it was scheduled, “Webinar” was published differently.',
    ]);
    await wait(70);
    expect((await api.latest()).version).toBe(2);
    expect(await publish(failed)).toMatchObject({ status: 201, body: { version: 3 } });
    expect(await shown()).toEqual(expect.arrayContaining(['Webinar', 'Other']));
    expect((await status()).faults).toEqual([]);
  });

  test('not if something else was published, or the same', async () => {
    await api.add('webinar', messageContent({ title: 'Webinar' }));
    await save(names('webinar'));
    await api.add('other', messageContent({ title: 'Other' }));
    await api.publish();
    await wait(60);
    expect(await shown()).toEqual(expect.arrayContaining(['Webinar', 'Other']));
    expect((await status()).faults).toEqual([]);
  });

  test('says so if it would leave a language without a default message', async () => {
    const first = await api.entry('default-sign-up', 'default-message');
    const second = await api.add('second', first.content);
    await api.publish();
    await api.remove(first, 'default-message');
    const { body: release } = await save([{ kind: 'default-message', id: first.id }]);
    await api.remove(second, 'default-message');
    await publishNow([{ kind: 'default-message', id: 'second' }]);
    await wait(60);
    expect((await read(release)).failure).toContain('must have a default message in every language');
    expect((await api.latest()).languages.en.featureMessages.length).toBeGreaterThan(0);
  });

  test('waits if nobody could publish it within an hour, and takes a new time', async () => {
    await api.add('webinar', messageContent({ title: 'Webinar' }));
    const { body: release } = await save(names('webinar'));
    await wait(121);
    expect(await read(release)).toMatchObject({ state: 'failed' });
    const failed = await read(release);
    expect(await save(failed.entries, { minutes: 180, release: failed })).toMatchObject({
      status: 200,
      body: { state: 'scheduled', failure: null },
    });
    await wait(180);
    expect(await shown()).toContain('Webinar');
  });
});

test('the audit records who changed, deleted and published releases, and which failed', async () => {
  await api.add('webinar');
  const { body: release } = await save(names('webinar'));
  await wait(121);
  const { body: other } = await save(names('webinar'), { minutes: 180 });
  await api.call('DELETE', `releases/${other.id}`);
  await publish(await read(release));
  const { events } = (await api.call<AuditList>('GET', 'audit')).body;
  const ofReleases = events.filter(({ subject }) => subject.startsWith('releases/')).reverse();
  expect(ofReleases.map(({ action, subject, version }) => [action, subject, version])).toEqual([
    ['release-scheduled', `releases/${release.id}`, null],
    ['release-failed', `releases/${release.id}`, null],
    ['release-scheduled', `releases/${other.id}`, null],
    ['release-deleted', `releases/${other.id}`, null],
    ['published', `releases/${release.id}`, 2],
  ]);
});

test('fields of another release of Portico stay, and what it alone can read is not published in part', async () => {
  await api.add('webinar');
  const { body: release } = await save(names('webinar'));
  api.sql.exec(
    "UPDATE releases SET content = json_set(content, '$.colour', 'red', '$.entries.\"poll/spring\"', json('{}'))",
  );
  expect(await read(release)).toMatchObject({ isReadable: false });
  await wait(60);
  const failure = expect.stringContaining('A different version');
  expect(await read(release)).toMatchObject({ state: 'failed', failure });
  const { content } = api.sql.exec<{ content: string }>('SELECT content FROM releases').one();
  expect(JSON.parse(content)).toMatchObject({ colour: 'red', entries: { 'poll/spring': {} } });
});

test.each([
  ['cannot be read', "content = '{'"],
  ['is in a state of another release of Portico', "state = 'frozen'"],
])('a release that %s is not published, and rings no alarm again', async (_, change) => {
  await api.add('webinar', messageContent({ title: 'Webinar' }));
  await save(names('webinar'));
  api.sql.exec(`UPDATE releases SET ${change}`);
  await wait(60);
  expect(await shown()).not.toContain('Webinar');
  expect(api.alarm()).toBeNull();
});

test('a picture that only a release still shows is in use', async () => {
  const path = '/chrome/pictures/0123456789abcdef-360x240.png';
  const fields = { epigraph: 'Report', title: 'Identity', link: '/report', image: path };
  const card = await api.add('platform-report', { kind: 'card', languages: { en: fields } });
  await save([{ kind: 'card', id: card.id }], { minutes: null });
  await api.change(card, { kind: 'card', languages: {} });
  expect((await api.store.readPictureHolders(path)).cards).toEqual(['platform-report']);
});

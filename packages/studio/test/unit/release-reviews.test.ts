/** Reviews of releases, the approval of a second person, and comments. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../../../test/support/app.ts';
import { messageContent, type StudioApi } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Session, Version, VersionSummary } from '../../src/contract/api.ts';
import type { AuditList } from '../../src/contract/audit.ts';
import type { Comment, CommentList } from '../../src/contract/comments.ts';
import type { EntryName } from '../../src/contract/draft.ts';
import type { Release } from '../../src/contract/releases.ts';

const MINUTE = 60_000;

let studio: InProcessStudio;
let ada: StudioApi;
let kim: StudioApi;
let lee: StudioApi;

async function open(variables: Parameters<typeof studioInProcess>[0]) {
  studio = await studioInProcess(variables);
  ada = studio.as('ada@example.com');
  kim = studio.as('kim@example.com');
  lee = studio.as('lee@example.com');
}

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  await open({ APPROVAL: 'second-person' });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = new Date(NOW + 60 * MINUTE).toISOString();
const webinar: EntryName = { kind: 'announcement', id: 'webinar' };

/** A release of the webinar that nobody has scheduled. */
async function release(api: StudioApi): Promise<Release> {
  const body = { ...(await api.checked([webinar])), name: 'Spring', state: 'open' };
  const saved = await api.call<Release>('POST', 'releases', body);
  expect(saved.status).toBe(201);
  return saved.body;
}

const act = (api: StudioApi, { id, revision }: Release, action: object) =>
  api.call<Release>('POST', `releases/${id}/review`, { ...action, revision });
const askedBy = async (api: StudioApi, note = '') => (await act(api, await release(api), { action: 'ask', note })).body;
const approve = (api: StudioApi, asked: Release) => act(api, asked, { action: 'approve' });
const save = async (api: StudioApi, saved: Release, more: object, entries: readonly EntryName[] = saved.entries) => {
  const { id, name, revision } = saved;
  const body = { ...(await api.checked(entries, saved)), name, state: 'open', revision, ...more };
  return api.call<Release>('PUT', `releases/${id}`, body);
};
async function publish(api: StudioApi, saved: Release) {
  const { since, acknowledged } = await api.checked(saved.entries, saved);
  const body = { since, acknowledged, revision: saved.revision };
  return api.call<VersionSummary>('POST', `releases/${saved.id}/publish`, body);
}
const unapproved = { status: 409, body: { error: 'unapproved', message: expect.stringContaining('second person') } };

describe('where a second person has to approve', () => {
  test('the session says so, and neither a document nor a release is published without', async () => {
    expect((await ada.call<Session>('GET', 'session')).body.needsApproval).toBe(true);
    const { languages } = (await ada.call<Version>('GET', 'versions/1')).body;
    expect(await ada.call('POST', 'versions', { since: 1, languages, reason: '' })).toMatchObject(unapproved);
    await ada.add('webinar');
    expect(await publish(ada, await release(ada))).toMatchObject(unapproved);
    expect((await ada.draft()).latest.version).toBe(1);
  });

  test('a release that somebody else has approved is published by anyone', async () => {
    await ada.add('webinar');
    const asked = await askedBy(ada, 'For Monday');
    expect(asked.review).toMatchObject({ state: 'asked', askedBy: 'ada@example.com', note: 'For Monday' });
    const approved = await approve(kim, asked);
    expect(approved.body.review).toMatchObject({ state: 'approved', answeredBy: 'kim@example.com' });
    expect(await publish(lee, approved.body)).toMatchObject({ status: 201, body: { reason: 'Spring' } });
  });

  test('it is scheduled once it is approved, and published at its time', async () => {
    await ada.add('webinar');
    const asked = await askedBy(ada);
    const approved = await approve(kim, asked);
    const scheduled = await save(ada, approved.body, { name: 'Spring campaign', state: 'scheduled', at });
    expect(scheduled).toMatchObject({ status: 200, body: { review: { state: 'approved' } } });
    vi.setSystemTime(NOW + 60 * MINUTE);
    await studio.ring();
    expect((await ada.draft()).latest).toMatchObject({ version: 2, reason: 'Spring campaign' });
  });

  test.each([
    ['neither the person', (name: string) => name],
    ['in the spelling of earlier releases too, neither the person', (name: string) => name.toUpperCase()],
  ])('%s who asked nor anyone who has changed or deleted a message can approve it', async (_, spelled) => {
    const refused = { status: 422, body: { message: expect.stringMatching(/^Somebody else has to approve this/) } };
    const [asking, changing] = [studio.as(spelled('ada@example.com')), studio.as(spelled('kim@example.com'))];
    await changing.add('webinar');
    const asked = await askedBy(asking);
    expect(await approve(ada, asked)).toMatchObject(refused);
    expect(await approve(kim, asked)).toMatchObject(refused);
    const approved = await approve(studio.as(spelled('lee@example.com')), asked);
    expect(await publish(lee, approved.body)).toMatchObject({ status: 201 });
    await changing.remove(await ada.entry('webinar'));
    expect(await approve(kim, await askedBy(ada))).toMatchObject(refused);
  });

  test('who has changed a message counts until it is published, however many have changed it since', async () => {
    const first = await ada.add('webinar');
    const second = await kim.change(first, messageContent({ title: 'Touched' }));
    const asked = await askedBy(kim);
    expect(asked.entries.map(({ authors }) => authors)).toEqual([['ada@example.com', 'kim@example.com']]);
    expect(await approve(ada, asked)).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Somebody else has to approve this: .* changed one of its messages/) },
    });
    const approved = (await approve(lee, asked)).body;
    // what is published is what was approved, and not this
    const third = await lee.change(second, messageContent({ title: 'Later' }));
    expect(await publish(ada, approved)).toMatchObject({ status: 201 });
    const next = await askedBy(lee);
    expect(next.entries).toMatchObject([{ revision: third.revision, authors: ['lee@example.com'] }]);
    expect(await approve(ada, next)).toMatchObject({ body: { review: { state: 'approved' } } });
  });

  test('whoever changes a message again after it was put into a release may not approve what they wrote before', async () => {
    const touched = await kim.change(await ada.add('webinar'), messageContent({ title: 'Touched' }));
    const saved = await release(ada);
    await kim.change(touched, messageContent({ title: 'Later' }));
    const asked = await act(ada, saved, { action: 'ask' });
    expect(await approve(kim, asked.body)).toMatchObject({ status: 422 });
  });

  test('a publication of other messages makes nobody a second person', async () => {
    await kim.change(await ada.add('webinar'), messageContent({ title: 'Touched' }));
    await lee.add('other');
    const other = await lee.checked([{ kind: 'announcement', id: 'other' }]);
    const saved = await lee.call<Release>('POST', 'releases', { ...other, name: 'Other', state: 'open' });
    const asked = await act(lee, saved.body, { action: 'ask' });
    await publish(lee, (await approve(kim, asked.body)).body);
    const webinar = await askedBy(kim);
    expect(await approve(ada, webinar)).toMatchObject({ status: 422 });
  });

  test('whoever replaces the whole draft has changed what it changes', async () => {
    await ada.add('webinar');
    const { revision, entries } = await ada.draft();
    const changed = { id: 'webinar', content: messageContent({ title: 'Imported' }) };
    const replaced = entries.map(({ id, content }) => (id === 'webinar' ? changed : { id, content }));
    expect(await kim.call('PUT', 'draft', { revision, entries: replaced })).toMatchObject({ status: 200 });
    const asked = await askedBy(lee);
    expect(asked.entries.map(({ authors }) => authors)).toEqual([['ada@example.com', 'kim@example.com']]);
  });

  test('a message changed in an earlier release of Portico has the author that its draft names', async () => {
    await ada.add('webinar');
    studio.sql.exec('DELETE FROM contributors');
    const asked = await askedBy(kim);
    expect(await approve(ada, asked)).toMatchObject({ status: 422 });
  });

  test('a changed entry voids the approval, and a new name or time does not', async () => {
    const entry = await ada.add('webinar');
    const asked = await askedBy(ada);
    const approved = await approve(kim, asked);
    await lee.change(entry, messageContent({ title: 'Smuggled in' }));
    const renamed = (await save(ada, approved.body, { name: 'Renamed' })).body;
    expect(renamed.review?.state).toBe('approved');
    expect(renamed.entries[0]?.entry?.content).toEqual(entry.content);
    const newer = (await save(ada, renamed, {}, [webinar])).body;
    expect(newer.review?.state).toBe('outdated');
    expect(await publish(ada, newer)).toMatchObject(unapproved);
    const again = await act(ada, newer, { action: 'ask' });
    expect(await approve(lee, again.body)).toMatchObject({ status: 422 });
    expect((await approve(kim, again.body)).body.review?.state).toBe('approved');
  });

  test('an announcement is ended, and a version restored, without approval', async () => {
    await ada.add('webinar');
    const asked = await askedBy(ada);
    await publish(ada, (await approve(kim, asked)).body);
    const end = { languages: ['en'], reason: '' };
    expect((await ada.call('POST', 'announcements/webinar/end', end)).status).toBe(201);
    expect((await ada.call('POST', 'versions/1/restore', { reason: '' })).status).toBe(201);
    const { events } = (await ada.call<AuditList>('GET', 'audit')).body;
    expect(events.map(({ action }) => action).slice(0, 2)).toEqual(['restored', 'ended']);
  });

  test('a release that was scheduled before approval was needed is not published', async () => {
    await open({});
    await ada.add('webinar');
    const body = { ...(await ada.checked([webinar])), name: 'Spring', state: 'scheduled', at };
    const { body: scheduled } = await ada.call<Release>('POST', 'releases', body);
    vi.setSystemTime(NOW + 60 * MINUTE);
    await studio.reopen({ APPROVAL: 'second-person' });
    await studio.ring();
    const failed = await studio.call<Release>('GET', `releases/${scheduled.id}`);
    expect(failed.body).toMatchObject({ state: 'failed', failure: expect.stringContaining('second person') });
  });
});

test('a release is sent back with a reason, and asked about again', async () => {
  await ada.add('webinar');
  const asked = await askedBy(ada);
  expect(await act(kim, asked, { action: 'return', reason: '  ' })).toMatchObject({ status: 422 });
  const returned = await act(kim, asked, { action: 'return', reason: 'The link is dead' });
  const review = { state: 'returned', answeredBy: 'kim@example.com', reason: 'The link is dead' };
  expect(returned.body.review).toMatchObject(review);
  expect(await approve(kim, returned.body)).toMatchObject({ status: 422 });
  const again = await act(ada, returned.body, { action: 'ask', note: 'Better now' });
  expect(again.body.review).toMatchObject({ state: 'asked', note: 'Better now', answeredBy: null, reason: '' });
});

test('nobody answers a review of a release that has changed meanwhile', async () => {
  const entry = await ada.add('webinar');
  const asked = await askedBy(ada);
  await ada.change(entry, messageContent({ title: 'Other' }));
  const changed = await save(ada, asked, {}, [webinar]);
  expect(await approve(kim, asked)).toMatchObject({ status: 409, body: { error: 'stale' } });
  expect(await approve(kim, changed.body)).toMatchObject({ status: 422 });
});

test('without the setting, reviews are possible and nothing needs them', async () => {
  await open({});
  await ada.add('webinar');
  const asked = await askedBy(ada);
  expect(await approve(ada, asked)).toMatchObject({ body: { review: { state: 'approved' } } });
  await ada.add('other');
  expect(await ada.publish()).toMatchObject({ version: 2 });
});

test('a setting that is spelt otherwise needs approval too', async () => {
  await open({ APPROVAL: 'second person' });
  expect((await ada.call<Session>('GET', 'session')).body.needsApproval).toBe(true);
});

describe('comments', () => {
  const list = async () => (await ada.call<CommentList>('GET', 'comments')).body.comments;
  const comment = (api: StudioApi, on: object, text = 'Too long') =>
    api.call<Comment>('POST', 'comments', { on, text });

  test('are about a field of an entry in a language, an entry, or a release, until they are resolved', async () => {
    await ada.add('webinar');
    const { id } = await release(ada);
    const field = { ...webinar, language: 'de', field: 'title' };
    expect(await comment(kim, field, ' Zu lang ')).toMatchObject({
      status: 201,
      body: { on: field, text: 'Zu lang', by: 'kim@example.com' },
    });
    const whole = await comment(kim, webinar);
    await comment(kim, { release: id });
    expect((await list()).map(({ on }) => on)).toEqual([
      field,
      { ...webinar, language: null, field: null },
      { release: id },
    ]);
    expect(await ada.call('POST', `comments/${whole.body.id}/resolve`)).toMatchObject({ status: 204 });
    expect(await ada.call('POST', `comments/${whole.body.id}/resolve`)).toMatchObject({ status: 404 });
    expect(await list()).toHaveLength(2);
    await ada.call('DELETE', `releases/${id}`);
    expect((await list()).map(({ on }) => on)).toEqual([field]);
  });

  test('are refused if they are empty, too long, or about a release that is not there', async () => {
    expect(await comment(ada, webinar, ' ')).toMatchObject({ status: 422 });
    expect(await comment(ada, webinar, 'x'.repeat(2_001))).toMatchObject({ status: 422 });
    expect(await comment(ada, { ...webinar, field: '<b>' })).toMatchObject({ status: 422 });
    expect(await comment(ada, { release: 'never' })).toMatchObject({ status: 404 });
  });
});

test('the audit records who asked, answered and commented', async () => {
  await ada.add('webinar');
  const first = await askedBy(ada);
  const returned = await act(kim, first, { action: 'return', reason: 'No' });
  const again = await act(ada, returned.body, { action: 'ask' });
  await approve(kim, again.body);
  const { body } = await kim.call<Comment>('POST', 'comments', { on: webinar, text: 'Good' });
  await ada.call('POST', `comments/${body.id}/resolve`);
  const { events } = (await ada.call<AuditList>('GET', 'audit')).body;
  expect([...events].reverse().map(({ person, action, subject }) => [person.slice(0, 3), action, subject])).toEqual([
    ['ada', 'saved', 'draft/announcement/webinar'],
    ['ada', 'release-saved', `releases/${first.id}`],
    ['ada', 'review-asked', `releases/${first.id}`],
    ['kim', 'sent-back', `releases/${first.id}`],
    ['ada', 'review-asked', `releases/${first.id}`],
    ['kim', 'approved', `releases/${first.id}`],
    ['kim', 'commented', `comments/${body.id}`],
    ['ada', 'comment-resolved', `comments/${body.id}`],
  ]);
});

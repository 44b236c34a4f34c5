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
import type { ReleaseReviewRequest } from '../../src/contract/requests.ts';

const MINUTE = 60_000;

let studio: InProcessStudio;
let [ada, kim, lee]: StudioApi[] = [];
const people = () => {
  if (!ada || !kim || !lee) throw new Error('the Studio is not open');
  return { ada, kim, lee };
};

async function open(variables: Parameters<typeof studioInProcess>[0]) {
  studio = await studioInProcess(variables);
  [ada, kim, lee] = ['ada', 'kim', 'lee'].map((person) => studio.as(`${person}@example.com`));
  return people();
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

/** What a request that publishes or schedules says of the entry. */
async function reviewed(api: StudioApi, release?: Release, entries: readonly object[] = release?.entries ?? [webinar]) {
  const review = await api.call<{ since: number; chosen: object[]; warnings: { key: string }[] }>('POST', 'review', {
    entries,
    ...(release && { release: release.id }),
  });
  const { since, chosen, warnings } = review.body;
  return { since, entries: chosen, acknowledged: warnings.map(({ key }) => key) };
}

/** A release of the webinar that nobody has scheduled. */
async function release(api: StudioApi): Promise<Release> {
  const body = { ...(await reviewed(api)), name: 'Spring', state: 'open' };
  const saved = await api.call<Release>('POST', 'releases', body);
  expect(saved.status).toBe(201);
  return saved.body;
}

type Act = ReleaseReviewRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'revision'>
    : never
  : never;

const act = (api: StudioApi, { id, revision }: Release, action: Act) =>
  api.call<Release>('POST', `releases/${id}/review`, { ...action, revision });
const save = async (api: StudioApi, saved: Release, more: object, entries?: readonly object[]) =>
  api.call<Release>('PUT', `releases/${saved.id}`, {
    ...(await reviewed(api, saved, entries)),
    name: saved.name,
    state: 'open',
    revision: saved.revision,
    ...more,
  });
async function publish(api: StudioApi, saved: Release) {
  const { entries: _, ...body } = await reviewed(api, saved);
  return api.call<VersionSummary>('POST', `releases/${saved.id}/publish`, { ...body, revision: saved.revision });
}
const unapproved = { status: 409, body: { error: 'unapproved', message: expect.stringContaining('second person') } };

describe('where a second person has to approve', () => {
  test('the session says so, and nothing is published or scheduled without', async () => {
    const { ada } = people();
    expect((await ada.call<Session>('GET', 'session')).body.needsApproval).toBe(true);
    await ada.add('webinar');
    const body = await reviewed(ada);
    expect(await ada.call('POST', 'versions', { ...body, reason: '' })).toMatchObject(unapproved);
    const { languages } = (await ada.call<Version>('GET', 'versions/1')).body;
    expect(await ada.call('POST', 'versions', { since: 1, languages, reason: '' })).toMatchObject(unapproved);
    expect(await ada.call('POST', 'releases', { ...body, name: 'Spring', state: 'scheduled', at })).toMatchObject(
      unapproved,
    );
    const open = await release(ada);
    expect(await publish(ada, open)).toMatchObject(unapproved);
    expect(await save(ada, open, { state: 'scheduled', at })).toMatchObject(unapproved);
    expect((await ada.draft()).latest.version).toBe(1);
  });

  test('a release that somebody else has approved is published by anyone', async () => {
    const { ada, kim, lee } = people();
    await ada.add('webinar');
    const asked = await act(ada, await release(ada), { action: 'ask', note: 'For Monday' });
    expect(asked.body.review).toMatchObject({ state: 'asked', askedBy: 'ada@example.com', note: 'For Monday' });
    const approved = await act(kim, asked.body, { action: 'approve' });
    expect(approved.body.review).toMatchObject({ state: 'approved', answeredBy: 'kim@example.com' });
    expect(await publish(lee, approved.body)).toMatchObject({ status: 201, body: { reason: 'Spring' } });
  });

  test('it is scheduled once it is approved, and published at its time', async () => {
    const { ada, kim } = people();
    await ada.add('webinar');
    const asked = await act(ada, await release(ada), { action: 'ask' });
    const approved = await act(kim, asked.body, { action: 'approve' });
    const scheduled = await save(ada, approved.body, { name: 'Spring campaign', state: 'scheduled', at });
    expect(scheduled).toMatchObject({ status: 200, body: { review: { state: 'approved' } } });
    vi.setSystemTime(NOW + 60 * MINUTE);
    await studio.ring();
    expect((await ada.draft()).latest).toMatchObject({ version: 2, reason: 'Spring campaign' });
  });

  test('neither the person who asked nor anyone who has changed or deleted one of its messages can approve it', async () => {
    const { ada, kim, lee } = people();
    const refused = { status: 422, body: { message: expect.stringMatching(/^Somebody else has to approve this/) } };
    await kim.add('webinar');
    const asked = (await act(ada, await release(ada), { action: 'ask' })).body;
    expect(await act(ada, asked, { action: 'approve' })).toMatchObject(refused);
    expect(await act(kim, asked, { action: 'approve' })).toMatchObject(refused);
    const approved = await act(lee, asked, { action: 'approve' });
    expect(await publish(ada, approved.body)).toMatchObject({ status: 201 });

    const entry = (await ada.draft()).entries.find(({ id }) => id === 'webinar');
    await kim.call('DELETE', 'draft/announcement/webinar', undefined, { 'if-match': `"${entry?.revision}"` });
    const deletion = (await act(ada, await release(ada), { action: 'ask' })).body;
    expect(await act(kim, deletion, { action: 'approve' })).toMatchObject(refused);
  });

  test('who has changed a message counts until it is published, however many have changed it since', async () => {
    const { ada, kim, lee } = people();
    const first = await ada.add('webinar');
    const second = await kim.change(first, messageContent({ title: 'Touched' }));
    const asked = (await act(kim, await release(kim), { action: 'ask' })).body;
    expect(asked.entries.map(({ authors }) => authors)).toEqual([['ada@example.com', 'kim@example.com']]);
    expect(await act(ada, asked, { action: 'approve' })).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Somebody else has to approve this: .* changed one of its messages/) },
    });
    const approved = (await act(lee, asked, { action: 'approve' })).body;
    // what is published is what was approved, and not this
    const third = await lee.change(second, messageContent({ title: 'Later' }));
    expect(await publish(ada, approved)).toMatchObject({ status: 201 });
    const next = (await act(lee, await release(lee), { action: 'ask' })).body;
    expect(next.entries).toMatchObject([{ revision: third.revision, authors: ['lee@example.com'] }]);
    expect(await act(ada, next, { action: 'approve' })).toMatchObject({ body: { review: { state: 'approved' } } });
  });

  test('a publication of other messages makes nobody a second person', async () => {
    const { ada, kim, lee } = people();
    await kim.change(await ada.add('webinar'), messageContent({ title: 'Touched' }));
    await lee.add('other');
    const other = await reviewed(lee, undefined, [{ kind: 'announcement', id: 'other' }]);
    const saved = await lee.call<Release>('POST', 'releases', { ...other, name: 'Other', state: 'open' });
    const asked = await act(lee, saved.body, { action: 'ask' });
    await publish(lee, (await act(kim, asked.body, { action: 'approve' })).body);
    const webinar = (await act(kim, await release(kim), { action: 'ask' })).body;
    expect(await act(ada, webinar, { action: 'approve' })).toMatchObject({ status: 422 });
  });

  test('whoever replaces the whole draft has changed what it changes', async () => {
    const { ada, kim, lee } = people();
    await ada.add('webinar');
    const { revision, entries } = await ada.draft();
    const replaced = entries.map(({ id, content }) => ({
      id,
      content: id === 'webinar' ? messageContent({ title: 'Imported' }) : content,
    }));
    expect(await kim.call('PUT', 'draft', { revision, entries: replaced })).toMatchObject({ status: 200 });
    const asked = (await act(lee, await release(lee), { action: 'ask' })).body;
    expect(asked.entries.map(({ authors }) => authors)).toEqual([['ada@example.com', 'kim@example.com']]);
  });

  test('a message changed in an earlier release of Portico has the author that its draft names', async () => {
    const { ada, kim } = people();
    await ada.add('webinar');
    studio.sql.exec('DELETE FROM contributors');
    const asked = (await act(kim, await release(kim), { action: 'ask' })).body;
    expect(await act(ada, asked, { action: 'approve' })).toMatchObject({ status: 422 });
  });

  test('people whom earlier releases stored in capitals are the same people', async () => {
    const { ada, kim, lee } = people();
    const refused = { status: 422, body: { message: expect.stringMatching(/^Somebody else has to approve this/) } };
    const [bigAda, bigKim, bigLee] = ['ADA', 'Kim', 'LEE'].map((name) => studio.as(`${name}@Example.com`));
    if (!bigAda || !bigKim || !bigLee) throw new Error('the Studio is not open');
    await bigKim.add('webinar');
    const asked = (await act(bigAda, await release(bigAda), { action: 'ask' })).body;
    expect(await act(ada, asked, { action: 'approve' })).toMatchObject(refused);
    expect(await act(kim, asked, { action: 'approve' })).toMatchObject(refused);
    const approved = await act(bigLee, asked, { action: 'approve' });
    expect(await publish(lee, approved.body)).toMatchObject({ status: 201 });

    const entry = (await ada.draft()).entries.find(({ id }) => id === 'webinar');
    await bigKim.call('DELETE', 'draft/announcement/webinar', undefined, { 'if-match': `"${entry?.revision}"` });
    const deletion = (await act(ada, await release(ada), { action: 'ask' })).body;
    expect(await act(kim, deletion, { action: 'approve' })).toMatchObject(refused);
  });

  test('a changed entry voids the approval, and a new name or time does not', async () => {
    const { ada, kim, lee } = people();
    const entry = await ada.add('webinar');
    const asked = await act(ada, await release(ada), { action: 'ask' });
    const approved = await act(kim, asked.body, { action: 'approve' });
    await lee.change(entry, messageContent({ title: 'Smuggled in' }));
    const renamed = (await save(ada, approved.body, { name: 'Renamed' })).body;
    expect(renamed.review?.state).toBe('approved');
    expect(renamed.entries[0]?.entry?.content).toEqual(entry.content);
    const newer = (await save(ada, renamed, {}, [webinar])).body;
    expect(newer.review?.state).toBe('outdated');
    expect(await publish(ada, newer)).toMatchObject(unapproved);
    const again = await act(ada, newer, { action: 'ask' });
    expect(await act(lee, again.body, { action: 'approve' })).toMatchObject({ status: 422 });
    expect(await act(kim, again.body, { action: 'approve' })).toMatchObject({
      body: { review: { state: 'approved' } },
    });
  });

  test('an announcement is ended, and a version restored, without approval', async () => {
    const { ada, kim } = people();
    await ada.add('webinar');
    const asked = await act(ada, await release(ada), { action: 'ask' });
    await publish(ada, (await act(kim, asked.body, { action: 'approve' })).body);
    expect(await ada.call('POST', 'announcements/webinar/end', { languages: ['en'], reason: '' })).toMatchObject({
      status: 201,
    });
    expect(await ada.call('POST', 'versions/1/restore', { reason: '' })).toMatchObject({ status: 201 });
    const { events } = (await ada.call<AuditList>('GET', 'audit')).body;
    expect(events.map(({ action }) => action).slice(0, 2)).toEqual(['restored', 'ended']);
  });

  test('a release that was scheduled before approval was needed is not published', async () => {
    await open({});
    const { ada } = people();
    await ada.add('webinar');
    const { body: scheduled } = await ada.call<Release>('POST', 'releases', {
      ...(await reviewed(ada)),
      name: 'Spring',
      state: 'scheduled',
      at,
    });
    vi.setSystemTime(NOW + 60 * MINUTE);
    await studio.reopen({ APPROVAL: 'second-person' });
    await studio.ring();
    const failed = await studio.call<Release>('GET', `releases/${scheduled.id}`);
    expect(failed.body).toMatchObject({ state: 'failed', failure: expect.stringContaining('second person') });
  });
});

test('a release is sent back with a reason, and asked about again', async () => {
  const { ada, kim } = people();
  await ada.add('webinar');
  const asked = await act(ada, await release(ada), { action: 'ask' });
  expect(await act(kim, asked.body, { action: 'return', reason: '  ' })).toMatchObject({ status: 422 });
  const returned = await act(kim, asked.body, { action: 'return', reason: 'The link is dead' });
  expect(returned.body.review).toMatchObject({
    state: 'returned',
    answeredBy: 'kim@example.com',
    reason: 'The link is dead',
  });
  expect(await act(kim, returned.body, { action: 'approve' })).toMatchObject({ status: 422 });
  const again = await act(ada, returned.body, { action: 'ask', note: 'Better now' });
  expect(again.body.review).toMatchObject({ state: 'asked', note: 'Better now', answeredBy: null, reason: '' });
});

test('nobody answers a review of a release that has changed meanwhile', async () => {
  const { ada, kim } = people();
  const entry = await ada.add('webinar');
  const asked = await act(ada, await release(ada), { action: 'ask' });
  await ada.change(entry, messageContent({ title: 'Other' }));
  const changed = await save(ada, asked.body, {}, [webinar]);
  expect(await act(kim, asked.body, { action: 'approve' })).toMatchObject({ status: 409, body: { error: 'stale' } });
  expect(await act(kim, changed.body, { action: 'approve' })).toMatchObject({ status: 422 });
});

test('without the setting, reviews are possible and nothing needs them', async () => {
  const { ada } = await open({});
  await ada.add('webinar');
  const open_ = await release(ada);
  const asked = await act(ada, open_, { action: 'ask' });
  expect(await act(ada, asked.body, { action: 'approve' })).toMatchObject({ body: { review: { state: 'approved' } } });
  await ada.add('other');
  expect(await ada.publish()).toMatchObject({ version: 2 });
});

test('a setting that is spelt otherwise needs approval too', async () => {
  const { ada } = await open({ APPROVAL: 'second person' });
  expect((await ada.call<Session>('GET', 'session')).body.needsApproval).toBe(true);
});

describe('comments', () => {
  const list = async () => (await people().ada.call<CommentList>('GET', 'comments')).body.comments;
  const comment = (api: StudioApi, on: object, text = 'Too long') =>
    api.call<Comment>('POST', 'comments', { on, text });

  test('are about a field of an entry in a language, an entry, or a release, until they are resolved', async () => {
    const { ada, kim } = people();
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
    const { ada } = people();
    expect(await comment(ada, webinar, ' ')).toMatchObject({ status: 422 });
    expect(await comment(ada, webinar, 'x'.repeat(2_001))).toMatchObject({ status: 422 });
    expect(await comment(ada, { ...webinar, field: '<b>' })).toMatchObject({ status: 422 });
    expect(await comment(ada, { release: 'never' })).toMatchObject({ status: 404 });
  });
});

test('the audit records who asked, answered and commented', async () => {
  const { ada, kim } = people();
  await ada.add('webinar');
  const first = await release(ada);
  const asked = await act(ada, first, { action: 'ask' });
  const returned = await act(kim, asked.body, { action: 'return', reason: 'No' });
  await act(kim, (await act(ada, returned.body, { action: 'ask' })).body, { action: 'approve' });
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

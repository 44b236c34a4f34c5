/** What is published is the latest version with the chosen entries of the draft, whatever else the draft has. */

import { beforeEach, describe, expect, test } from 'vitest';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { ApiError, Review, Version, VersionSummary } from '../../src/contract/api.ts';
import type { Entry, EntryContent, EntryKind } from '../../src/contract/draft.ts';
import type { ReviewRequest } from '../../src/contract/requests.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const names = (...ids: readonly string[]) => ids.map((id) => ({ kind: 'announcement' as const, id }));
const find = async (id: string) => (await api.draft()).entries.find((entry) => entry.id === id);
const latest = async () =>
  (await api.call<Version>('GET', `versions/${(await api.draft()).latest.version}`)).body.languages;
const shown = async () => (await latest()).en.announcements.map(({ id }) => id);
const remove = ({ id, content, revision }: Entry) =>
  api.call('DELETE', `draft/${content.kind}/${id}`, undefined, { 'if-match': `"${revision}"` });

async function publish<Answer = VersionSummary>(entries: ReviewRequest['entries'], review?: Review) {
  const { since, chosen, warnings } = review ?? (await api.review(entries));
  const acknowledged = warnings.map(({ key }) => key);
  return api.call<Answer>('POST', 'versions', { since, entries: chosen, reason: '', acknowledged });
}

/** A default message in some languages. */
function defaultIn(languages: readonly string[], title = 'Ours'): EntryContent {
  const { en } = messageContent({ title }).languages;
  return {
    kind: 'default-message',
    timeZone: 'UTC',
    languages: Object.fromEntries(languages.map((language) => [language, en])),
  } as EntryContent;
}

test('nothing is pending in a draft that is as it is published', async () => {
  const { pending, chosen, changes } = await api.review();
  expect({ pending, chosen, changes }).toEqual({ pending: [], chosen: [], changes: [] });
});

test('the entries that differ are pending, each with its problems, its author and its revision', async () => {
  const before = await api.draft();
  const [published] = before.entries.filter(({ content }) => content.kind === 'announcement');
  if (!published) throw new Error('there is no announcement');
  await remove(published);
  const ready = await api.add('ready');
  await api.add('unfinished', messageContent({ title: '', cta: '' }));
  const { pending, chosen } = await api.review();
  expect(pending).toMatchObject([
    { id: 'ready', revision: ready.revision, problems: [], changedAt: ready.changedAt, changedBy: ready.changedBy },
    { id: 'unfinished', problems: [{ field: 'title' }, { field: 'cta' }] },
    { id: published.id, revision: null, problems: [], changedAt: null, changedBy: null },
  ]);
  expect(chosen.map(({ id }) => id)).toEqual(['ready', published.id]);
});

test('an unfinished message does not stop a finished one, and stays in the draft', async () => {
  await api.add('finished');
  const unfinished = await api.add('unfinished', messageContent({ title: '' }));
  expect(await publish('ready')).toMatchObject({ status: 201 });
  expect(await shown()).toContain('finished');
  expect(await shown()).not.toContain('unfinished');
  expect(await find('unfinished')).toEqual(unfinished);
  expect((await api.review()).pending.map(({ id }) => id)).toEqual(['unfinished']);
});

test('only the chosen entries are published: added, changed and deleted', async () => {
  for (const id of ['changed', 'deleted', 'kept']) await api.add(id);
  await publish('ready');
  const [changed, deleted, kept] = await Promise.all(['changed', 'deleted', 'kept'].map(find));
  if (!changed || !deleted || !kept) throw new Error('an entry is missing');
  await api.change(changed, messageContent({ title: 'New title' }));
  await api.change(kept, messageContent({ title: 'Not yet' }));
  await remove(deleted);
  await api.add('added');
  await api.add('later');
  const before = await latest();
  const review = await api.review(names('changed', 'deleted', 'added'));
  expect(review.changes.map(({ id }) => id)).not.toContain('kept');
  expect(await publish([], review)).toMatchObject({ status: 201 });
  const after = await latest();
  expect(after.en.announcements.find(({ id }) => id === 'changed')).toMatchObject({ title: 'New title' });
  expect(after.en.announcements.find(({ id }) => id === 'kept')).toMatchObject({ title: 'Spring webinar' });
  expect(await shown()).toEqual([
    ...before.en.announcements.map(({ id }) => id).filter((id) => id !== 'deleted'),
    'added',
  ]);
  expect(after.de).toEqual(before.de);
  expect(JSON.parse(api.document() ?? '').languages).toEqual(after);
});

test('what stays keeps its place, and new messages follow in the order of the draft', async () => {
  for (const id of ['a', 'b', 'c']) await api.add(id);
  await publish('ready');
  const before = await shown();
  const b = await find('b');
  if (!b) throw new Error('there is no entry');
  await api.change(b, messageContent({ title: 'Changed' }));
  for (const id of ['d', 'e']) await api.add(id);
  await publish(names('e', 'd', 'b'));
  expect(await shown()).toEqual([...before, 'd', 'e']);
});

test('a message is removed from a language that its entry does not have any more', async () => {
  const { en } = messageContent().languages;
  const both = { kind: 'announcement', timeZone: 'UTC', languages: { en, de: en } } as EntryContent;
  const entry = await api.add('both', both);
  await publish('ready');
  expect((await latest()).de.announcements.map(({ id }) => id)).toContain('both');
  await api.change(entry, messageContent());
  await publish('ready');
  expect((await latest()).de.announcements.map(({ id }) => id)).not.toContain('both');
  expect(await shown()).toContain('both');
});

test('an entry without a language is not pending, because it is shown nowhere', async () => {
  await api.add('empty', { kind: 'announcement', timeZone: 'UTC', languages: {} });
  expect((await api.review()).pending).toEqual([]);
});

describe('a publication is stale', () => {
  const stale = { status: 409, body: { error: 'stale' } };

  test('if a chosen entry was changed, deleted or added again since the review', async () => {
    const entry = await api.add('reviewed');
    const review = await api.review();
    const changed = await api.change(entry, messageContent({ title: 'Changed' }));
    expect(await publish([], review)).toMatchObject(stale);
    await remove(changed);
    expect(await publish([], review)).toMatchObject(stale);
    await api.add('reviewed');
    expect(await publish([], review)).toMatchObject(stale);
    expect((await api.draft()).latest.version).toBe(1);
  });

  test('if a deleted entry that was chosen has been added again', async () => {
    const entry = await api.add('live');
    await publish('ready');
    await remove(entry);
    const review = await api.review();
    expect(review.chosen).toEqual([{ kind: 'announcement', id: 'live', revision: null }]);
    await api.add('live', messageContent({ title: 'Again' }));
    expect(await publish([], review)).toMatchObject(stale);
  });

  test('if another version was published meanwhile', async () => {
    await api.add('a');
    await api.add('b');
    const review = await api.review(names('b'));
    await publish(names('a'));
    expect(await publish([], review)).toMatchObject(stale);
  });

  test('not if others have changed, added or deleted other entries', async () => {
    const other = await api.add('other');
    await api.add('chosen');
    const review = await api.review(names('chosen'));
    await api.change(other, messageContent({ title: 'Someone types' }));
    await api.add('new', messageContent({ title: '' }));
    expect(await publish([], review)).toMatchObject({ status: 201 });
  });
});

describe('each language keeps a default message', () => {
  const builtIn = async () => {
    const entry = (await api.draft()).entries.find(({ content }) => content.kind === 'default-message');
    if (!entry) throw new Error('there is no default message');
    return entry;
  };
  const every = ['de', 'en', 'fr', 'es', 'pt', 'ja'];
  const chosen = (id: string) => [{ kind: 'default-message' as EntryKind, id }];

  async function removeAllButOne(): Promise<Entry> {
    const { entries } = await api.draft();
    const [first, ...others] = entries.filter(({ content }) => content.kind === 'default-message');
    for (const entry of others) await remove(entry);
    if (others.length > 0) await publish('ready');
    return first ?? builtIn();
  }

  test('a deletion waits for another message that is ready', async () => {
    const last = await removeAllButOne();
    await remove(last);
    await api.add('announced');
    const alone = await api.review();
    expect(alone.chosen.map(({ id }) => id)).toEqual(['announced']);
    expect(alone.problems).toEqual([]);
    const deletion = alone.pending.find(({ id }) => id === last.id);
    expect(deletion?.problems.map(({ language, reason }) => [language, reason])).toEqual(
      every.map((language) => [language, 'must have a default message in every language']),
    );
    const refused = await publish<ApiError>(chosen(last.id));
    expect(refused).toMatchObject({ status: 422, body: { error: 'invalid' } });
    expect(refused.body.problems).toHaveLength(6);

    const replacing = await api.add('replacing', defaultIn(every, ''));
    expect((await api.review()).chosen.map(({ id }) => id)).toEqual(['announced']);
    await api.change(replacing, defaultIn(every));
    expect((await api.review()).chosen.map(({ id }) => id)).toEqual(['announced', 'replacing', last.id]);
    expect(await publish('ready')).toMatchObject({ status: 201 });
    expect((await latest()).ja.featureMessages.map(({ id }) => id)).toEqual(['replacing']);
  });

  test('also if what replaces it cannot be published itself for the same reason', async () => {
    const last = await removeAllButOne();
    await remove(last);
    const first = await api.add('first', defaultIn(every.slice(0, 3)));
    const second = await api.add('second', defaultIn(every.slice(3)));
    expect(await publish('ready')).toMatchObject({ status: 201 });
    // each takes languages from the other, and one of them is unfinished
    await api.change(first, defaultIn(every.slice(3)));
    await api.change(second, defaultIn(every.slice(0, 3), ''));
    const { pending, chosen: ready } = await api.review();
    expect(pending.map(({ id, problems }) => [id, problems.length])).toEqual([
      ['first', 3],
      ['second', 3],
    ]);
    expect(ready).toEqual([]);
  });
});

test('a review names what is wrong with the chosen entries, and describes the rest', async () => {
  await api.add('good');
  await api.add('bad', messageContent({ title: 'Bad', link: 'nowhere' }));
  const { changes, problems } = await api.review(names('good', 'bad'));
  expect(problems).toMatchObject([{ id: 'bad', field: 'link' }]);
  expect(changes.map(({ text }) => text)).toContain('“Spring webinar” is shown from now on.');
  expect(changes.map(({ text }) => text).join()).not.toContain('Bad');
  expect(await publish(names('good', 'bad'))).toMatchObject({ status: 422 });
});

test('warnings are about what a publication changes; those of the version before need no acknowledgement', async () => {
  await api.add('long', messageContent({ title: 'x'.repeat(80) }));
  await api.add('other');
  const kindsOf = async (...ids: string[]) => (await api.review(names(...ids))).warnings.map(({ warning }) => warning);
  expect(await kindsOf('long', 'other')).toContain('long');
  expect(await kindsOf('other')).not.toContain('long');
  await publish('ready');
  await api.add('third', messageContent({ startDate: new Date(Date.now() + 365 * 86_400_000).toISOString() }));
  const { since, chosen, warnings, earlier } = await api.review(names('third'));
  expect(warnings.map(({ warning }) => warning)).toEqual(['language-missing']);
  expect(earlier.map(({ warning }) => warning)).toContain('long');
  const body = { since, entries: chosen, reason: '' };
  const refused = await api.call<ApiError>('POST', 'versions', {
    ...body,
    acknowledged: earlier.map(({ key }) => key),
  });
  expect(refused).toMatchObject({ status: 409, body: { error: 'unacknowledged' } });
  expect(refused.body.warnings).toEqual(warnings);
  const acknowledged = warnings.map(({ key }) => key);
  expect(await api.call('POST', 'versions', { ...body, acknowledged })).toMatchObject({ status: 201 });
});

test('a publication names entries', async () => {
  const body = { since: 1, entries: [], reason: '' };
  expect(await api.call('POST', 'versions', body)).toMatchObject({ status: 422, body: { error: 'invalid' } });
});

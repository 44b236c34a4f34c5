/** What is published is the latest version with the chosen entries of the draft, whatever else the draft has. */

import { beforeEach, describe, expect, test } from 'vitest';
import { announcementIn, MESSAGE_FIELDS, messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { ApiError, VersionSummary } from '../../src/contract/api.ts';
import type { EntryContent, EntryKind, EntryName } from '../../src/contract/draft.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const names = (...ids: readonly string[]) => ids.map((id) => ({ kind: 'announcement' as const, id }));
const latest = async () => (await api.latest()).languages;
const shown = async () => (await latest()).en.announcements.map(({ id }) => id);
async function publish<Answer = VersionSummary>(entries: 'ready' | readonly EntryName[], checked?: Checked) {
  const body = { ...(checked ?? (await api.checked(entries))), reason: '' };
  return api.call<Answer>('POST', 'versions', body);
}
type Checked = Awaited<ReturnType<InProcessStudio['checked']>>;

/** A default message in some languages. */
function defaultIn(languages: readonly string[], title = 'Ours'): EntryContent {
  const texts = languages.map((language) => [language, { ...MESSAGE_FIELDS, title }]);
  return { ...announcementIn(Object.fromEntries(texts)), kind: 'default-message' };
}

test('the entries that differ are pending, each with its problems, its author and its revision', async () => {
  const before = await api.draft();
  const [published] = before.entries.filter(({ content }) => content.kind === 'announcement');
  if (!published) throw new Error('there is no announcement');
  await api.remove(published);
  const ready = await api.add('ready');
  await api.add('unfinished', messageContent({ title: '', cta: '' }));
  const { pending, chosen } = await api.check();
  expect(pending).toMatchObject([
    { id: 'ready', revision: ready.revision, problems: [], changedAt: ready.changedAt, changedBy: ready.changedBy },
    { id: 'unfinished', problems: [{ field: 'title' }, { field: 'cta' }] },
    { id: published.id, revision: null, problems: [], changedAt: null, changedBy: null },
  ]);
  expect(chosen.map(({ id }) => id)).toEqual(['ready', published.id]);
});

test('a check says of each warning whether it is a mistake, needs a look, or is only information', async () => {
  await api.add('over', messageContent({ startDate: '2020-01-01T00:00:00Z', endDate: '2020-02-01T00:00:00Z' }));
  await api.add('in-english', messageContent());
  const { warnings } = await api.check();
  const groups = new Map(warnings.map(({ warning, group }) => [warning, group]));
  expect([...groups]).toEqual([
    ['date', 'stops'],
    ['language-missing', 'look-at'],
    ['overlap', 'information'],
  ]);
});

test('only the chosen entries are published: added, changed and deleted', async () => {
  for (const id of ['changed', 'deleted', 'kept']) await api.add(id);
  await publish('ready');
  const [changed, deleted, kept] = [await api.entry('changed'), await api.entry('deleted'), await api.entry('kept')];
  await api.change(changed, messageContent({ title: 'New title' }));
  await api.change(kept, messageContent({ title: 'Not yet' }));
  await api.remove(deleted);
  await api.add('added');
  await api.add('later');
  const before = await latest();
  const chosen = names('changed', 'deleted', 'added');
  expect((await api.check(chosen)).changes.map(({ id }) => id)).not.toContain('kept');
  expect(await publish(chosen)).toMatchObject({ status: 201 });
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
  await api.change(await api.entry('b'), messageContent({ title: 'Changed' }));
  for (const id of ['d', 'e']) await api.add(id);
  await publish(names('e', 'd', 'b'));
  expect(await shown()).toEqual([...before, 'd', 'e']);
});

test('a message is removed from a language that its entry does not have any more', async () => {
  const entry = await api.add('both', announcementIn({ en: MESSAGE_FIELDS, de: MESSAGE_FIELDS }));
  await publish('ready');
  expect((await latest()).de.announcements.map(({ id }) => id)).toContain('both');
  await api.change(entry, messageContent());
  await publish('ready');
  expect((await latest()).de.announcements.map(({ id }) => id)).not.toContain('both');
  expect(await shown()).toContain('both');
});

describe('a publication is stale', () => {
  const stale = { status: 409, body: { error: 'stale' } };

  test('if a chosen entry was changed, deleted or added again since the check', async () => {
    const entry = await api.add('checked');
    const checked = await api.checked();
    const changed = await api.change(entry, messageContent({ title: 'Changed' }));
    expect(await publish([], checked)).toMatchObject(stale);
    await api.remove(changed);
    expect(await publish([], checked)).toMatchObject(stale);
    await api.add('checked');
    expect(await publish([], checked)).toMatchObject(stale);
    expect((await api.latest()).version).toBe(1);
  });

  test('if a deleted entry that was chosen has been added again', async () => {
    const entry = await api.add('live');
    await publish('ready');
    await api.remove(entry);
    const checked = await api.checked();
    expect(checked.entries).toEqual([{ kind: 'announcement', id: 'live', revision: null }]);
    await api.add('live', messageContent({ title: 'Again' }));
    expect(await publish([], checked)).toMatchObject(stale);
  });

  test('if another version was published meanwhile, but not if others have changed or added other entries', async () => {
    const other = await api.add('a');
    await api.add('b');
    const checked = await api.checked(names('b'));
    await api.change(other, messageContent({ title: 'Someone types' }));
    await api.add('new', messageContent({ title: '' }));
    expect(await publish([], checked)).toMatchObject({ status: 201 });
    await api.add('c');
    const next = await api.checked(names('c'));
    await publish(names('a'));
    expect(await publish([], next)).toMatchObject(stale);
  });
});

describe('each language keeps a default message', () => {
  const every = ['de', 'en', 'fr', 'es', 'pt', 'ja'];
  const chosen = (id: string) => [{ kind: 'default-message' as EntryKind, id }];

  /** The only default message of the test company. */
  const builtIn = () => api.entry('default-sign-up', 'default-message');

  test('a deletion waits for another message that is ready', async () => {
    const last = await builtIn();
    await api.remove(last, 'default-message');
    await api.add('announced');
    const alone = await api.check();
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
    expect((await api.check()).chosen.map(({ id }) => id)).toEqual(['announced']);
    await api.change(replacing, defaultIn(every));
    expect((await api.check()).chosen.map(({ id }) => id)).toEqual(['announced', 'replacing', last.id]);
    expect(await publish('ready')).toMatchObject({ status: 201 });
    expect((await latest()).ja.featureMessages.map(({ id }) => id)).toEqual(['replacing']);
  });
});

test('a check names what is wrong with the chosen entries, and describes the rest', async () => {
  await api.add('good');
  await api.add('bad', messageContent({ title: 'Bad', link: 'nowhere' }));
  const { changes, problems } = await api.check(names('good', 'bad'));
  expect(problems).toMatchObject([{ id: 'bad', field: 'link' }]);
  expect(changes.map(({ text }) => text)).toContain('“Spring webinar” is shown from now on.');
  expect(changes.map(({ text }) => text).join()).not.toContain('Bad');
  expect(await publish(names('good', 'bad'))).toMatchObject({ status: 422 });
});

test('warnings are about what a publication changes; those of the version before need no acknowledgement', async () => {
  await api.add('long', messageContent({ title: 'x'.repeat(80) }));
  await api.add('other');
  const kindsOf = async (...ids: string[]) => (await api.check(names(...ids))).warnings.map(({ warning }) => warning);
  expect(await kindsOf('long', 'other')).toContain('long');
  expect(await kindsOf('other')).not.toContain('long');
  await publish('ready');
  await api.add('third', messageContent({ startDate: new Date(Date.now() + 365 * 86_400_000).toISOString() }));
  const { warnings, earlier } = await api.check(names('third'));
  expect(warnings.map(({ warning }) => warning)).toEqual(['language-missing']);
  expect(earlier.map(({ warning }) => warning)).toContain('long');
  const checked = await api.checked(names('third'));
  const unseen = { ...checked, acknowledged: earlier.map(({ key }) => key) };
  expect(await publish([], unseen)).toMatchObject({ status: 409, body: { error: 'unacknowledged', warnings } });
  expect(await publish([], checked)).toMatchObject({ status: 201 });
});

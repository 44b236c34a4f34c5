/** What the draft is, and what is pending in it, after a publication that was not made from it, and beside an archive. */

import { beforeEach, describe, expect, test } from 'vitest';
import { messageContent, titleOf } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Entry, EntryContent } from '../../src/contract/draft.ts';
import { entriesFrom } from '../../src/entries/entries-from.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const find = (id: string) => api.find(id);
const titled = (title: string) => messageContent({ title });
const restore = (version: number) => api.call('POST', `versions/${version}/restore`, { reason: '' });
const end = (id: string) => api.call('POST', `announcements/${id}/end`, { languages: ['en'], reason: '' });
const pending = async () => (await api.check()).pending.map(({ id, revision }) => [id, revision !== null]);

async function publishedContent(id: string): Promise<EntryContent | undefined> {
  const { languages } = await api.latest();
  return entriesFrom(languages).find((entry) => entry.id === id)?.content;
}

/** Version 2 has the message as `First`, version 3 as `Second`. */
async function twoVersions(): Promise<Entry> {
  const first = await api.add('message', titled('First'));
  await api.publish();
  const second = await api.change(first, titled('Second'));
  await api.publish();
  return second;
}

describe('after a restore', () => {
  test('a message without changes is as it was then, and nothing is pending', async () => {
    await twoVersions();
    expect(await restore(2)).toMatchObject({ status: 201 });
    expect(titleOf(await find('message'))).toBe('First');
    expect(await pending()).toEqual([]);
  });

  test('a changed message keeps its changes, and is pending', async () => {
    const changed = await api.change(await twoVersions(), titled('Third'));
    await restore(2);
    expect(await find('message')).toEqual(changed);
    expect(await pending()).toEqual([['message', true]]);
  });

  test('a deleted message stays deleted, and its deletion is pending while it is live', async () => {
    await api.remove(await twoVersions());
    await restore(2);
    expect(await find('message')).toBeUndefined();
    expect(await pending()).toEqual([['message', false]]);
    await restore(1);
    expect(await pending()).toEqual([]);
  });

  test('a message that has been removed since then is in the draft again', async () => {
    await api.remove(await twoVersions());
    await api.publish();
    expect(await pending()).toEqual([]);
    await restore(2);
    expect(titleOf(await find('message'))).toBe('First');
    expect(await pending()).toEqual([]);
  });

  test('a message that is new in the draft stays, and is pending', async () => {
    await twoVersions();
    const added = await api.add('new');
    await restore(1);
    expect(await find('new')).toEqual(added);
    expect(await find('message')).toBeUndefined();
    expect(await pending()).toEqual([['new', true]]);
  });
});

test('a message is reverted by saving or adding what is published', async () => {
  const changed = await api.change(await twoVersions(), titled('Third'));
  const content = await publishedContent('message');
  if (!content) throw new Error('it is not published');
  await api.remove(await api.change(changed, content));
  expect(await pending()).toEqual([['message', false]]);
  await api.add('message', content);
  expect(titleOf(await find('message'))).toBe('Second');
  expect(await pending()).toEqual([]);
});

describe('after an end', () => {
  test('of a message without changes, nothing is pending', async () => {
    await twoVersions();
    expect(await end('message')).toMatchObject({ status: 201 });
    expect((await find('message'))?.content).toEqual(await publishedContent('message'));
    expect(await pending()).toEqual([]);
  });

  test('of a message with changes, they are pending with the end', async () => {
    await api.change(await twoVersions(), titled('Third'));
    await end('message');
    const ended = await publishedContent('message');
    expect(titleOf(await find('message'))).toBe('Third');
    const endDate = ended?.kind === 'announcement' ? ended.languages.en?.endDate : null;
    expect((await find('message'))?.content.languages.en).toMatchObject({ endDate });
    expect(await pending()).toEqual([['message', true]]);
  });

  test('of a message that the draft has deleted, its deletion is pending', async () => {
    await api.remove(await twoVersions());
    expect(await end('message')).toMatchObject({ status: 201 });
    expect((await publishedContent('message'))?.languages.en).toMatchObject({ endDate: expect.stringMatching(/Z$/) });
    expect(await find('message')).toBeUndefined();
    expect(await pending()).toEqual([['message', false]]);
  });
});

describe('an archived message', () => {
  const CONTENT = {
    ...messageContent({ title: 'A title that is far too long '.repeat(4).trim() }),
    campaign: 'Spring',
  };
  const ARCHIVED: EntryContent = { ...CONTENT, archived: true };

  const waiting = async () => (await api.check()).pending.map(({ id, revision, problems }) => [id, revision, problems]);
  const announced = () =>
    JSON.parse(api.document() ?? '').languages.en.announcements.map(({ id }: { id: string }) => id) as string[];

  test('a message that is not published leaves the pending list, whatever is wrong with it', async () => {
    const unfinished = await api.add('unfinished', { ...messageContent({ title: '' }), archived: true });
    expect(unfinished.content).toMatchObject({ archived: true });
    expect(await waiting()).toEqual([]);
    const { archived: _, ...back } = unfinished.content as typeof ARCHIVED & { archived?: true };
    const { revision } = await api.change(unfinished, back);
    expect(await waiting()).toEqual([['unfinished', revision, [expect.objectContaining({ field: 'title' })]]]);
  });

  test('a published message is removed with the next publication, without its warnings, and keeps everything', async () => {
    const live = await api.add('live', CONTENT);
    await api.publish();
    expect(announced()).toContain('live');
    const { revision } = await api.change(live, ARCHIVED);
    expect(await waiting()).toEqual([['live', revision, []]]);
    const { changes, warnings } = await api.check();
    expect(changes).toContainEqual(expect.objectContaining({ id: 'live', language: 'en' }));
    expect(warnings.filter(({ key }) => key.includes('live'))).toEqual([]);
    await api.publish();
    expect(announced()).not.toContain('live');
    expect((await api.entry('live')).content).toEqual(ARCHIVED);
    expect(await waiting()).toEqual([]);
  });

  test('a version that shows it again takes it out of the archive, with its campaign', async () => {
    const live = await api.add('live', CONTENT);
    const { version } = await api.publish();
    await api.change(live, ARCHIVED);
    await api.publish();
    expect((await api.call('POST', `versions/${version}/restore`, { reason: '' })).status).toBe(201);
    expect((await api.entry('live')).content).toEqual(CONTENT);
    expect(announced()).toContain('live');
  });
});

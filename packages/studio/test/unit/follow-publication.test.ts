/** What the draft is, and what is pending in it, after a publication that was not made from it. */

import { beforeEach, describe, expect, test } from 'vitest';
import { messageContent, titleOf } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Version } from '../../src/contract/api.ts';
import type { Entry, EntryContent } from '../../src/contract/draft.ts';
import { entriesFrom } from '../../src/messages/entries-from.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const find = async (id: string) => (await api.draft()).entries.find((entry) => entry.id === id);
const titled = (title: string) => messageContent({ title });
const remove = ({ id, content, revision }: Entry) =>
  api.call('DELETE', `draft/${content.kind}/${id}`, undefined, { 'if-match': `"${revision}"` });
const restore = (version: number) => api.call('POST', `versions/${version}/restore`, { reason: '' });
const end = (id: string) => api.call('POST', `announcements/${id}/end`, { languages: ['en'], reason: '' });
const pending = async () => (await api.review()).pending.map(({ id, revision }) => [id, revision !== null]);

async function publishedContent(id: string): Promise<EntryContent | undefined> {
  const { version } = (await api.draft()).latest;
  const { languages } = (await api.call<Version>('GET', `versions/${version}`)).body;
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

  test('a message that was changed to what is restored is no longer pending', async () => {
    const entry = await api.change(await twoVersions(), titled('First'));
    expect(await pending()).toEqual([['message', true]]);
    await restore(2);
    expect(await find('message')).toEqual(entry);
    expect(await pending()).toEqual([]);
  });

  test('a deleted message stays deleted, and its deletion is pending while it is live', async () => {
    await remove(await twoVersions());
    await restore(2);
    expect(await find('message')).toBeUndefined();
    expect(await pending()).toEqual([['message', false]]);
    await restore(1);
    expect(await pending()).toEqual([]);
  });

  test('a message that has been removed since then is in the draft again', async () => {
    await remove(await twoVersions());
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

describe('a message is reverted to what is published', () => {
  test('if it was changed: by saving what is published', async () => {
    const changed = await api.change(await twoVersions(), titled('Third'));
    const content = await publishedContent('message');
    if (!content) throw new Error('it is not published');
    await api.change(changed, content);
    expect(await pending()).toEqual([]);
  });

  test('if it was deleted: by adding what is published', async () => {
    await remove(await twoVersions());
    const content = await publishedContent('message');
    await api.add('message', content);
    expect(titleOf(await find('message'))).toBe('Second');
    expect(await pending()).toEqual([]);
  });

  test('if it was never published: by deleting it', async () => {
    await remove(await api.add('new'));
    expect(await pending()).toEqual([]);
  });
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
    expect((await find('message'))?.content.languages.en).toMatchObject({
      endDate: ended?.kind === 'announcement' ? ended.languages.en?.endDate : null,
    });
    expect(await pending()).toEqual([['message', true]]);
  });

  test('of a message that the draft has deleted, its deletion is pending', async () => {
    await remove(await twoVersions());
    expect(await end('message')).toMatchObject({ status: 201 });
    expect((await publishedContent('message'))?.languages.en).toMatchObject({ endDate: expect.stringMatching(/Z$/) });
    expect(await find('message')).toBeUndefined();
    expect(await pending()).toEqual([['message', false]]);
  });
});

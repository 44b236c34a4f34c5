/** An archived message is not published, and comes back with everything it had. */

import { beforeEach, expect, test } from 'vitest';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { Entry, EntryContent } from '../../src/contract/draft.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const CONTENT = { ...messageContent({ title: 'A title that is far too long '.repeat(4).trim() }), campaign: 'Spring' };
const ARCHIVED: EntryContent = { ...CONTENT, archived: true };

const pending = async () => (await api.review()).pending.map(({ id, revision, problems }) => [id, revision, problems]);
const announced = () =>
  JSON.parse(api.document() ?? '').languages.en.announcements.map(({ id }: { id: string }) => id) as string[];
const entry = async (id: string) => (await api.draft()).entries.find((one) => one.id === id) as Entry;

test('a message that is not published leaves the pending list, whatever is wrong with it', async () => {
  const unfinished = await api.add('unfinished', { ...messageContent({ title: '' }), archived: true });
  expect(unfinished.content).toMatchObject({ archived: true });
  expect(await pending()).toEqual([]);
  const { archived: _, ...back } = unfinished.content as typeof ARCHIVED & { archived?: true };
  const { revision } = await api.change(unfinished, back);
  expect(await pending()).toEqual([['unfinished', revision, [expect.objectContaining({ field: 'title' })]]]);
});

test('a published message is removed with the next publication, without its warnings, and keeps everything', async () => {
  const live = await api.add('live', CONTENT);
  await api.publish();
  expect(announced()).toContain('live');
  const { revision } = await api.change(live, ARCHIVED);
  expect(await pending()).toEqual([['live', revision, []]]);
  const { changes, warnings } = await api.review();
  expect(changes).toContainEqual(expect.objectContaining({ id: 'live', language: 'en' }));
  expect(warnings.filter(({ key }) => key.includes('live'))).toEqual([]);
  await api.publish();
  expect(announced()).not.toContain('live');
  expect((await entry('live')).content).toEqual(ARCHIVED);
  expect(await pending()).toEqual([]);
});

test('a version that shows it again takes it out of the archive, with its campaign', async () => {
  const live = await api.add('live', CONTENT);
  const { version } = await api.publish();
  await api.change(live, ARCHIVED);
  await api.publish();
  expect((await api.call('POST', `versions/${version}/restore`, { reason: '' })).status).toBe(201);
  expect((await entry('live')).content).toEqual(CONTENT);
  expect(announced()).toContain('live');
});

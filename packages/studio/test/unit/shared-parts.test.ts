/** A preview that is shared shows the draft, or one entry or release of it over what is published. */

import { beforeEach, describe, expect, test } from 'vitest';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { type InProcessStudio, studioInProcess } from '../../../../test/support/studio-in-process.ts';
import type { ApiError, NewShare, Share } from '../../src/contract/api.ts';

let api: InProcessStudio;
beforeEach(async () => {
  api = await studioInProcess();
});

const share = (only?: object) => api.call<NewShare>('POST', 'shares', { days: 7, ...(only && { only }) });
const refused = (only: object) => api.call<ApiError>('POST', 'shares', { days: 7, only });
const shownBy = async ({ path }: NewShare) => {
  const shared = await api.store.readShare(path.slice('/share/'.length));
  return shared?.languages.en.announcements.map(({ title }) => title) ?? [];
};

describe('a link to one message', () => {
  const ONE = { kind: 'announcement', id: 'one' };

  test('shows it as it would be published alone, and is listed with its title', async () => {
    await api.add('live', messageContent({ title: 'Live' }));
    await api.publish();
    await api.change(await api.entry('live'), messageContent({ title: 'Changed' }));
    await api.add('one', messageContent({ title: 'One' }));
    await api.add('two', messageContent({ title: 'Two' }));
    const { status, body } = await share(ONE);
    expect([status, body.only]).toEqual([201, { ...ONE, name: 'One' }]);
    const before = (await api.latest()).languages.en.announcements.map(({ title }) => title);
    expect(await shownBy(body)).toEqual([...before, 'One']);
    const { path: _, ...listed } = body;
    expect((await api.call<Share[]>('GET', 'shares')).body).toEqual([listed]);
  });

  test('keeps what was shared, whatever is published later', async () => {
    const one = await api.add('one', messageContent({ title: 'One' }));
    const { body } = await share(ONE);
    await api.change(one, messageContent({ title: 'Other' }));
    await api.publish();
    expect(await shownBy(body)).toContain('One');
    expect(await shownBy(body)).not.toContain('Other');
  });

  test('is refused until the message is complete, and says what it lacks', async () => {
    await api.add('one', messageContent({ title: 'One', cta: '' }));
    expect(await refused(ONE)).toMatchObject({
      status: 422,
      body: { message: '“one” in English: cta must not be empty.' },
    });
    expect((await share()).status).toBe(201);
  });

  test('is refused for a message that nobody has written', async () => {
    expect(await refused(ONE)).toMatchObject({ status: 404, body: { message: 'There is no such entry.' } });
  });
});

describe('a link to a release', () => {
  test('shows what it has pinned over what is published, and has its name', async () => {
    const entry = await api.add('one', messageContent({ title: 'One' }));
    const { id } = await api.schedule('one', 'Spring', '2090-03-01T08:00:00Z');
    await api.change(entry, messageContent({ title: 'Changed since' }));
    await api.add('two', messageContent({ title: 'Two' }));
    const { body } = await share({ release: id });
    expect(body.only).toEqual({ release: id, name: 'Spring' });
    const shown = await shownBy(body);
    expect(['One', 'Changed since', 'Two'].map((title) => shown.includes(title))).toEqual([true, false, false]);
  });

  test('is refused without such a release', async () => {
    expect((await refused({ release: 'none' })).status).toBe(404);
  });
});

test('a link to the draft shows all of it, and names no part', async () => {
  await api.add('one', messageContent({ title: 'One' }));
  await api.add('two', messageContent({ title: 'Two', cta: '' }));
  const { body } = await share();
  expect(body).not.toHaveProperty('only');
  expect((await shownBy(body)).slice(-2)).toEqual(['One', 'Two']);
});

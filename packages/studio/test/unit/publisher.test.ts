/** How versions are added, and how the draft follows them. On workerd: packages/studio/test/worker/publishing.test.ts. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { publishingStore } from '../../../../test/support/publishing-store.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import type { MessageFields } from '../../src/contract/draft.ts';
import { endAnnouncement } from '../../src/entries/end-announcement.ts';

const NOW = Date.UTC(2030, 0, 1);
const AUTHOR = { person: 'kim@example.com', at: new Date(NOW).toISOString() };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

function store() {
  const { versions, draft, publisher } = publishingStore();
  const publish = (languages: PublishedLanguages) => publisher.add({ languages, person: 'cms', reason: '' });
  return { versions, draft, publisher, publish };
}

const inEnglish = (languages: PublishedLanguages): PublishedLanguages => ({
  ...inEveryLanguage({}),
  en: languages.en,
});

test('each version is later than the one before, even if the clock is set back', () => {
  const { versions, publish } = store();
  publish(inEveryLanguage({}));
  vi.setSystemTime(NOW - 3_600_000);
  publish(inEveryLanguage({}));
  vi.setSystemTime(NOW);
  const times = versions.list(null).versions.map(({ publishedAt }) => Date.parse(publishedAt));
  expect(times).toEqual([NOW + 2, NOW + 1, NOW]);
});

test('what people have changed, added or deleted in the draft stays', () => {
  const { draft, publish } = store();
  publish(inEveryLanguage({ announcements: [announcement('changed'), announcement('deleted'), announcement('same')] }));
  const added = draft.put({ id: 'added', content: messageContent() }, AUTHOR);
  const changed = draft.put({ id: 'changed', content: messageContent({ title: 'Ours' }) }, AUTHOR);
  draft.remove({ id: 'deleted', content: messageContent() }, AUTHOR);
  const edit = { title: 'Theirs' };
  publish(inEveryLanguage({ announcements: ['changed', 'deleted', 'same'].map((id) => announcement(id, edit)) }));
  const entries = draft.entries().filter(({ content }) => content.kind === 'announcement');
  expect(entries.map(({ id }) => id).sort()).toEqual(['added', 'changed', 'same']);
  expect(entries).toContainEqual(added);
  expect(entries).toContainEqual(changed);
});

describe('ending an announcement', () => {
  const AT = '2030-01-01T00:00:00Z';

  /** Ends it in English while the draft has other fields; returns those of the draft afterwards. */
  function ended(published: Partial<MessageFields>, drafted: Partial<MessageFields>) {
    const { draft, publish, publisher } = store();
    const { startDate, endDate } = { startDate: '', endDate: '', ...published };
    const times = { ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) };
    publish(inEnglish(inEveryLanguage({ announcements: [announcement('a', times)] })));
    draft.put({ id: 'a', content: messageContent({ ...published, ...drafted }) }, AUTHOR);
    const ending = { id: 'a', in: ['en', 'de'] as const, at: AT };
    const languages = endAnnouncement(publisher.latest().languages, ending);
    if (typeof languages === 'string') throw new Error(languages);
    publisher.add({ languages, person: 'kim', reason: '' }, ending);
    const { content } = draft.find({ kind: 'announcement', id: 'a' }) ?? {};
    return { inVersion: publisher.latest().languages.en.announcements, inDraft: content?.languages.en };
  }

  test('ends it in a draft with other texts', () => {
    const { inVersion, inDraft } = ended({}, { title: 'Ours' });
    expect(inVersion).toMatchObject([{ id: 'a', endDate: AT }]);
    expect(inDraft).toMatchObject({ title: 'Ours', endDate: AT });
  });

  test('leaves the times that the draft has changed', () => {
    const { inDraft } = ended({}, { startDate: '2031-01-01T00:00:00Z' });
    expect(inDraft).toMatchObject({ startDate: '2031-01-01T00:00:00Z', endDate: '' });
    expect(ended({}, { endDate: '2032-01-01T00:00:00Z' }).inDraft).toMatchObject({ endDate: '2032-01-01T00:00:00Z' });
  });

  test('removes it if it has not started', () => {
    const { inVersion, inDraft } = ended({ startDate: '2031-01-01T00:00:00Z' }, { title: 'Ours' });
    expect(inVersion).toEqual([]);
    expect(inDraft).toBeUndefined();
  });

  test('is refused if it is over, or not there', () => {
    const languages = inEveryLanguage({ announcements: [announcement('a', { endDate: '2029-01-01' })] });
    expect(endAnnouncement(languages, { id: 'a', in: LANGUAGES, at: AT })).toBe('over');
    expect(endAnnouncement(languages, { id: 'b', in: LANGUAGES, at: AT })).toBe('not-found');
  });

  test('leaves other languages as they are', () => {
    const languages = inEveryLanguage({ announcements: [announcement('a')] });
    const result = endAnnouncement(languages, { id: 'a', in: ['en'], at: AT });
    expect(result).toMatchObject({ en: { announcements: [{ endDate: AT }] } });
    expect(result).toHaveProperty('de', languages.de);
  });
});

/** Default messages that fill gaps, in the Studio. */

import { expect, test } from 'vitest';
import { COMPANY } from '../../../../src/company.ts';
import { NOW } from '../../../../test/support/app.ts';
import { announcement, inEveryLanguage } from '../../../../test/support/publications.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import type { MessageContent, MessageFields } from '../../src/contract/draft.ts';
import { composePublication } from '../../src/entries/compose-publication.ts';
import { describeChanges } from '../../src/entries/describe-changes.ts';
import { entriesFrom } from '../../src/entries/entries-from.ts';
import { findWarnings } from '../../src/entries/find-warnings.ts';
import { shownInstead } from '../../src/entries/shown-instead.ts';
import { HOLDS } from '../../src/fields/flag.ts';
import { isPublishedAlike } from '../../src/model/compare.ts';
import { versionDifferences } from '../../src/page/differences/version-differences.ts';
import { withField } from '../../src/page/entries/edit-content.ts';
import { sharesNow } from '../../src/page/entries/message-entry.ts';

const RULES = { brand: COMPANY.brand, images: { names: [], origins: [] } };
const OVER = announcement('over', { endDate: new Date(NOW - 1_000).toISOString() });
const [PLAIN, FILLER] = [announcement('plain'), announcement('filler', { fillsGaps: true })];

const contentOf = (kind: MessageContent['kind'], fields: Partial<MessageFields>): MessageContent => ({
  ...(messageContent(fields) as MessageContent),
  kind,
});
const published = (kind: MessageContent['kind']) =>
  composePublication(
    { published: inEveryLanguage({}), entries: [{ id: 'a', content: contentOf(kind, { fillsGaps: HOLDS }) }] },
    [{ kind, id: 'a' }],
    RULES,
  );

test('the setting is published, and the same after a round trip', () => {
  const { languages, problems } = published('default-message');
  expect(problems).toEqual([]);
  expect(languages.en.featureMessages.find(({ id }) => id === 'a')).toMatchObject({ fillsGaps: true });
  const read = entriesFrom(languages).find(({ id }) => id === 'a')?.content;
  expect(isPublishedAlike(read, contentOf('default-message', { fillsGaps: HOLDS }))).toBe(true);
  expect(isPublishedAlike(read, contentOf('default-message', {}))).toBe(false);
});

test('an announcement cannot have it', () => {
  expect(published('announcement').problems).toMatchObject([
    { id: 'a', reason: 'only messages in featureMessages can have fillsGaps' },
  ]);
});

test('it is set and removed in all languages at once', () => {
  const content = contentOf('default-message', {});
  expect(Object.keys(content.languages).length).toBeGreaterThan(0);
  const removed = withField('webinar', withField('webinar', content, 'en', 'fillsGaps', HOLDS), 'en', 'fillsGaps', '');
  expect(removed).toEqual(content);
});

test('gaps that it fills are no warning, and those before its start are', () => {
  const gaps = (filler: typeof FILLER) =>
    findWarnings(inEveryLanguage({ announcements: [OVER], featureMessages: [filler] }), NOW)
      .filter(({ warning }) => warning === 'gap')
      .map(({ text }) => text);
  expect(gaps(FILLER)).toEqual([]);
  expect(gaps(PLAIN)).toEqual([expect.stringMatching(/^From now on, .* shows no message\.$/)]);
  const startDate = new Date(NOW + 86_400_000).toISOString();
  expect(gaps({ ...FILLER, startDate })).toEqual([expect.stringMatching(/^From now on until .* shows no message\.$/)]);
});

test('a person who ends the last announcement reads that it is shown instead', () => {
  const languages = inEveryLanguage({ announcements: [announcement('live')], featureMessages: [PLAIN, FILLER] });
  const ending = { id: 'live', in: ['en'], at: new Date(NOW).toISOString() } as const;
  expect(shownInstead(languages, ending)).toEqual([{ languages: ['en'], shown: '“Title of filler”' }]);
});

test('its share in the list is that of visitors who see it now', () => {
  const filler = { kind: 'default-message' as const, id: 'filler', content: contentOf('default-message', {}) };
  const filling = { ...filler, content: contentOf('default-message', { fillsGaps: HOLDS }) };
  const over = {
    kind: 'announcement' as const,
    id: 'over',
    content: contentOf('announcement', { endDate: '2020-01-01' }),
  };
  const live = { kind: 'announcement' as const, id: 'live', content: contentOf('announcement', {}) };
  const shares = (...messages: readonly (typeof filler | typeof over)[]) =>
    Object.fromEntries(sharesNow(messages, 'en', NOW));
  expect(shares(over, filling)).toEqual({ 'default-message/filler': 1 });
  expect(shares(over, filler)).toEqual({});
  expect(shares(live, filling)).toEqual({ 'announcement/live': 1 });
});

test('review and history say that it changes', () => {
  const [before, after] = [PLAIN, { ...PLAIN, fillsGaps: true }].map((message) =>
    inEveryLanguage({ announcements: [OVER], featureMessages: [message] }),
  );
  if (!before || !after) throw new Error('there are two');
  expect(describeChanges(before, after, NOW).map(({ text }) => text)).toContain(
    '“Title of plain” is also shown while no announcement is live.',
  );
  expect(versionDifferences(before, after)[0]).toMatchObject({
    id: 'plain',
    fields: [{ field: 'fillsGaps', before: null, after: 'yes' }],
  });
});

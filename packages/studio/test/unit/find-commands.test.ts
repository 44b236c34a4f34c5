/** What the commands find. */

import { expect, test } from 'vitest';
import { shownEntry } from '../../../../test/support/shown-entry.ts';
import { messageContent } from '../../../../test/support/studio-api.ts';
import { findCommands } from '../../src/page/commands/find-commands.ts';
import type { ShownEntry } from '../../src/page/data/draft-state.ts';

const entryOf = (id: string, title: string, description = '') => shownEntry(id, messageContent({ title, description }));

function found(query: string, entries: readonly ShownEntry[] = []): Readonly<Record<string, readonly string[]>> {
  const cards = [{ id: 'roi-calculator', languages: ['de' as const] }];
  const groups = findCommands(query, { entries, cards, parts: [], latest: 12, previewPath: '/preview' });
  return Object.fromEntries(groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)]));
}

test.each([
  ['hist', { Pages: ['History'] }],
  ['menus', { Pages: ['Menus'] }],
  ['theme', { Pages: ['Theme'] }],
  ['PREVIEW', { Actions: ['Preview the draft'] }],
  ['roi', { Cards: ['ROI calculator (card)'] }],
  ['version 12', { Versions: ['Version 12'] }],
  ['v3', { Versions: ['Version 3'] }],
  ['13', {}],
  ['0', {}],
])('“%s” finds %o', (query, expected) => {
  expect(found(query)).toEqual(expected);
});

test('messages are found by all their texts, those with the words in their titles first', () => {
  const entries = [entryOf('a', 'Report', 'About the Frühjahr'), entryOf('b', 'Frühjahr')];
  expect(found('fruhjahr', entries)).toEqual({ Messages: ['Frühjahr', 'Report'] });
});

test('of many messages the first are listed, with a way to all', () => {
  const entries = Array.from({ length: 30 }, (_, index) => entryOf(`m-${index}`, `Webinar ${index}`));
  const { Messages: messages = [] } = found('webinar', entries);
  expect(messages).toHaveLength(9);
  expect(messages.at(-1)).toBe('All 30 found');
});

/** Undo and redo of the edits of a message, with autosave and with other people. */

import { expect, test } from 'vitest';
import { messageContent } from '../../../../test/support/studio-api.ts';
import type { EntryContent, MessageContent } from '../../src/contract/draft.ts';
import { type EditHistory, NO_EDITS, redone, undone, withEdit } from '../../src/page/data/edit-history.ts';

const titled = (title: string) => messageContent({ title }) as MessageContent;

/** @param steps contents with the milliseconds before each */
function typed(...steps: readonly (readonly [EntryContent, number])[]) {
  let now = 1_000;
  let before: EntryContent = titled('');
  return steps.reduce<EditHistory>((history, [after, pause]) => {
    now += pause;
    const next = withEdit(history, { before, after }, now);
    before = after;
    return next;
  }, NO_EDITS);
}

test('typing without a pause in one field is one edit', () => {
  const { done } = typed([titled('a'), 0], [titled('ab'), 300], [titled('abc'), 300]);
  expect(done).toEqual([{ before: titled(''), after: titled('abc') }]);
});

const { en } = titled('a').languages;

test.each<[string, EntryContent, number]>([
  ['a pause', titled('ab'), 1_000],
  ['another field', messageContent({ title: 'a', cta: 'Go' }), 10],
  ['another language', { ...titled('a'), languages: { en, de: en } } as EntryContent, 10],
])('%s begins another edit', (_, after, pause) => {
  expect(typed([titled('a'), 0], [after, pause]).done).toHaveLength(2);
});

test('what is undone is redone, until something else is edited', () => {
  const history = typed([titled('a'), 0], [titled('ab'), 5_000]);
  const once = undone(history);
  expect(once?.edit).toEqual({ before: titled('ab'), after: titled('a') });
  const twice = once && undone(once.history);
  expect(twice?.edit.after).toEqual(titled(''));
  expect(twice && undone(twice.history)).toBeNull();
  expect(twice && redone(twice.history)?.edit).toEqual({ before: titled(''), after: titled('a') });
  const edited = once && withEdit(once.history, { before: titled('a'), after: titled('other') }, 0);
  expect(edited && redone(edited)).toBeNull();
});

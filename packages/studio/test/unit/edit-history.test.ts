/** Which edits of the page are undone and redone, and in which order. */

import { expect, test } from 'vitest';
import { messageContent } from '../../../../test/support/studio-api.ts';
import type { EntryContent, EntryName, MessageContent } from '../../src/contract/draft.ts';
import {
  type EditHistory,
  mayUndo,
  NO_EDITS,
  nextStep,
  type Step,
  withMoved,
  withStep,
} from '../../src/page/data/edit-history.ts';

const titled = (title: string) => messageContent({ title }) as MessageContent;

const edit = (before: EntryContent | null, after: EntryContent | null, id = 'webinar') =>
  ({ kind: 'announcement', id, before, after }) as const;

const of =
  (...ids: readonly string[]) =>
  ({ id }: EntryName) =>
    ids.includes(id);
const webinar = of('webinar');

/** @param steps contents with the milliseconds before each */
function typed(...steps: readonly (readonly [EntryContent, number])[]) {
  let now = 1_000;
  let before: EntryContent = titled('');
  return steps.reduce<EditHistory>((history, [after, pause]) => {
    now += pause;
    const next = withStep(history, [edit(before, after)], now);
    before = after;
    return next;
  }, NO_EDITS);
}

const history = (...steps: readonly Step[]): EditHistory => ({ done: steps, undone: [], at: 0 });

test('typing without a pause in one field is one edit', () => {
  const { done } = typed([titled('a'), 0], [titled('ab'), 300], [titled('abc'), 300]);
  expect(done).toEqual([[edit(titled(''), titled('abc'))]]);
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
  const first = [edit(titled(''), titled('a'))];
  const second = [edit(titled('a'), titled('ab'))];
  const once = withMoved(history(first, second), 'undo', second);
  expect(once).toEqual({ done: [first], undone: [second], at: 0 });
  expect(withMoved(once, 'redo', second)).toEqual(history(first, second));
  expect(withStep(once, [edit(titled('a'), titled('other'))], 0).undone).toEqual([]);
});

test('a page undoes edits of its own entries, and leaves the others of the same step', () => {
  const [one, other] = [edit(titled(''), titled('a')), edit(titled(''), titled('b'), 'launch')];
  const all = history([one, other], [edit(titled('b'), titled('c'), 'launch')]);
  const own = nextStep(all, 'undo', webinar);
  expect(own).toEqual([one]);
  expect(withMoved(all, 'undo', own ?? [])).toEqual({ done: [[other], ...all.done.slice(1)], undone: [[one]], at: 0 });
});

test('a page undoes what was edited together at once', () => {
  const step = [edit(titled(''), titled('a')), edit(titled(''), titled('b'), 'launch')];
  expect(nextStep(history(step), 'undo', of('webinar', 'launch'))).toEqual(step);
});

test('a field undoes its own last edit, but none that was made together with others', () => {
  const title = [edit(titled('a'), titled('b'))];
  const cta = [edit(titled('b'), messageContent({ title: 'b', cta: 'Go' }))];
  const both = [edit(titled('b'), titled('c')), edit(titled(''), titled('d'), 'launch')];
  const focused = { entry: 'announcement/webinar', language: 'en', field: 'title' } as const;
  const isOfPage = of('webinar', 'launch');
  expect(nextStep(history(title, cta, both), 'undo', isOfPage, focused)).toEqual(title);
  expect(nextStep(history(cta), 'undo', isOfPage, focused)).toBeNull();
  expect(nextStep(history(title), 'undo', isOfPage, { ...focused, language: 'de' })).toBeNull();
});

test.each<[string, Step]>([
  ['a new entry', [edit(null, titled('a'))]],
  ['a deleted entry', [edit(titled('a'), null)]],
  ['an edit that changes nothing', [edit(titled('a'), titled('a'))]],
])('a page does not undo %s', (_, step) => {
  expect(withStep(NO_EDITS, step, 0).done).toEqual([]);
});

test('only authors undo the addition of a language, except in the menus', () => {
  const languages = { en, de: en };
  const added = [edit(titled('a'), { ...titled('a'), languages } as EntryContent)];
  const text = { kind: 'text', languages: { de: { text: 'Preise' } } } as const;
  const inMenus = [{ kind: 'text', id: 'titles.a', before: { kind: 'text', languages: {} }, after: text } as const];
  expect([mayUndo(added, true), mayUndo(added, false), mayUndo(inMenus, false)]).toEqual([true, false, true]);
});

import { describe, expect, test } from 'vitest';
import { type Candidate, messagesOn, pickAnnouncement } from '../../../src/announcement/pick-announcement.ts';

const START = Date.UTC(2026, 2, 14);
const END = Date.UTC(2026, 3, 14);
const DEFAULT = message('default');

function message(id: string, window: Partial<Candidate> = {}): Candidate {
  return { id, weight: 1, startDate: null, endDate: null, ...window };
}

const pick = (messages: readonly Candidate[], now: number, seed = 'seed') =>
  pickAnnouncement(messages, [DEFAULT], now, seed);

describe('the window of a message', () => {
  const windowed = message('windowed', { startDate: START, endDate: END });

  test.each([
    ['just before its start', START - 1, null],
    ['at its start', START, 'windowed'],
    ['a millisecond before its end', END - 1, 'windowed'],
    ['at its end', END, null],
    ['long after its end', END + 1e12, null],
  ])('a message is shown in [start, end): %s', (_, now, expected) => {
    expect(pick([windowed], now).announcement?.id ?? null).toBe(expected);
  });

  test.each([
    ['start', { startDate: null, endDate: END }, [-1e15, END - 1], [END]],
    ['end', { startDate: START, endDate: null }, [START, 1e15], [START - 1]],
    ['start and end', { startDate: null, endDate: null }, [-1e15, 1e15], []],
  ])('a message without %s has no limit there', (_, window, shown, hidden) => {
    for (const now of shown) expect(pick([message('open', window)], now).announcement?.id).toBe('open');
    for (const now of hidden) expect(pick([message('open', window)], now).announcement).toBeNull();
  });
});

test('an empty list is replaced by the defaults, and one without an active message is not', () => {
  expect(pick([], START).announcement).toBe(DEFAULT);
  expect(pick([message('over', { endDate: START })], START).announcement).toBeNull();
});

test('two active messages compete, and one with weight zero does not, and is never drawn', () => {
  const mute = message('mute', { weight: 0 });
  expect(pick([message('a'), message('b')], START).competing).toBe(true);
  expect(pick([mute, message('loud')], START)).toMatchObject({ announcement: { id: 'loud' }, competing: false });
  expect(pick([mute], START).announcement).toBeNull();
});

describe('the next boundary', () => {
  const messages = [
    message('a', { startDate: START, endDate: END + 5 }),
    message('b', { startDate: START + 10, endDate: END }),
    message('mute', { weight: 0, endDate: START + 20 }),
  ];

  test.each([
    ['is the next start', START - 1, START],
    ['at a start, is the next change', START, START + 10],
    ['is the end of a message that is not drawn', START + 10, START + 20],
    ['is the next end', START + 20, END],
    ['at an end, is the next change', END, END + 5],
    ['is infinite after the last end', END + 5, Number.POSITIVE_INFINITY],
  ])('%s', (_, now, expected) => {
    expect(pick(messages, now).nextBoundary).toBe(expected);
  });

  test('is taken from the defaults if the list is empty', () => {
    const defaults = [message('default', { endDate: END })];
    expect(pickAnnouncement([], defaults, START, 'seed').nextBoundary).toBe(END);
  });
});

describe('the messages of a page', () => {
  const general = { ...message('general'), paths: null };
  const limited = { ...message('limited'), paths: ['/docs/*'] };

  test.each([
    ['/docs', ['general', 'limited']],
    ['/docs/a', ['general', 'limited']],
    ['/docs-old', ['general']],
    [null, ['general']],
  ])('%j has %j', (path, ids) => {
    expect(messagesOn(path, [general, limited]).map(({ id }) => id)).toEqual(ids);
  });

  test('are the same list object if no message is limited, because every request reads them', () => {
    const list = [general, { ...general, id: 'second' }];
    expect(messagesOn('/docs', list)).toBe(list);
  });
});

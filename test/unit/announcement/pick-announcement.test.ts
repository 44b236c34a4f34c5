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

  test('one message can follow another without a gap or an overlap', () => {
    const first = message('first', { endDate: START });
    const second = message('second', { startDate: START });
    for (const [now, expected] of [
      [START - 1, 'first'],
      [START, 'second'],
    ] as const) {
      const { announcement, competing } = pick([first, second], now);
      expect({ id: announcement?.id, competing }).toEqual({ id: expected, competing: false });
    }
  });
});

test('an empty list is replaced by the defaults', () => {
  expect(pick([], START).announcement).toBe(DEFAULT);
});

test('a list without an active message gives no announcement, not the defaults', () => {
  expect(pick([message('over', { endDate: START })], START).announcement).toBeNull();
});

test('a message with weight zero is never drawn, even if it is the only one', () => {
  expect(pick([message('mute', { weight: 0 })], START).announcement).toBeNull();
});

test('a message with weight zero does not compete', () => {
  expect(pick([message('mute', { weight: 0 }), message('loud')], START)).toMatchObject({
    announcement: { id: 'loud' },
    competing: false,
  });
});

test('two active messages compete', () => {
  expect(pick([message('a'), message('b')], START).competing).toBe(true);
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

/** What is missing before a selection is published, and the boxes to tick. */

import { describe, expect, test } from 'vitest';
import type { GroupedWarning } from '../../src/contract/api.ts';
import { missingToAsk, missingToPublish, type Prepared } from '../../src/page/publish/missing.ts';
import { isTicked, warningGroups } from '../../src/page/publish/warning-groups.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z');

const warning = (key: string, group: GroupedWarning['group']): GroupedWarning => {
  return { key, group, warning: 'long', language: null, text: key };
};
const GROUPS = warningGroups([
  warning('overlap', 'information'),
  warning('long', 'look-at'),
  warning('wide', 'look-at'),
  warning('gone', 'stops'),
]);

const READY: Prepared = {
  selected: 3,
  isChecked: true,
  problems: 0,
  links: 'checked',
  open: [],
  name: '',
  needsName: false,
  time: null,
};
const toPublish = (changes: Partial<Prepared>) =>
  missingToPublish({ ...READY, ...changes }, NOW).map(({ text, place }) => [text, place]);
const toAsk = (changes: Partial<Prepared>) => missingToAsk({ ...READY, ...changes }).map(({ text }) => text);

test('warnings have at most three boxes, the most important first', () => {
  expect(GROUPS.map(({ id, count }) => [id, count])).toEqual([
    ['stops', '1 warning'],
    ['look-at', '2 warnings'],
    ['information', '1 warning'],
  ]);
  expect(warningGroups([])).toEqual([]);
});

test('a group is ticked until the selection adds a warning to it', () => {
  const seen = new Set(['long', 'wide']);
  const isLookTicked = (groups: typeof GROUPS) => groups.map((group) => isTicked(group, seen));
  expect(isLookTicked(GROUPS)).toEqual([false, true, false]);
  expect(isLookTicked(warningGroups([warning('long', 'look-at'), warning('new', 'look-at')]))).toEqual([false]);
});

describe('to publish', () => {
  test('nothing is missing from a selection that is checked, and whose warnings are ticked', () => {
    expect(toPublish({})).toEqual([]);
    expect(toPublish({ links: 'unknown' })).toEqual([]);
  });

  test('each box that is not ticked is missing, with a link to it', () => {
    expect(toPublish({ open: GROUPS })).toEqual([
      ['Tick “Stop: probably a mistake”: 1 warning.', 'studio-warnings-stops'],
      ['Tick “Look at”: 2 warnings.', 'studio-warnings-look-at'],
      ['Tick “For information”: 1 warning.', 'studio-warnings-information'],
    ]);
  });

  test('everything else that is missing is listed, too', () => {
    expect(toPublish({ selected: 0, open: GROUPS })).toEqual([['Select what to publish.', 'studio-pending']]);
    expect(toPublish({ isChecked: false })).toEqual([['Wait until the selection is reviewed.', null]]);
    expect(toPublish({ links: 'checking', problems: 2, time: '' })).toEqual([
      ['Fix 2 problems.', 'studio-problems'],
      ['Wait until the links are checked.', null],
      ['Give the release a name.', 'studio-publish-name'],
      ['Choose a time.', 'studio-publish-time'],
    ]);
    expect(toPublish({ needsName: true, name: 'x'.repeat(201) })).toEqual([
      ['Shorten the name.', 'studio-publish-name'],
    ]);
  });

  test('a time has to be in the future', () => {
    const at = (time: string) => toPublish({ name: 'Spring', time });
    expect(at('2027-03-01T11:00:00Z')).toEqual([['Choose a time in the future.', 'studio-publish-time']]);
    expect(at('2027-03-01T13:00:00Z')).toEqual([]);
  });
});

test('to ask for a review, neither ticks nor checked links nor a future time are needed, but a name is', () => {
  const early = { open: GROUPS, links: 'checking', time: '2020-01-01T00:00:00Z' } as const;
  expect(toAsk({ ...early, name: 'Spring' })).toEqual([]);
  expect(toAsk(early)).toEqual(['Give the release a name.']);
  expect(toAsk({ name: 'Spring', time: '2020-13-' })).toEqual(['Correct the time.']);
});

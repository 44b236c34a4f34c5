/** Which message may show when, by the rule that the service uses. */

import { expect, test } from 'vitest';
import { pickAnnouncement } from '../../../../src/announcement/pick-announcement.ts';
import { changesIn, sharesAt, type TimelineMessage, timelineOf } from '../../src/entries/timeline.ts';

const day = (number: number) => Date.UTC(2027, 2, number);
const MARCH = { from: day(1), to: day(32) };

function message(id: string, from: number | null, to: number | null, weight = 1): TimelineMessage {
  return { id, title: id, weight, startDate: from, endDate: to };
}

const formatted = (announcements: readonly TimelineMessage[], defaults: readonly TimelineMessage[] = []) =>
  timelineOf({ announcements, defaults }, MARCH).periods.map(
    ({ kind, from, to, shares }) =>
      `${new Date(from).getUTCDate()}–${new Date(to - 1).getUTCDate()} ${kind}${shares
        .map((share) => ` ${share.message.id} ${Math.round(share.share * 100)}%`)
        .join('')}`,
  );

test('periods lie between the starts and ends of messages, with the share of each', () => {
  expect(formatted([message('webinar', day(5), day(20), 3), message('report', day(10), day(25))])).toEqual([
    '1–4 gap',
    '5–9 single webinar 100%',
    '10–19 overlap webinar 75% report 25%',
    '20–24 single report 100%',
    '25–31 gap',
  ]);
});

test('default messages are shown only if the language has no announcements at all', () => {
  const defaults = [message('sign-up', null, null)];
  expect(formatted([], defaults)).toEqual(['1–31 single sign-up 100%']);
  expect(formatted([message('over', null, day(3))], defaults)).toEqual(['1–2 single over 100%', '3–31 gap']);
  expect(timelineOf({ announcements: [], defaults }, MARCH).usesDefaults).toBe(true);
});

test('a message without a weight makes no period', () => {
  const messages = [message('always', null, null), message('never', day(5), day(10), 0)];
  expect(formatted(messages)).toEqual(['1–31 single always 100%']);
});

test('changes are the instants between periods', () => {
  const announcements = [message('webinar', day(5), day(20)), message('never', day(7), day(8), 0)];
  expect(changesIn({ announcements, defaults: [] }, MARCH)).toEqual([day(5), day(20)]);
});

test('shares are the frequencies with which the service draws', () => {
  const announcements = [
    message('webinar', null, null, 3),
    message('report', null, null),
    message('off', null, null, 0),
  ];
  const shares = sharesAt({ announcements, defaults: [] }, day(1));
  expect(shares.map((share) => share.message.id)).toEqual(['webinar', 'report']);
  const drawn = Array.from({ length: 4_000 }, (_, seed) => pickAnnouncement(announcements, [], day(1), `${seed}`));
  for (const { message, share } of shares) {
    const frequency = drawn.filter(({ announcement }) => announcement === message).length / drawn.length;
    expect(Math.abs(frequency - share)).toBeLessThan(0.03);
  }
});

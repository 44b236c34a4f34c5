/** What the Studio's pages that review and publish say in words, and what they read for it. */

import { describe, expect, test } from 'vitest';
import { MESSAGE_FIELDS } from '../../../../test/support/studio-api.ts';
import type { Change, Session } from '../../src/contract/api.ts';
import type { Entry, EntryContent, MessageFields } from '../../src/contract/draft.ts';
import {
  formatMoment,
  formatMomentInUtc,
  formatMomentInYear,
  formatMomentWithZone,
} from '../../src/contract/format-instant.ts';
import { inTimeZone, withSentence } from '../../src/contract/sentence.ts';
import { sentence } from '../../src/fields/sentence.ts';
import { imageChoice } from '../../src/page/form/image-address.ts';
import { changesByLanguage } from '../../src/page/publish/changes-by-language.ts';
import { formatFindings, formatShare, formatShares } from '../../src/page/timeline/format-shares.ts';
import { timelinesOfDraft } from '../../src/page/timeline/timeline-messages.ts';

const FIELDS: MessageFields = { ...MESSAGE_FIELDS, title: 'Webinar' };

function announcement(fields: Partial<MessageFields> = {}): Pick<Entry, 'id' | 'content'> {
  return {
    id: 'webinar',
    content: { kind: 'announcement', timeZone: 'UTC', languages: { en: { ...FIELDS, ...fields } } },
  };
}

describe('the timeline', () => {
  const english = (fields: Partial<MessageFields>) =>
    timelinesOfDraft([announcement(fields)]).find(({ language }) => language === 'en');

  test('reads the messages of the draft, also incomplete ones', () => {
    const read = english({ link: '', title: ' ', weight: '2', startDate: '2027-03-01T09:00:00Z' });
    expect(read?.messages.announcements).toEqual([
      {
        kind: 'announcement',
        id: 'webinar',
        title: 'Untitled',
        weight: 2,
        startDate: Date.UTC(2027, 2, 1, 9),
        endDate: null,
      },
    ]);
  });

  test('leaves out what is archived', () => {
    const { id, content } = announcement();
    const [{ messages } = { messages: null }] = timelinesOfDraft([
      { id, content: { ...content, archived: true } as EntryContent },
    ]).filter(({ language }) => language === 'en');
    expect(messages?.announcements).toEqual([]);
  });

  test.each([
    ['weight', ''],
    ['weight', 'many'],
    ['weight', '-1'],
    ['startDate', 'soon'],
    ['endDate', '2027-02-30'],
  ] as const)('leaves out a message whose %s is “%s”, and says so', (field, value) => {
    const read = english({ [field]: value });
    expect(read?.messages.announcements).toEqual([]);
    expect(read?.unreadable).toEqual([{ kind: 'announcement', id: 'webinar', title: 'Webinar', field }]);
  });

  test('never rounds a share to none or all', () => {
    expect([0.75, 1 / 3, 0.001, 0.999, 1].map(formatShare)).toEqual([
      '75%',
      '33%',
      'less than 1%',
      'more than 99%',
      '100%',
    ]);
  });

  test('names messages, gaps and overlaps', () => {
    const message = { id: 'a', title: 'A', weight: 1, startDate: null, endDate: null };
    expect(formatShares([])).toBe('No message');
    expect(formatShares([{ message, share: 1 }])).toBe('“A”');
    expect(formatFindings([{ kind: 'gap' }, { kind: 'overlap' }, { kind: 'gap' }])).toBe('2 gaps and 1 overlap');
    expect(formatFindings([{ kind: 'single' }])).toBe('no gaps and no overlaps');
  });

  test('writes moments in a time zone', () => {
    const moment = Date.parse('2027-03-17T12:00:00Z');
    expect(formatMoment(moment, 'Europe/Berlin')).toBe('17 March 2027, 13:00');
    expect(formatMomentWithZone(moment, 'Europe/Berlin')).toBe('17 March 2027, 13:00 CET');
    expect(formatMomentInUtc(moment, 'Europe/Berlin')).toBe('17 March 2027, 13:00 CET (12:00 UTC)');
    expect(formatMomentInUtc(moment, 'UTC')).toBe('17 March 2027, 12:00 UTC');
    expect(formatMomentInUtc(Date.parse('2027-03-17T20:00:00Z'), 'Asia/Tokyo')).toMatch(
      /^18 March 2027, 05:00 \S+ \(17 March 2027, 20:00 UTC\)$/,
    );
    expect(formatMomentInYear(moment, 'Asia/Tokyo')).toBe('17 Mar, 21:00');
  });

  test('a sentence is in UTC for programs, and in a time zone for people, except what it quotes', () => {
    const [start, early] = [Date.parse('2027-03-31T23:30:00Z'), Date.parse('0027-03-01T08:00:00Z')];
    const change = withSentence(sentence`“Until 1 May 2027, 08:00 UTC” is shown from ${start}.`);
    expect(change).toEqual({
      text: '“Until 1 May 2027, 08:00 UTC” is shown from 31 March 2027, 23:30 UTC.',
      sentence: ['“Until 1 May 2027, 08:00 UTC” is shown from ', { at: '2027-03-31T23:30:00Z' }, '.'],
    });
    expect(inTimeZone(change, 'Europe/Berlin')).toBe(
      '“Until 1 May 2027, 08:00 UTC” is shown from 1 April 2027, 01:30 CEST (31 March 2027, 23:30 UTC).',
    );
    expect(inTimeZone(withSentence(sentence`From ${early}.`), 'Asia/Tokyo')).toMatch(
      /^From 1 March 0027, 17:18 .*\(08:00 UTC\)\.$/,
    );
    expect(inTimeZone(withSentence(sentence`From now on until ${start}.`), 'UTC')).toBe(
      'From now on until 31 March 2027, 23:30 UTC.',
    );
    expect(withSentence(sentence`From ${'now'} on.`)).toEqual({ text: 'From now on.' });
  });

  test('what an older Studio answers stays in UTC', () => {
    expect(inTimeZone({ text: 'From 1 May 2027, 08:00 UTC.' }, 'Europe/Berlin')).toBe('From 1 May 2027, 08:00 UTC.');
  });
});

describe('the review', () => {
  const change = (language: Change['language'], text: string, at: string | null): Change => ({
    language,
    kind: 'announcement',
    id: 'webinar',
    text,
    at,
  });

  test('groups changes by language, and the later ones by time', () => {
    const changes = [
      change('fr', 'third', null),
      change('de', 'second', '2027-04-01T00:00:00Z'),
      change('de', 'first', '2027-03-01T00:00:00Z'),
      change('de', 'now', null),
    ];
    const groups = changesByLanguage(changes);
    expect(groups.map(({ language }) => language)).toEqual(['de', 'fr']);
    expect(groups[0]?.immediate.map(({ text }) => text)).toEqual(['now']);
    expect(groups[0]?.later.map(({ text }) => text)).toEqual(['first', 'second']);
  });
});

describe('cards', () => {
  const session: Pick<Session, 'images' | 'imageOrigins'> = {
    images: [{ name: 'teaser-report', href: '/chrome/assets/teaser-report.svg' }],
    imageOrigins: ['https://images.example.com'],
  };

  test('show images of the release and of allowed origins only', () => {
    expect(imageChoice('teaser-report', session)).toMatchObject({ kind: 'release' });
    const at = (image: string) => imageChoice(image, session).href;
    expect(at('https://images.example.com/a.png')).toBe('https://images.example.com/a.png');
    expect(at('https://elsewhere.example/a.png')).toBeNull();
    expect(at('nothing')).toBeNull();
  });
});

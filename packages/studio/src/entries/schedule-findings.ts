/** Finds gaps without a message, and overlaps of several. */

import type { LanguageMessages } from '../../../../src/content/publication.ts';
import type { Language } from '../../../../src/contract/language.ts';
import { type Sentence, sentence } from '../fields/sentence.ts';
import { listed, quoted } from '../fields/wording.ts';
import { type Audience, audiencesOf, messagesFor, type SiteName } from './audience.ts';
import { audienceText } from './describe-audience.ts';
import type { Finding } from './merge-findings.ts';
import { type Scheduled, scheduled } from './schedule.ts';
import { type Period, type TimelineMessages, timelineOf } from './timeline.ts';
import { percentText } from './wording.ts';

/** In milliseconds: gaps and overlaps are looked for this far ahead. */
const HORIZON = 90 * 86_400_000;

/**
 * The findings of all audiences, without duplicates, each with the places where it applies.
 *
 * @param now milliseconds since 1970
 * @param sites the company's sites, the main site first
 */
export function scheduleFindings(
  { announcements, featureMessages: defaultMessages }: Pick<LanguageMessages, 'announcements' | 'featureMessages'>,
  language: Language,
  now: number,
  sites: readonly SiteName[],
): Finding[] {
  const fillers = defaultMessages.filter(({ fillsGaps }) => fillsGaps);
  const shown = shownTo(
    audiencesOf([...announcements, ...fillers], sites),
    { announcements: announcements.map(scheduled), defaults: fillers.map(scheduled) },
    now,
  );
  return [gaps, overlaps].flatMap((find) =>
    inPlaces(shown, sites, (periods, place) => find(periods, language, now, place)),
  );
}

/** Computed once per set of messages, because most audiences see the same. */
function shownTo(
  audiences: readonly Audience[],
  messages: TimelineMessages<Scheduled>,
  now: number,
): readonly ShownTo[] {
  const known = new Map<string, ShownTo['periods']>();
  return audiences.map((audience) => {
    const seen = {
      announcements: messagesFor(audience, messages.announcements),
      defaults: messagesFor(audience, messages.defaults),
    };
    const key = [...seen.announcements, ...seen.defaults].map(({ id }) => id).join(' ');
    const periods = known.get(key) ?? periodsOf(seen, now);
    known.set(key, periods);
    return { audience, periods };
  });
}

/** The periods that start before the horizon; empty if the audience sees the defaults. */
function periodsOf(messages: TimelineMessages<Scheduled>, now: number): readonly Period<Scheduled>[] {
  if (messages.announcements.length === 0) return [];
  const range = { from: now, to: Number.POSITIVE_INFINITY };
  const { periods } = timelineOf(messages, range);
  return periods.filter(({ from }) => from < now + HORIZON);
}

interface ShownTo {
  readonly audience: Audience;
  readonly periods: readonly Period<Scheduled>[];
}

/** Where a warning applies: ` on Documentation, pages /docs/*`; empty for everywhere. */
type Place = string;

/** @param find returns the same keys for the same findings */
function inPlaces(
  shown: readonly ShownTo[],
  sites: readonly SiteName[],
  find: (periods: ShownTo['periods'], place: Place) => readonly Finding[],
): Finding[] {
  const having = new Map<string, ShownTo[]>();
  for (const one of shown)
    for (const { key } of find(one.periods, '')) having.set(key, [...(having.get(key) ?? []), one]);
  return [...having].flatMap(([key, places]) => {
    const [first] = places;
    if (!first) return [];
    const isEverywhere = places.length === shown.length;
    const place = isEverywhere ? '' : ` on ${listed(places.map(({ audience }) => audienceText(audience, sites)))}`;
    return find(first.periods, place)
      .filter((finding) => finding.key === key)
      .map((finding) => ({ ...finding, key: `${key}${place}` }));
  });
}

/** One finding per set of competing messages. */
function overlaps(periods: ShownTo['periods'], language: Language, now: number, place: Place): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const { from, to, kind, shares } of periods) {
    if (kind !== 'overlap') continue;
    const weights = shares.map(({ message }) => `${message.id} ${message.weight}`).sort();
    const key = `overlap ${weights.join(' ')}`;
    const seen = listed(shares.map(({ message, share }) => `${quoted(message.title)} to ${percentText(share)}`));
    const words: Finding['sentence'] = (languages, verb) =>
      sentence`${periodText(from, to, now)}, ${languages} ${verb} ${seen} of visitors${place}.`;
    if (!byKey.has(key)) byKey.set(key, { key, warning: 'overlap', language, sentence: words });
  }
  return [...byKey.values()];
}

function gaps(periods: ShownTo['periods'], language: Language, now: number, place: Place): Finding[] {
  return periods
    .filter(({ kind }) => kind === 'gap')
    .map(({ from, to }) => ({
      key: `gap ${from === now ? 'now' : new Date(from).toISOString()}`,
      warning: 'gap',
      language,
      sentence: (languages, verb) => sentence`${periodText(from, to, now)}, ${languages} ${verb} no message${place}.`,
    }));
}

function periodText(from: number, until: number, now: number): Sentence {
  const start = from === now ? 'From now on' : sentence`From ${from}`;
  return Number.isFinite(until) ? sentence`${start} until ${until}` : start;
}

/** Finds the warnings that people acknowledge before they publish. Pure. */

import type { AnnouncementFile } from '../../src/content/message-schema.ts';
import type { PublishedLanguages } from '../../src/content/publication.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Warning } from '../contract/api.ts';
import { languageName } from '../contract/language-name.ts';
import { type Audience, audiencesOf, MAIN, messagesFor, type SiteName } from './audience.ts';
import { audienceText } from './describe-audience.ts';
import { phaseOf, type Scheduled, scheduled } from './scheduled.ts';
import { type Period, timelineOf } from './timeline.ts';
import { instantText, listed, percentText, quoted } from './wording.ts';

/** In milliseconds: gaps and overlaps are looked for this far ahead. */
const HORIZON = 90 * 86_400_000;

/** In characters: title and call to action together. Above, they take more than two lines on a narrow phone. */
const LONG = 70;
/** Japanese characters are twice as wide. */
const LONG_IN_WIDE_LETTERS = 35;

/** A warning about one language. Those with the same key are one decision. */
interface Finding extends Pick<Warning, 'key' | 'warning'> {
  readonly language: Language;
  /** After the name of the language. */
  readonly detail?: string;
  readonly sentence: (languages: string, verb: 'show' | 'shows') => string;
}

/**
 * Warns of what visitors see now or later, what is wrong with a text first.
 *
 * @param now milliseconds since 1970
 * @param sites that the company has, the main site first
 */
export function findWarnings(
  languages: PublishedLanguages,
  now: number,
  sites: readonly SiteName[] = [MAIN],
): Warning[] {
  const inLanguages = (find: (language: Language) => readonly Finding[]) => mergeLanguages(LANGUAGES.flatMap(find));
  const shown = new Map(
    LANGUAGES.map((language) => {
      const { announcements } = languages[language];
      return [language, shownTo(audiencesOf(announcements, sites), announcements.map(scheduled), now)] as const;
    }),
  );
  const inAudiences = (find: (periods: ShownTo['periods'], language: Language, place: Place) => readonly Finding[]) =>
    inLanguages((language) =>
      inPlaces(shown.get(language) ?? [], sites, (periods, place) => find(periods, language, place)),
    );
  return [
    ...inLanguages((language) => {
      const { announcements, featureMessages: defaultMessages } = languages[language];
      return [...announcements, ...defaultMessages]
        .filter((message) => phaseOf(scheduled(message), now) !== 'over')
        .flatMap((message) => long(message, language));
    }),
    ...unknownSites(languages, sites),
    ...missingLanguages(languages, now),
    ...inAudiences((periods, language, place) => gaps(periods, language, now, place)),
    ...inAudiences((periods, language, place) => overlaps(periods, language, now, place)),
  ];
}

/** One warning for each key, in the words of the first language that has it. */
function mergeLanguages(findings: readonly Finding[]): Warning[] {
  return [...Map.groupBy(findings, ({ key }) => key).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const { key, warning, sentence } = first;
    const isEverywhere = group.length === LANGUAGES.length && others.length > 0 && first.detail === undefined;
    const names = isEverywhere
      ? 'every language'
      : listed(group.map(({ language, detail = '' }) => languageName(language) + detail));
    return {
      key: [key, ...group.map(({ language, detail = '' }) => language + detail)].join(' '),
      warning,
      language: others.length === 0 ? first.language : null,
      text: sentence(names, others.length === 0 || isEverywhere ? 'shows' : 'show'),
    };
  });
}

/** Most audiences see the same, which is computed once. */
function shownTo(audiences: readonly Audience[], messages: readonly Scheduled[], now: number): readonly ShownTo[] {
  const known = new Map<string, ShownTo['periods']>();
  return audiences.map((audience) => {
    const seen = messagesFor(audience, messages);
    const key = seen.map(({ id }) => id).join(' ');
    const periods = known.get(key) ?? periodsOf(seen, now);
    known.set(key, periods);
    return { audience, periods };
  });
}

/** What an audience sees from now on, in the periods that begin within the horizon; nothing if it sees the defaults. */
function periodsOf(announcements: readonly Scheduled[], now: number): readonly Period<Scheduled>[] {
  if (announcements.length === 0) return [];
  const range = { from: now, to: Number.POSITIVE_INFINITY };
  const { periods } = timelineOf({ announcements, defaults: [] }, range);
  return periods.filter(({ from }) => from < now + HORIZON);
}

interface ShownTo {
  readonly audience: Audience;
  readonly periods: readonly Period<Scheduled>[];
}

/** Where a warning holds: ` on Documentation, pages /docs/*`; empty if it holds everywhere. */
type Place = string;

/**
 * The findings of all audiences, each once with the places of those that have it.
 *
 * @param find returns the same keys for the same findings
 */
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

/** One for each set of messages that compete. */
function overlaps(periods: ShownTo['periods'], language: Language, now: number, place: Place): Finding[] {
  const byKey = new Map<string, Finding>();
  for (const { from, to, kind, shares } of periods) {
    if (kind !== 'overlap') continue;
    const weights = shares.map(({ message }) => `${message.id} ${message.weight}`).sort();
    const key = `overlap ${weights.join(' ')}`;
    const seen = listed(shares.map(({ message, share }) => `${quoted(message.title)} to ${percentText(share)}`));
    const sentence: Finding['sentence'] = (languages, verb) =>
      `${periodText(from, to, now)}, ${languages} ${verb} ${seen} of visitors${place}.`;
    if (!byKey.has(key)) byKey.set(key, { key, warning: 'overlap', language, sentence });
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
      sentence: (languages, verb) => `${periodText(from, to, now)}, ${languages} ${verb} no message${place}.`,
    }));
}

function periodText(from: number, until: number, now: number): string {
  const start = from === now ? 'From now on' : `From ${instantText(from)}`;
  return Number.isFinite(until) ? `${start} until ${instantText(until)}` : start;
}

function long({ id, title, cta }: AnnouncementFile, language: Language): Finding[] {
  const length = [...`${title}${cta}`].length;
  const limit = /^(ja|ko|zh)/.test(language) ? LONG_IN_WIDE_LETTERS : LONG;
  if (length <= limit) return [];
  const sentence = (languages: string) =>
    `${quoted(title)} takes more than two lines on a phone: title and call to action in ${languages}.`;
  return [
    { key: `long ${id}`, warning: 'long', language, detail: ` (${length} characters of about ${limit})`, sentence },
  ];
}

/** Announcements that are shown now or later, and not in every language. */
function missingLanguages(languages: PublishedLanguages, now: number): Warning[] {
  const shown = new Map<string, { title: string; languages: Language[] }>();
  for (const language of LANGUAGES) {
    for (const message of languages[language].announcements.map(scheduled)) {
      if (!['live', 'upcoming'].includes(phaseOf(message, now))) continue;
      const entry = shown.get(message.id) ?? { title: message.title, languages: [] };
      shown.set(message.id, {
        title: language === DEFAULT_LANGUAGE ? message.title : entry.title,
        languages: [...entry.languages, language],
      });
    }
  }
  return [...shown].flatMap(([id, entry]): Warning[] => {
    const missing = LANGUAGES.filter((language) => !entry.languages.includes(language));
    if (missing.length === 0) return [];
    const names = listed(missing.map((language) => languageName(language)));
    const text = `${quoted(entry.title)} is not shown in ${names}.`;
    return [{ key: `language-missing ${id} ${missing.join(' ')}`, warning: 'language-missing', language: null, text }];
  });
}

/** Sites that there are not, which may be a mistake: no site shows the message for them. */
function unknownSites(languages: PublishedLanguages, known: readonly SiteName[]): Warning[] {
  const messages = LANGUAGES.flatMap((language) => {
    const { announcements, featureMessages: defaultMessages } = languages[language];
    return [...announcements, ...defaultMessages];
  });
  const found = messages.flatMap(({ id, title, sites = [] }) =>
    sites
      .filter((site) => known.every((one) => one.id !== site))
      .map((site) => ({ key: `${id} ${site}`, title, site })),
  );
  // messages have the same sites in most languages
  return [...new Map(found.map((one) => [one.key, one])).values()].map(({ key, title, site }) => {
    const text = `${quoted(title)} is limited to the site ${quoted(site)}, which there is not.`;
    return { key: `site-unknown ${key}`, warning: 'site-unknown', language: null, text };
  });
}

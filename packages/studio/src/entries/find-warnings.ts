/** Finds the warnings that people acknowledge before they publish. */

import type { AnnouncementFile } from '../../../../src/content/message-schema.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { type MenusAnswer, WARNING_KINDS, type Warning } from '../contract/api.ts';
import { languageName } from '../contract/language-name.ts';
import { listed, quoted } from '../fields/wording.ts';
import { MAIN, type SiteName, withNewSites } from './audience.ts';
import { farDates } from './date-warnings.ts';
import { missingMenuLinks, wideMenuTexts } from './menu-warnings.ts';
import { type Finding, mergeFindings } from './merge-findings.ts';
import { phaseOf, scheduled } from './schedule.ts';
import { scheduleFindings } from './schedule-findings.ts';
import { sourceFindings } from './source-warnings.ts';
import { placeholderFindings, tooLong } from './text-warnings.ts';
import { contrastWarnings } from './theme-warnings.ts';

/**
 * Warns of what visitors see now or later, in the order of `WARNING_KINDS`.
 *
 * @param now milliseconds since 1970
 * @param ofFiles the sites of the files, the main site first
 * @param menus of the files; without them, menus are not checked
 */
export function findWarnings(
  languages: PublishedLanguages,
  now: number,
  ofFiles: readonly SiteName[] = [MAIN],
  menus: MenusAnswer | null = null,
): Warning[] {
  const sites = withNewSites(ofFiles, languages);
  const findings = LANGUAGES.flatMap((language) => {
    const { announcements, featureMessages: defaultMessages } = languages[language];
    return [
      ...[...announcements, ...defaultMessages].flatMap((message) => [
        ...farDates(message, language, now),
        ...long(message, language, now),
      ]),
      ...scheduleFindings(languages[language], language, now, sites),
    ];
  });
  const order = ({ warning }: Warning) => WARNING_KINDS.indexOf(warning);
  return [
    ...mergeFindings([
      ...findings,
      ...placeholderFindings(languages, now, menus),
      ...(menus ? [...wideMenuTexts(languages, menus), ...sourceFindings(languages, menus)] : []),
    ]),
    ...missingLanguages(languages, now),
    ...(menus ? [...missingMenuLinks(languages, menus), ...contrastWarnings(languages, menus)] : []),
    ...unknownSites(languages, sites),
  ].toSorted((one, other) => order(one) - order(other));
}

function long(message: AnnouncementFile, language: Language, now: number): Finding[] {
  const { id, title } = message;
  const found = tooLong(message, language);
  if (!found || phaseOf(scheduled(message), now) === 'over') return [];
  const { length, limit } = found;
  const sentence = (languages: string) =>
    `${quoted(title)} takes more than two lines on a phone: title and call to action in ${languages}.`;
  return [
    { key: `long ${id}`, warning: 'long', language, detail: ` (${length} characters of about ${limit})`, sentence },
  ];
}

/** Announcements that are shown now or later, but not in every language. */
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

/** Unknown sites, perhaps a typo: no site shows the message for them. */
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
    const text = `${quoted(title)} is limited to the site ${quoted(site)}, which does not exist.`;
    return { key: `site-unknown ${key}`, warning: 'site-unknown', language: null, text };
  });
}

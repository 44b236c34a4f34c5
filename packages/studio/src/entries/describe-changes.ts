/** Describes in sentences what visitors will see change. */

import type { PublishedMenus } from '../../../../src/content/menu-schema.ts';
import { parsePlace } from '../../../../src/content/place.ts';
import type { LanguageMessages, PublishedLanguages } from '../../../../src/content/publication.ts';
import { isoInstant } from '../../../../src/contract/instant.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import type { Change, MenusAnswer } from '../contract/api.ts';
import { MENU_KINDS } from '../contract/draft.ts';
import { type WithSentence, withSentence } from '../contract/sentence.ts';
import { type Sentence, sentence } from '../fields/sentence.ts';
import { quoted } from '../fields/wording.ts';
import { type PublishedChange, publishedChanges } from '../model/compare.ts';
import { isWrittenOnce } from '../model/entry-types.ts';
import { changeTexts } from '../model/sentences.ts';
import { MAIN, type SiteName, withNewSites } from './audience.ts';
import { describeMenus } from './describe-menus.ts';
import { describeMessage, type MessageChange } from './describe-message.ts';
import { menuNames, namesOfPlaces } from './menu-names.ts';

/**
 * @param now the time of publication, in milliseconds since 1970
 * @param ofFiles the sites of the files
 * @param menus of the files, for the names of links; with `null`, places are named instead
 * @param isLater whether `now` is in the future
 */
export function describeChanges(
  before: PublishedLanguages,
  after: PublishedLanguages,
  now: number,
  ofFiles: readonly SiteName[] = [MAIN],
  menus: MenusAnswer | null = null,
  isLater = false,
): Change[] {
  const sites = withNewSites(ofFiles, before, after);
  const changes = LANGUAGES.flatMap((language) => {
    const [old, next] = [before[language], after[language]];
    const inMenus = menuChanges(language, old, next, menus);
    return [...languageChanges(old, next, now, sites, isLater), ...inMenus].map((change) => ({ language, ...change }));
  });
  // themes and site settings are the same in all languages: describe them once, in the default language if possible
  const byDefault = [...changes].sort((one, other) => Number(isDefault(other)) - Number(isDefault(one)));
  const isShown = (change: Change) =>
    !isWrittenOnce(change.id) || byDefault.find(({ id, text }) => id === change.id && text === change.text) === change;
  return changes.filter(isShown);
}

const isDefault = ({ language }: Change) => language === DEFAULT_LANGUAGE;

type LanguageChange = Omit<Change, 'language'>;

function languageChanges(
  before: LanguageMessages,
  after: LanguageMessages,
  now: number,
  sites: readonly SiteName[],
  isLater: boolean,
): LanguageChange[] {
  const announcements = publishedChanges('announcement', before, after).flatMap((changed) =>
    describeMessage('announcement', changed, now, sites, isLater).map((change) => ({
      kind: 'announcement' as const,
      id: changed.id,
      ...answered(change),
    })),
  );
  const defaults = publishedChanges('default-message', before, after).flatMap((changed) =>
    describeMessage('default-message', changed, now, sites, isLater).map((change) => ({
      kind: 'default-message' as const,
      id: changed.id,
      ...answered(
        areEverywhere(after) && !changed.before?.fillsGaps && !changed.after?.fillsGaps ? unseen(change) : change,
      ),
    })),
  );
  const cards = publishedChanges('card', before, after).flatMap((changed) =>
    describeCard(changed).map((words) => ({ kind: 'card' as const, id: changed.id, ...answered({ words, at: null }) })),
  );
  return [...announcements, ...switchToDefaults(before, after), ...defaults, ...cards];
}

function menuChanges(
  language: Language,
  before: PublishedMenus,
  after: PublishedMenus,
  menus: MenusAnswer | null,
): LanguageChange[] {
  if (MENU_KINDS.every((kind) => publishedChanges(kind, before, after).length === 0)) return [];
  // a site that is removed is still named
  const texts = { ...titlesOfSites(before), ...after.texts };
  const names = menus ? menuNames(menus, language, { ...after, texts }) : namesOfPlaces;
  return describeMenus(before, after, names).map(({ kind, id, words }) => ({
    kind,
    id,
    ...answered({ words, at: null }),
  }));
}

function titlesOfSites({ texts = {} }: PublishedMenus): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([place]) => parsePlace(place).of === 'site-title'));
}

/** Default messages are shown only while there are no announcements. */
function switchToDefaults(before: LanguageMessages, after: LanguageMessages): LanguageChange[] {
  const [had, has] = [areEverywhere(before), areEverywhere(after)];
  const { id } = after.featureMessages[0] ?? { id: '' };
  if (had === has) return [];
  const text = has
    ? 'Default messages are no longer shown, because there are announcements.'
    : `There are no announcements ${after.announcements.length > 0 ? 'for all pages ' : ''}any more, so default messages are shown.`;
  return [{ kind: 'default-message', id, text, at: null }];
}

/** Whether all pages show announcements. */
function areEverywhere({ announcements }: LanguageMessages): boolean {
  return announcements.some(({ sites, paths }) => !sites && !paths);
}

function unseen({ words }: MessageChange): MessageChange {
  return { words: sentence`${words} It is seen only while there are no announcements.`, at: null };
}

function answered({ words, at }: MessageChange): WithSentence & Pick<Change, 'at'> {
  return { ...withSentence(words), at: at === null ? null : isoInstant(at) };
}

function describeCard({ id, before, after }: PublishedChange<'card'>): readonly Sentence[] {
  const name = `The card ${id}`;
  if (!after) return [`${name} is the original again.`];
  if (!before) return [`${name} shows ${quoted(after.title)} and leads to ${after.link}.`];
  return changeTexts('card', before, after).map(({ words }) => sentence`${name} ${words}.`);
}

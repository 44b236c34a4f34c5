/** Site settings, which are edited as texts: their names, their values in words, and their problems. */

import type { CompleteMenus } from '../../../../src/content/menu-schema.ts';
import { titlePlace } from '../../../../src/content/place.ts';
import {
  AS_ON_MAIN,
  NO,
  NO_SETTING,
  namesInSetting,
  type SiteBrand,
  type SiteSetting,
  settingAt,
  settingProblem,
  YES,
} from '../../../../src/content/site-settings.ts';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { SLOTS, type Slot } from '../../../../src/contract/slot.ts';
import { DEFAULT_THEME, type Theme } from '../../../../src/contract/theme.ts';
import { languageName } from '../contract/language-name.ts';
import { listed } from './wording.ts';

export const SETTING_NAMES: Readonly<Record<SiteSetting, string>> = {
  home: 'Home page',
  theme: 'Theme',
  languages: 'Languages',
  login: 'Login button',
  slots: 'Places for the site’s own content',
  search: 'Search form',
  breadcrumbs: 'Breadcrumbs',
};

export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  dark: 'Dark',
  light: 'Light',
  auto: 'As visitors prefer',
};

export const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  banner: 'Banner',
  search: 'Search',
  account: 'Account',
  tools: 'Tools',
  local: 'Second row',
};

export const LOGIN_NAMES = { [AS_ON_MAIN]: 'As on the main site', [NO_SETTING]: 'None' } as const;

/** The defaults of a site's settings. */
export const USUAL: Readonly<Record<Exclude<SiteSetting, 'home'>, string>> = {
  theme: DEFAULT_THEME,
  languages: LANGUAGES.join(', '),
  login: AS_ON_MAIN,
  slots: NO_SETTING,
  search: NO_SETTING,
  breadcrumbs: NO,
};

/** Whether a text in this place adds a site that the files lack. */
export function isNewSite(place: string, { texts }: Pick<CompleteMenus, 'texts'>): boolean {
  return settingAt(place)?.setting === 'home' && ownValue(texts, place) === undefined;
}

/** Whether the place holds a setting, the name, or a list of this site. */
export function isOfSite(place: string, site: string): boolean {
  const owners = [`sites.${site}`, titlePlace(site), ...Object.keys(OWN_LISTS).map((list) => `${list}.${site}`)];
  return owners.some((owner) => place === owner || place.startsWith(`${owner}.`));
}

/** The lists that a site may own, by the prefix of their place. */
export const OWN_LISTS: Readonly<Record<string, string>> = {
  navigation: 'Menu',
  'second-level': 'Second row',
  actions: 'Buttons',
  footer: 'Columns',
};

/** A setting's value in words. */
export function formatSetting(setting: SiteSetting, text: string): string {
  const words = (names: Readonly<Record<string, string>>, name: string) => ownValue(names, name) ?? name;
  switch (setting) {
    case 'home':
      return text;
    case 'search':
      return text === NO_SETTING ? 'None' : text;
    case 'login':
      return words(LOGIN_NAMES, text);
    case 'theme':
      return words(THEME_NAMES, text);
    case 'breadcrumbs':
      return text === YES ? 'Shown' : 'Not shown';
    case 'slots':
      return listed(namesInSetting(text).map((name) => words(SLOT_NAMES, name))) || 'None';
    case 'languages':
      return listed(namesInSetting(text).map((name) => (isLanguage(name) ? languageName(name) : name)));
  }
}

/** Why the text cannot be published in the place, which begins with `sites.`; `null` if it can. */
export function siteProblem(place: string, text: string, brand: SiteBrand): string | null {
  const { setting } = settingAt(place) ?? {};
  if (!setting) return 'is not a site setting';
  const known: readonly string[] | null = setting === 'languages' ? LANGUAGES : setting === 'slots' ? SLOTS : null;
  const unknown = known && namesInSetting(text).find((name) => !known.includes(name));
  if (known && unknown !== undefined) return `has “${unknown}”, but must be one of ${known.join(', ')}`;
  if (setting === 'languages' && namesInSetting(text).length === 0) return 'must have a language';
  return settingProblem(place, text, brand);
}

function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

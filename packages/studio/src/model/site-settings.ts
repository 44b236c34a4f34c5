/** The settings of a site, which are stored as texts: their names, defaults and values in words. */

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
import type { Field } from '../fields/field-type.ts';
import { setting } from '../fields/setting.ts';
import { listed } from '../fields/wording.ts';

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

interface SiteField extends Field {
  /** Its value without an entry; absent if each site has its own. */
  readonly usual?: string;
}

function field(name: string, words?: (text: string) => string, usual?: string): SiteField {
  const type = setting((text, id, { brand }) => siteProblem(id, text, brand), words);
  return { name, type, ...(usual !== undefined && { usual }) };
}

const oneOf = (names: Readonly<Record<string, string>>) => (text: string) => ownValue(names, text) ?? text;

export const SITE_FIELDS: Readonly<Record<SiteSetting, SiteField>> = {
  home: field('Home page'),
  theme: field('Theme', oneOf(THEME_NAMES), DEFAULT_THEME),
  languages: field(
    'Languages',
    (text) => listed(namesInSetting(text).map((name) => (isLanguage(name) ? languageName(name) : name))),
    LANGUAGES.join(', '),
  ),
  login: field('Login button', oneOf(LOGIN_NAMES), AS_ON_MAIN),
  slots: field(
    'Places for the site’s own content',
    (text) => listed(namesInSetting(text).map(oneOf(SLOT_NAMES))) || 'None',
    NO_SETTING,
  ),
  search: field('Search form', oneOf({ [NO_SETTING]: 'None' }), NO_SETTING),
  breadcrumbs: field('Breadcrumbs', (text) => (text === YES ? 'Shown' : 'Not shown'), NO),
};

/** Why the text cannot be published in the place, which begins with `sites.`; `null` if it can. */
export function siteProblem(place: string, text: string, brand: SiteBrand): string | null {
  const { setting: name } = settingAt(place) ?? {};
  if (!name) return 'is not a site setting';
  const known: readonly string[] | null = name === 'languages' ? LANGUAGES : name === 'slots' ? SLOTS : null;
  const unknown = known && namesInSetting(text).find((one) => !known.includes(one));
  if (known && unknown !== undefined) return `has “${unknown}”, but must be one of ${known.join(', ')}`;
  if (name === 'languages' && namesInSetting(text).length === 0) return 'must have a language';
  return settingProblem(place, text, brand);
}

/** Of a place that begins with `sites.`, but is no setting that this release knows. */
export const UNKNOWN_SETTING: Field = field('Text');

function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

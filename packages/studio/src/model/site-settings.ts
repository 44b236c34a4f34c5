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
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { SLOTS, type Slot } from '../../../../src/contract/slot.ts';
import { DEFAULT_THEME, type Theme } from '../../../../src/contract/theme.ts';
import { languageName } from '../contract/language-name.ts';
import type { Control, Field } from '../fields/field-type.ts';
import { setting } from '../fields/setting.ts';
import { listed } from '../fields/wording.ts';

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  dark: 'Dark',
  light: 'Light',
  auto: 'As visitors prefer',
};

const SLOT_NAMES: Readonly<Record<Slot, string>> = {
  banner: 'Banner',
  search: 'Search',
  account: 'Account',
  tools: 'Tools',
  local: 'Second row',
};

const LOGIN_NAMES = { [AS_ON_MAIN]: 'The main site’s login page', [NO_SETTING]: 'None' } as const;

interface SiteField extends Field {
  /** Its value without an entry; absent if each site has its own. */
  readonly usual?: string;
}

function field(
  name: string,
  control: Control,
  names: Readonly<Record<string, string>> = {},
  more: Partial<SiteField> = {},
): SiteField {
  const named = Object.entries(names).map(([value, label]) => ({ value, label }));
  // an address may be none too
  const options = control === 'url' || control === 'search' ? {} : { options: named };
  const wordsOf = (value: string) => ownValue(names, value) ?? value;
  const words = (text: string) =>
    control === 'set' ? listed(namesInSetting(text).map(wordsOf)) || 'None' : wordsOf(text);
  return {
    name,
    type: setting((text, id, { brand }) => siteProblem(id, text, brand), { control, ...options, words }),
    ...more,
  };
}

export const SITE_FIELDS: Readonly<Record<SiteSetting, SiteField>> = {
  home: field('Home page', 'url', {}, { hint: 'A path such as /docs/, or an https address of your company.' }),
  theme: field('Theme', 'choice', THEME_NAMES, { usual: DEFAULT_THEME, hint: 'For pages that don’t choose a theme.' }),
  languages: field(
    'Languages',
    'set',
    Object.fromEntries(LANGUAGES.map((language) => [language, languageName(language)])),
    { usual: LANGUAGES.join(', '), hint: 'Tick every language that the site’s pages exist in.' },
  ),
  login: field('Login button', 'login', LOGIN_NAMES, { usual: AS_ON_MAIN }),
  slots: field('Places for the site’s own content', 'set', SLOT_NAMES, {
    usual: NO_SETTING,
    optional: 'published',
    hint: 'The header keeps space for what the site’s pages put there.',
  }),
  search: field(
    'Search form',
    'search',
    { [NO_SETTING]: 'None' },
    {
      usual: NO_SETTING,
      hint: 'The results page and the name of its search field, such as /search/?q=. Leave empty for no form. Needs the place “Search”.',
    },
  ),
  breadcrumbs: field(
    'Breadcrumbs',
    'box',
    { [NO]: 'Not shown', [YES]: 'Shown' },
    { usual: NO, label: 'Show breadcrumbs on pages that provide them' },
  ),
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
export const UNKNOWN_SETTING: Field = field('Text', 'text');

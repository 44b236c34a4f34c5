/** Every field of every kind, with an entry of the test company that has it, and two values. */

import { ENTRY_KINDS, type EntryName } from '../../packages/studio/src/contract/draft.ts';
import { FIELD_TYPES, type FieldName, type FieldType, fieldsOf } from '../../packages/studio/src/contract/fields.ts';
import { menusOf } from '../../packages/studio/src/entries/file-menus.ts';
import { isSettingPlace } from '../../packages/studio/src/entries/setting-place.ts';
import { COLOR_TOKENS } from '../../packages/studio/src/theme/theme-tokens.ts';
import { COMPANY } from '../../src/company.ts';
import { isThemePlace, settingPlace } from '../../src/content/place.ts';
import { SITE_SETTINGS, type SiteSetting, settingAt } from '../../src/content/site-settings.ts';
import { DEFAULT_LANGUAGE } from '../../src/contract/language.ts';

export const FILES = menusOf(COMPANY);
const { links, texts, lists } = FILES.languages[DEFAULT_LANGUAGE];
export interface Changed extends EntryName {
  readonly field: FieldName;
  /** In the order in which a person would change it. */
  readonly values: readonly [string, string];
}

const SETTINGS: Readonly<Record<SiteSetting, readonly [string, string]>> = {
  home: ['/one/', '/two/'],
  theme: ['dark', 'light'],
  languages: ['en', 'en, de'],
  login: ['main', 'none'],
  slots: ['none', 'search'],
  search: ['none', '/search/?q='],
  breadcrumbs: ['no', 'yes'],
};

export const VALUES: Readonly<Record<FieldType, readonly [string, string]>> = {
  text: ['Uncommon', 'Unheard'],
  address: ['/uncommon/', '/unheard/'],
  paths: ['/uncommon', '/uncommon\n/unheard'],
  ids: ['main', 'docs'],
  image: ['teaser-report', 'teaser-video'],
  number: ['1', '2'],
  moment: ['2027-03-01T09:00:00Z', '2027-03-02T09:00:00Z'],
  choice: ['primary', 'quiet'],
  flag: ['', 'yes'],
};

/** Ids of the files whose entries have, between them, every field of the kind. */
function idsOf(kind: Changed['kind']): readonly string[] {
  const placeOf = (record: object, prefix: RegExp) => Object.keys(record).find((place) => prefix.test(place)) ?? '';
  switch (kind) {
    case 'link':
      return [placeOf(links, /^[a-z-]+$/), placeOf(links, /^actions\./), placeOf(links, /^social\./)];
    case 'list':
      return [Object.keys(lists).find((place) => (lists[place]?.length ?? 0) > 1) ?? ''];
    case 'card':
      return ['platform-video'];
    case 'text': {
      const [site = ''] = Object.keys(FILES.tree.sites ?? {});
      const settings = SITE_SETTINGS.map((setting) => settingPlace(site, setting));
      const others = Object.keys(texts).filter((place) => isSettingPlace(place) && !place.startsWith('sites.'));
      return [placeOf(texts, /^labels\./), ...settings, ...others];
    }
    default:
      return ['spring'];
  }
}

function valuesOf({ kind, id }: EntryName, field: FieldName): Changed['values'] {
  if (kind === 'list') {
    const names = lists[id] ?? [];
    return [names.join('\n'), names.toReversed().join('\n')];
  }
  const { setting } = settingAt(id) ?? {};
  if (setting) return SETTINGS[setting];
  if (isThemePlace(id))
    return COLOR_TOKENS.some((token) => id.endsWith(`.${token}`)) ? ['#123456', '#654321'] : ['4px', '6px'];
  return field === 'icon' ? ['linkedin', 'github'] : VALUES[FIELD_TYPES[field]];
}

export const EVERY_FIELD: readonly Changed[] = ENTRY_KINDS.flatMap((kind) =>
  idsOf(kind).flatMap((id) =>
    fieldsOf({ kind, id }).map((field) => ({ kind, id, field, values: valuesOf({ kind, id }, field) })),
  ),
);

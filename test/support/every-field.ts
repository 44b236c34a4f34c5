/** Every field of every kind, with an entry of the test company that has it, and two values. */

import {
  ENTRY_KINDS,
  type EntryContent,
  type EntryName,
  isMessageKind,
} from '../../packages/studio/src/contract/draft.ts';
import { menusOf } from '../../packages/studio/src/entries/file-menus.ts';
import type { FieldType, FieldTypeName, PublicationRules } from '../../packages/studio/src/fields/field-type.ts';
import { entryType, isSettingPlace, isWrittenOnce, KINDS } from '../../packages/studio/src/model/entry-types.ts';
import { COLOR_TOKENS } from '../../packages/studio/src/theme/theme-tokens.ts';
import { COMPANY } from '../../src/company.ts';
import { type BlogPlace, blogPlace, isThemePlace, settingPlace } from '../../src/content/place.ts';
import { type SiteSetting, settingAt, settingsOf } from '../../src/content/site-settings.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/contract/language.ts';

export const FILES = menusOf(COMPANY);
const { links, texts, lists } = FILES.languages[DEFAULT_LANGUAGE];
export interface Changed extends EntryName {
  readonly field: string;
  /** In the order in which a person would change it. */
  readonly values: readonly [string, string];
}

/** Of a source of posts, or of a place that shows some. */
const BLOG: Readonly<Record<BlogPlace['kind'], readonly [string, string]>> = {
  address: ['https://blog.example.com/uncommon', 'https://blog.example.com/unheard'],
  format: ['feed', 'default'],
  choice: ['uncommon', 'unheard'],
};

const SETTINGS: Readonly<Record<SiteSetting, readonly [string, string]>> = {
  home: ['/one/', '/two/'],
  theme: ['dark', 'light'],
  languages: ['en', 'en, de'],
  login: ['main', 'none'],
  slots: ['none', 'search'],
  search: ['none', '/search/?q='],
  breadcrumbs: ['no', 'yes'],
};

const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  text: ['Uncommon', 'Unheard'],
  address: ['/uncommon/', '/unheard/'],
  paths: ['/uncommon', '/uncommon\n/unheard'],
  sites: ['main', 'docs'],
  picture: ['teaser-report', 'teaser-video'],
  weight: ['1', '2'],
  moment: ['2027-03-01T09:00:00Z', '2027-03-02T09:00:00Z'],
  choice: ['primary', 'quiet'],
  flag: ['', 'yes'],
};

/** By type. */
export const INVALID: Readonly<Record<FieldTypeName, readonly string[]>> = {
  text: ['{unknown}'],
  address: ['nowhere'],
  paths: ['nowhere'],
  sites: ['No Site'],
  names: ['-'],
  picture: ['no-such-picture'],
  weight: ['often', '-1', ''],
  moment: ['soon', '2027-02-30'],
  choice: ['none-of-them'],
  // any text means that it holds
  flag: [],
  setting: ['<>'],
};

export const RULES: PublicationRules = {
  brand: COMPANY.brand,
  images: { names: ['teaser-report', 'teaser-video'], origins: [] },
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
      const settings = settingsOf(site).map((setting) => settingPlace(site, setting));
      const others = Object.keys(texts).filter((place) => isSettingPlace(place) && !place.startsWith('sites.'));
      return [placeOf(texts, /^labels\./), ...settings, ...others];
    }
    default:
      return ['spring'];
  }
}

export function typeOf(entry: EntryName, field: string): FieldType {
  const { type } = entryType(entry).fields[field] ?? {};
  if (!type) throw new Error(`${entry.kind} ${entry.id} has no ${field}`);
  return type;
}

function valuesOf(entry: EntryName, field: string): Changed['values'] {
  const { kind, id } = entry;
  if (kind === 'list') {
    const names = lists[id] ?? [];
    return [names.join('\n'), names.toReversed().join('\n')];
  }
  const { setting } = settingAt(id) ?? {};
  if (setting) return SETTINGS[setting];
  if (isThemePlace(id))
    return COLOR_TOKENS.some((token) => id.endsWith(`.${token}`)) ? ['#123456', '#654321'] : ['4px', '6px'];
  const blog = blogPlace(id);
  if (blog) return BLOG[blog.kind];
  const { of, options = [] } = typeOf(entry, field);
  const [one, other] = options.toReversed();
  return (one && other ? [one.value, other.value] : VALUES[of]) ?? ['', ''];
}

export const EVERY_FIELD: readonly Changed[] = ENTRY_KINDS.flatMap((kind) =>
  idsOf(kind).flatMap((id) =>
    Object.keys(entryType({ kind, id }).fields).map((field) => ({
      kind,
      id,
      field,
      values: valuesOf({ kind, id }, field),
    })),
  ),
);

export const OTHER = LANGUAGES.find((language) => language !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE;

/** The entry in two languages with a value of the field, and all other fields the same. */
export function withValue({ kind, id, field }: Changed, value: string): EntryContent {
  const all = Object.entries(KINDS[kind].fields).map(([name, { optional, type }]) => {
    const rest = optional ? '' : type.isTranslated ? `The ${name} of ${kind} ${id}` : (VALUES[type.of]?.[0] ?? '');
    return [name, name === field ? value : rest, optional] as const;
  });
  // absent rather than empty
  const fields = Object.fromEntries(all.filter(([, text, optional]) => text !== '' || optional !== 'stored'));
  const languages = isWrittenOnce(id)
    ? { [DEFAULT_LANGUAGE]: fields }
    : { [DEFAULT_LANGUAGE]: fields, [OTHER]: fields };
  return { kind, ...(isMessageKind(kind) && { timeZone: 'UTC' }), languages } as EntryContent;
}

/** Reads published settings of sites: texts such as `sites.docs.theme`, the same in all languages. */

import * as v from 'valibot';
import { LANGUAGES } from '../contract/language.ts';
import { MAIN_SITE } from '../contract/site.ts';
import { SLOTS } from '../contract/slot.ts';
import { THEMES } from '../contract/theme.ts';
import type { LinkTreeFile, SiteFile } from './link-tree-schema.ts';
import { originProblem } from './origin-problem.ts';
import { sitePlace, titlePlace } from './place.ts';
import type { PublishedLanguages } from './publication.ts';
import type { BrandFile } from './schema.ts';
import { sitesIn } from './site-tree.ts';
import { storedAddressSchema } from './stored-schema.ts';

type SiteFiles = Readonly<Record<string, SiteFile>>;
type Texts = Readonly<Record<string, string>>;

/** The origins that addresses of sites may use. */
export interface SiteBrand extends Pick<BrandFile, 'siteOrigin' | 'origins'> {
  readonly loginOrigins: readonly string[];
}

/** The value that stands for no address, or an empty list. */
export const NO_SETTING = 'none';
/** The value for a login link as on the main site. */
export const AS_ON_MAIN = 'main';
export const YES = 'yes';
export const NO = 'no';

/** Each parses a text; `null` if this release cannot use it. Lists omit names that it does not know. */
const READERS = {
  home: (text: string) => ({ home: text }),
  theme: (text: string) => {
    const theme = THEMES.find((name) => name === text);
    return theme ? { theme } : null;
  },
  languages: (text: string) => {
    const languages = knownIn(text, LANGUAGES);
    return languages.length > 0 ? { languages } : null;
  },
  login: (text: string) => ({ login: text === AS_ON_MAIN ? undefined : text === NO_SETTING ? false : text }) as const,
  slots: (text: string) => ({ slots: knownIn(text, SLOTS) }),
  search: (text: string) => {
    const search = searchIn(text);
    return search || text === NO_SETTING ? { search: search ?? undefined } : null;
  },
  breadcrumbs: (text: string) => (text === YES || text === NO ? { breadcrumbs: text === YES } : null),
} satisfies Readonly<Record<string, (text: string) => Partial<SiteFile> | null>>;

export type SiteSetting = keyof typeof READERS;
const SITE_SETTINGS = Object.keys(READERS) as readonly SiteSetting[];

/** The home page of the main site is at its origin. */
export function settingsOf(site: string): readonly SiteSetting[] {
  return SITE_SETTINGS.filter((setting) => site !== MAIN_SITE || setting !== 'home');
}

/** @returns `null` for any other text, or a setting that this release does not know */
export function settingAt(place: string): { readonly site: string; readonly setting: SiteSetting } | null {
  const { site = '', setting: name } = sitePlace(place) ?? {};
  const setting = settingsOf(site).find((known) => known === name);
  return setting ? { site, setting } : null;
}

/** Why the service cannot use a text as a setting; `null` if it can, or if the text is not a setting. */
export function settingProblem(place: string, text: string, brand: SiteBrand): string | null {
  const { setting } = settingAt(place) ?? {};
  if (!setting) return null;
  if (setting === 'home') return addressProblem(text, brand, []);
  if (setting === 'login' && text !== AS_ON_MAIN && text !== NO_SETTING) {
    return addressProblem(text, brand, brand.loginOrigins);
  }
  if (setting === 'search' && text !== NO_SETTING) {
    const { action } = searchIn(text) ?? {};
    return action === undefined
      ? 'must end with the name of the field, as in /search/?q='
      : addressProblem(action, brand, []);
  }
  return READERS[setting](text) === null ? 'is not a valid value for this setting' : null;
}

function addressProblem(text: string, brand: SiteBrand, more: readonly string[]): string | null {
  const origins = [brand.siteOrigin, ...Object.values(brand.origins), ...more];
  const isAllowed = !text.startsWith('https:') || origins.includes(URL.parse(text)?.origin ?? '');
  if (v.is(storedAddressSchema, text) && isAllowed) return originProblem(text, brand);
  return `must be a path, or an address on one of ${[...new Set(origins)].join(', ')}`;
}

/** The sites with their published settings. A site that the files lack needs the setting `home`. */
export function withSettings(links: Pick<LinkTreeFile, 'sites'>, texts: Texts = {}): SiteFiles {
  const files = sitesIn(links);
  const edited = new Map<string, Partial<SiteFile>>();
  for (const [place, text] of Object.entries(texts)) {
    const at = settingAt(place);
    const value = at && READERS[at.setting](text);
    if (value) edited.set(at.site, { ...edited.get(at.site), ...value });
  }
  if (edited.size === 0) return files;
  const sites = new Map(Object.entries(files));
  for (const [id, settings] of edited) {
    const file = sites.get(id) ?? newSite(id, settings, texts);
    if (file) sites.set(id, { ...file, ...settings });
  }
  return Object.fromEntries(sites);
}

function newSite(id: string, { home }: Partial<SiteFile>, texts: Texts): SiteFile | null {
  return home === undefined ? null : { title: Object.hasOwn(texts, titlePlace(id)) ? `sites.${id}` : id, home };
}

/** Removes settings that the service cannot use. */
export function withoutUnusable(languages: PublishedLanguages, brand: SiteBrand): PublishedLanguages {
  const isUsable = ([place, text]: [string, string]) => settingProblem(place, text, brand) === null;
  const usable = Object.entries(languages).map(([language, messages]) => {
    const { texts } = messages;
    return [
      language,
      texts ? { ...messages, texts: Object.fromEntries(Object.entries(texts).filter(isUsable)) } : messages,
    ];
  });
  return Object.fromEntries(usable) as PublishedLanguages;
}

/** The names in a text such as `en, de`. */
export function namesInSetting(text: string): readonly string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== NO_SETTING);
}

/** Parses a search form such as `/search/?q=`; `null` without an address or the name of the field. */
function searchIn(text: string): { readonly action: string; readonly name: string } | null {
  const [, action = '', name] = /^([^?#]+)\?([a-z0-9]+(?:-[a-z0-9]+)*)=$/.exec(text) ?? [];
  return name === undefined ? null : { action, name };
}

function knownIn<Name extends string>(text: string, known: readonly Name[]): Name[] {
  const names = namesInSetting(text);
  return known.filter((name) => names.includes(name));
}

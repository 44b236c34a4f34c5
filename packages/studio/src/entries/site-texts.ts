/** Lists the files' site settings in the form in which they are published. */

import type { LinkTreeFile } from '../../../../src/content/link-tree-schema.ts';
import { settingPlace } from '../../../../src/content/place.ts';
import { NO_SETTING, SITE_SETTINGS, type SiteSetting, YES } from '../../../../src/content/site-settings.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { SLOTS } from '../../../../src/contract/slot.ts';
import { USUAL } from './site-settings.ts';

/** By place, such as `sites.docs.home`. */
export function siteTexts({ sites = {} }: Pick<LinkTreeFile, 'sites'>): Readonly<Record<string, string>> {
  const texts = Object.entries(sites).flatMap(([id, site]) => {
    const { home, theme, languages, login, slots, search, breadcrumbs } = site;
    const values: Readonly<Record<SiteSetting, string>> = {
      home,
      theme: theme ?? USUAL.theme,
      languages: languages ? inOrder(languages, LANGUAGES) : USUAL.languages,
      login: login === undefined ? USUAL.login : login || NO_SETTING,
      slots: inOrder(slots ?? [], SLOTS) || USUAL.slots,
      search: search ? `${search.action}?${search.name}=` : USUAL.search,
      breadcrumbs: breadcrumbs ? YES : USUAL.breadcrumbs,
    };
    return SITE_SETTINGS.map((setting) => [settingPlace(id, setting), values[setting]] as const);
  });
  return Object.fromEntries(texts);
}

/** In the order in which the Studio lists them. */
function inOrder<Name extends string>(chosen: readonly Name[], all: readonly Name[]): string {
  return all.filter((name) => chosen.includes(name)).join(', ');
}

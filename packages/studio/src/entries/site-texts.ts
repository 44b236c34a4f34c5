/** Lists the files' site settings in the form in which they are published. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { settingPlace } from '../../../../src/content/place.ts';
import { NO_SETTING, type SiteSetting, settingsOf, YES } from '../../../../src/content/site-settings.ts';
import { homeOf, sitesIn } from '../../../../src/content/site-tree.ts';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { SLOTS } from '../../../../src/contract/slot.ts';
import { SITE_FIELDS } from '../model/site-settings.ts';

/** By place, such as `sites.docs.home`. */
export function siteTexts({
  brand: { defaults },
  links,
}: Pick<CompanyContent, 'brand' | 'links'>): Readonly<Record<string, string>> {
  const texts = Object.entries(sitesIn(links)).flatMap(([id, site]) => {
    const { theme, languages, login, slots, search, breadcrumbs } = site;
    const values: Readonly<Record<SiteSetting, string>> = {
      home: homeOf(site),
      theme: theme ?? defaults?.theme ?? usual('theme'),
      languages: languages ? inOrder(languages, LANGUAGES) : usual('languages'),
      login: login === undefined ? usual('login') : login || NO_SETTING,
      slots: inOrder(slots ?? [], SLOTS) || usual('slots'),
      search: search ? `${search.action}?${search.name}=` : usual('search'),
      breadcrumbs: breadcrumbs ? YES : usual('breadcrumbs'),
    };
    return settingsOf(id).map((setting) => [settingPlace(id, setting), values[setting]] as const);
  });
  return Object.fromEntries(texts);
}

/** In the order in which the Studio lists them. */
function inOrder<Name extends string>(chosen: readonly Name[], all: readonly Name[]): string {
  return all.filter((name) => chosen.includes(name)).join(', ');
}

function usual(setting: SiteSetting): string {
  return SITE_FIELDS[setting].usual ?? '';
}

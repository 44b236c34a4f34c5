/** Lists the settings of the sites in the files, as they could be published. Pure. */

import type { LinkTreeFile } from '../../src/content/link-tree-schema.ts';
import {
  AS_ON_MAIN,
  NO,
  NO_SETTING,
  SITE_SETTINGS,
  type SiteSetting,
  settingPlace,
  YES,
} from '../../src/content/site-settings.ts';
import { LANGUAGES } from '../../src/contract/language.ts';
import { DEFAULT_THEME } from '../../src/contract/theme.ts';

/** By place, such as `sites.docs.home`. */
export function siteTexts({ sites = {} }: Pick<LinkTreeFile, 'sites'>): Readonly<Record<string, string>> {
  const texts = Object.entries(sites).flatMap(([id, site]) => {
    const { home, theme, languages, login, slots, breadcrumbs = false } = site;
    const values: Readonly<Record<SiteSetting, string>> = {
      home,
      theme: theme ?? DEFAULT_THEME,
      languages: (languages ?? LANGUAGES).join(', '),
      login: login === undefined ? AS_ON_MAIN : login || NO_SETTING,
      slots: slots?.join(', ') || NO_SETTING,
      breadcrumbs: breadcrumbs ? YES : NO,
    };
    return SITE_SETTINGS.map((setting) => [settingPlace(id, setting), values[setting]] as const);
  });
  return Object.fromEntries(texts);
}

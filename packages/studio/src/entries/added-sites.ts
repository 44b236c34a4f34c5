/** Recognises the parts of a site that editors have added. */

import type { CompleteMenus } from '../../../../src/content/menu-schema.ts';
import { titlePlace } from '../../../../src/content/place.ts';
import { settingAt } from '../../../../src/content/site-settings.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';

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

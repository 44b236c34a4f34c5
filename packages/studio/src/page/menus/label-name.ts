/** Names labels and settings for people, because these have no visible place of their own. */

import { settingAt } from '../../../../../src/content/site-settings.ts';
import { SITE_FIELDS } from '../../model/site-settings.ts';

/**
 * `labels.skipLink` → `Skip link`, `blog.news.format` → `News, format`; nothing for links and titles, which have
 * a visible place.
 *
 * @param group the id of its group
 */
export function labelName(place: string, group: string): { readonly caption?: string } {
  const { setting } = settingAt(place) ?? {};
  if (setting) return { caption: SITE_FIELDS[setting].name };
  if (group.endsWith('.settings')) return { caption: 'Name' };
  const found = /^(?:labels|pills|social|teasers|blog)\.(.+?)(?:\.epigraph|\.source|(\.format))?$/.exec(place);
  if (!found) return {};
  const [, id = '', format] = found;
  const words = id.replaceAll('-', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  const caption = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
  return { caption: format === undefined ? caption : `${caption}, format` };
}

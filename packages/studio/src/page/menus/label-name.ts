/** Names labels and settings for people, because these have no visible place of their own. */

import { parsePlace } from '../../../../../src/content/place.ts';
import { settingName } from '../../model/entry-types.ts';

const RECORDS = ['labels', 'pills', 'social', 'teasers', 'blog'];

/**
 * `labels.skipLink` → `Skip link`, `blog.news.format` → `News, format`; nothing for links and titles, which have
 * a visible place.
 *
 * @param group the id of its group
 */
export function labelName(place: string, group: string): { readonly caption?: string } {
  const setting = settingName(place);
  if (setting !== null) return { caption: setting };
  if (group.endsWith('.settings')) return { caption: 'Name' };
  const id = idIn(place);
  if (id === null) return {};
  const words = id.replaceAll('-', ' ').replace(/([a-z])([A-Z])/g, '$1 $2');
  return { caption: words.charAt(0).toUpperCase() + words.slice(1).toLowerCase() };
}

function idIn(place: string): string | null {
  const parsed = parsePlace(place);
  switch (parsed.of) {
    case 'epigraph':
      return parsed.teaser;
    case 'blog':
      return parsed.kind === 'format' ? `${parsed.name}, format` : parsed.name;
    case 'record':
      return parsed.record !== null && RECORDS.includes(parsed.record) ? parsed.id : null;
    default:
      return null;
  }
}

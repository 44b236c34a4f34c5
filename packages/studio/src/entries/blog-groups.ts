/** Groups the texts that configure blog sources, and which places show their posts. */

import type { CompleteMenus, PublishedMenus } from '../../../../src/content/menu-schema.ts';
import { addressPlace, blogPlace, formatPlace } from '../../../../src/content/place.ts';
import { sourceNames } from '../model/blog-settings.ts';
import { group, leaf, type MenuGroup } from './menu-node.ts';

/** The id of the group to which people add sources. */
export const SOURCES_GROUP = 'blog';

/** @param edited what the draft replaces */
export function blogGroups({ texts: files }: CompleteMenus, { texts = {} }: PublishedMenus): readonly MenuGroup[] {
  const names = sourceNames(files, texts);
  const choices = Object.keys(files).filter((place) => blogPlace(place)?.kind === 'choice');
  const text = (place: string) => leaf('text', place, null);
  return [
    group(
      SOURCES_GROUP,
      'Where posts of the blog come from',
      names.flatMap((name) => [text(addressPlace(name)), text(formatPlace(name))]),
    ),
    group('choices', 'Which posts are shown', choices.map(text)),
  ];
}

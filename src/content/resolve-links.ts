/** Resolves link ids to links with their texts in one language. */

import { ownValue } from '../contract/own-value.ts';
import { isAvailable } from './availability.ts';
import type { MenuLink, TextLink } from './content.ts';
import type { Resolver } from './resolver.ts';

/** Resolves a list of ids, without the links that are not available in the language. */
export function resolveLinks(
  ids: readonly string[],
  { language, tree, dictionary, fill, linkTarget, icon }: Resolver,
): MenuLink[] {
  return ids.flatMap((id) => {
    const link = ownValue(tree.links, id);
    const texts = ownValue(dictionary.links, id);
    if (!link || !texts || !isAvailable(link, language)) return [];
    return [
      {
        id,
        name: fill(texts.name, `links.${id}.name`),
        ...linkTarget(link),
        description: texts.description ? fill(texts.description, `links.${id}.description`) : null,
        icon: link.icon === undefined ? null : icon(link.icon),
        label: link.pill ? fill(ownValue(dictionary.pills, link.pill) ?? '', `pills.${link.pill}`) : null,
        extraData: link.extraData ?? {},
      },
    ];
  });
}

export function resolveTextLink(id: string | undefined, resolver: Resolver): TextLink | null {
  const [link] = id === undefined ? [] : resolveLinks([id], resolver);
  return link ? { id: link.id, text: link.name, url: link.url, command: link.command } : null;
}

/** Ids of the link tree → links with their words, where the language has them. */

import { isAvailable } from './availability.ts';
import type { MenuLink, TextLink } from './content.ts';
import type { Resolver } from './resolver.ts';

/** The links of a list, without those that the language does not show. */
export function resolveLinks(ids: readonly string[], { language, tree, dictionary, fill, href }: Resolver): MenuLink[] {
  return ids.flatMap((id) => {
    const link = tree.links[id];
    const words = dictionary.links[id];
    if (!link || !words || !isAvailable(link, language)) return [];
    return [
      {
        name: fill(words.name),
        url: href(link),
        description: words.description ? fill(words.description) : null,
        icon: link.icon ?? null,
        label: link.pill ? fill(dictionary.pills[link.pill] ?? '') : null,
        extraData: link.extraData ?? {},
      },
    ];
  });
}

export function resolveTextLink(id: string | undefined, resolver: Resolver): TextLink | null {
  const [link] = id === undefined ? [] : resolveLinks([id], resolver);
  return link ? { text: link.name, url: link.url } : null;
}

/** Resolves the teasers that are available in one language. */

import { ownValue } from '../contract/own-value.ts';
import { allowsImage } from './allowed-images.ts';
import { isAvailable } from './availability.ts';
import type { CardContent, TeaserContent } from './content.ts';
import type { LinkTreeFile, PostFile } from './link-tree-schema.ts';
import { teaserPart } from './parts.ts';
import { choicePlace } from './place.ts';
import type { Card } from './publication.ts';
import type { PublishedMessages } from './published-messages.ts';
import type { Resolver } from './resolver.ts';

type TeaserFile = LinkTreeFile['teasers'][string];

/**
 * Published cards replace those of the link tree. A published choice of source applies if the source exists.
 *
 * @param sources the names of all sources
 */
export function resolveTeasers(
  resolver: Resolver,
  published: PublishedMessages | null,
  sources: ReadonlySet<string>,
): ReadonlyMap<string, TeaserContent> {
  const { language, tree, attempt } = resolver;
  const cards = new Map(Object.entries(published?.messages.cards ?? {}));
  const chosen = new Map(Object.entries(published?.messages.texts ?? {}));
  const teasers = new Map<string, TeaserContent>();
  for (const [id, teaser] of Object.entries(tree.teasers)) {
    if (!isAvailable(teaser, language)) continue;
    const card = cards.get(id);
    const resolved = attempt('header', teaserPart(id), () => {
      if ('source' in teaser) {
        const source = chosen.get(choicePlace(id)) ?? '';
        return resolveTeaser(id, sources.has(source) ? { ...teaser, source } : teaser, resolver);
      }
      if (!card || !published) return resolveTeaser(id, teaser, resolver);
      const image = allowsImage(published.images, card.image) ? card.image : teaser.post.image;
      return resolvePublishedCard(id, { ...card, image }, resolver);
    });
    if (resolved) teasers.set(id, resolved);
  }
  return teasers;
}

function resolveTeaser(id: string, teaser: TeaserFile, resolver: Resolver): TeaserContent {
  const epigraph = teaserText(id, 'epigraph', resolver);
  if ('post' in teaser) return { kind: 'card', id, epigraph, card: resolveCard(id, teaser.post, resolver) };
  const fallback = teaser.fallback ? resolveCard(id, teaser.fallback, resolver) : null;
  return { kind: 'blog', id, epigraph, source: teaser.source, fallback };
}

function resolvePublishedCard(id: string, published: Card, { fill, href }: Resolver): TeaserContent {
  const card = { title: fill(published.title), url: href({ url: published.link }), image: published.image };
  return { kind: 'card', id, epigraph: fill(published.epigraph), card };
}

function resolveCard(id: string, file: PostFile, resolver: Resolver): CardContent {
  return { title: teaserText(id, 'title', resolver), url: resolver.href(file), image: file.image };
}

function teaserText(id: string, name: 'epigraph' | 'title', { dictionary, fill }: Resolver): string {
  return fill(ownValue(dictionary.teasers, id)?.[name] ?? id, `teasers.${id}.${name}`);
}

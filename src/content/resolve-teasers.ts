/** Resolves the teasers that are available in one language. */

import { allowsImage } from './allowed-images.ts';
import { isAvailable } from './availability.ts';
import type { Post, TeaserContent } from './content.ts';
import type { Card } from './publication.ts';
import type { PublishedMessages } from './published-messages.ts';
import type { Resolver } from './resolver.ts';
import type { LinkTreeFile, PostFile } from './schema.ts';

type TeaserFile = LinkTreeFile['teasers'][string];

/** A card that was published takes the place of a teaser with a fixed post. */
export function resolveTeasers(
  resolver: Resolver,
  published: PublishedMessages | null,
): ReadonlyMap<string, TeaserContent> {
  const { language, tree, attempt } = resolver;
  const cards = new Map(Object.entries(published?.messages.cards ?? {}));
  const teasers = new Map<string, TeaserContent>();
  for (const [id, teaser] of Object.entries(tree.teasers)) {
    if (!isAvailable(teaser, language)) continue;
    const card = cards.get(id);
    const resolved = attempt('header', `teaser ${id}`, () => {
      if (!card || !published || !('post' in teaser)) return resolveTeaser(id, teaser, resolver);
      const image = allowsImage(published.images, card.image) ? card.image : teaser.post.image;
      return resolveCard(id, { ...card, image }, resolver);
    });
    if (resolved) teasers.set(id, resolved);
  }
  return teasers;
}

function resolveTeaser(id: string, teaser: TeaserFile, resolver: Resolver): TeaserContent {
  const epigraph = resolver.fill(resolver.dictionary.teasers[id]?.epigraph ?? id);
  if ('post' in teaser) return { kind: 'fixed', id, epigraph, post: resolvePost(id, teaser.post, resolver) };
  const fallback = teaser.fallback ? resolvePost(id, teaser.fallback, resolver) : null;
  return { kind: 'source', id, epigraph, source: teaser.source, fallback };
}

function resolveCard(id: string, card: Card, { fill, href }: Resolver): TeaserContent {
  const post = { title: fill(card.title), url: href({ url: card.link }), image: card.image };
  return { kind: 'fixed', id, epigraph: fill(card.epigraph), post };
}

function resolvePost(id: string, file: PostFile, { dictionary, fill, href }: Resolver): Post {
  return { title: fill(dictionary.teasers[id]?.title ?? id), url: href(file), image: file.image };
}

/** Resolves the teasers that are available in one language. */

import { isAvailable } from './availability.ts';
import type { Post, TeaserContent } from './content.ts';
import type { Resolver } from './resolver.ts';
import type { LinkTreeFile, PostFile } from './schema.ts';

type TeaserFile = LinkTreeFile['teasers'][string];

export function resolveTeasers(resolver: Resolver): ReadonlyMap<string, TeaserContent> {
  const { language, tree, attempt } = resolver;
  const teasers = new Map<string, TeaserContent>();
  for (const [id, teaser] of Object.entries(tree.teasers)) {
    if (!isAvailable(teaser, language)) continue;
    const [resolved] = attempt('header', `teaser ${id}`, () => resolveTeaser(id, teaser, resolver));
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

function resolvePost(id: string, file: PostFile, { dictionary, fill, href }: Resolver): Post {
  return { title: fill(dictionary.teasers[id]?.title ?? id), url: href(file), image: file.image };
}

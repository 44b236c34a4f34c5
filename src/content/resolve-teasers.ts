/** Resolves the teasers that are available in one language. */

import { isAvailable } from './availability.ts';
import type { Post, TeaserContent } from './content.ts';
import type { Resolver } from './resolver.ts';
import type { PostFile } from './schema.ts';

export function resolveTeasers(resolver: Resolver): ReadonlyMap<string, TeaserContent> {
  const { language, tree, dictionary, fill } = resolver;
  const teasers = new Map<string, TeaserContent>();
  for (const [id, teaser] of Object.entries(tree.teasers)) {
    if (!isAvailable(teaser, language)) continue;
    const epigraph = fill(dictionary.teasers[id]?.epigraph ?? id);
    if ('post' in teaser) {
      teasers.set(id, { kind: 'fixed', id, epigraph, post: resolvePost(id, teaser.post, resolver) });
    } else {
      const fallback = teaser.fallback ? resolvePost(id, teaser.fallback, resolver) : null;
      teasers.set(id, { kind: 'source', id, epigraph, source: teaser.source, fallback });
    }
  }
  return teasers;
}

function resolvePost(id: string, file: PostFile, { dictionary, fill, href }: Resolver): Post {
  return { title: fill(dictionary.teasers[id]?.title ?? id), url: href(file), image: file.image };
}

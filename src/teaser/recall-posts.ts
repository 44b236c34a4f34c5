/** What is remembered of several teasers at once, with the state of the least fresh. */

import type { Language } from '../contract/language.ts';
import type { ChromeState } from '../contract/state.ts';
import type { BlogPost } from './blog-post.ts';
import type { Background, TeaserMemory } from './teaser-memory.ts';

/** A teaser that shows the post of a blog endpoint. */
export interface TeaserSource {
  readonly id: string;
  /** Absolute. */
  readonly endpoint: string;
}

export interface RecalledPosts {
  /** By the teaser's id; a teaser without a remembered post is missing. */
  readonly posts: ReadonlyMap<string, BlogPost>;
  readonly state: ChromeState;
  /** The same string as long as the posts are the same. */
  readonly revision: string;
}

/** Never waits for the blog. @param background keeps a promise running after the response */
export async function recallPosts(
  memory: TeaserMemory,
  sources: readonly TeaserSource[],
  language: Language,
  background: Background,
): Promise<RecalledPosts> {
  const posts = new Map<string, BlogPost>();
  let state: ChromeState = 'fresh';
  let revision = '';
  for (const { id, endpoint } of sources) {
    const remembered = await memory.recall(endpoint, language, background);
    revision += `${id}@${remembered ? `${endpoint}@${remembered.fetchedAt}` : ''};`;
    if (!remembered) state = 'fallback';
    else {
      posts.set(id, remembered.post);
      if (state === 'fresh' && !memory.isFresh(remembered)) state = 'stale';
    }
  }
  return { posts, state, revision };
}

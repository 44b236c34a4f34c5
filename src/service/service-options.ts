/** The options of the service: what comes from the build, the configuration and the platform. */

import type { LinkOrigins } from '../chrome/link-context.ts';
import type { PostSource, SourceSettings } from '../contract/post-format.ts';
import type { ContentProvider } from '../publication/content-source.ts';
import type { BuildSnapshot } from '../release/build-snapshot.ts';
import type { Release } from '../release/release.ts';
import type { ParameterMode } from '../request/parameters.ts';
import type { PostCache } from '../teaser/post-cache.ts';

export interface ServiceOptions extends ParameterMode {
  readonly contents: ContentProvider;
  /** Origins that the parameter `loginLink` may point to. */
  readonly loginOrigins: readonly string[];
  /** Origins that the images of blog posts may come from. */
  readonly imageOrigins: readonly string[];
  /** For absolute links. */
  readonly origins: LinkOrigins;
  readonly release: Release;
  readonly posts: PostCache;
  /** A blog source by name. `published` replaces the files' source; `behaviour` is the parameter `blog`. */
  readonly postSource: (name: string, published: SourceSettings | null, behaviour: string | null) => PostSource;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomSeed: () => string;
  /** For when header or footer cannot be rendered; `null` in a build without one. */
  readonly loadBuildSnapshot: () => Promise<BuildSnapshot | null>;
}

/** What the service needs of the build and of the platform. */

import type { Origins } from '../chrome/host-page.ts';
import type { Content } from '../content/content.ts';
import type { Language } from '../contract/language.ts';
import type { EarlierAsset, ReleaseAssets } from '../html/assets.ts';
import type { TeaserMemory } from '../teaser/teaser-memory.ts';

export interface Release {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly assets: ReleaseAssets;
  readonly earlier: readonly EarlierAsset[];
}

export interface ServiceOptions {
  readonly contentFor: (language: Language) => Content;
  readonly loginOrigins: readonly string[];
  /** Where the images of blog posts may come from. */
  readonly imageOrigins: readonly string[];
  readonly origins: Origins;
  readonly release: Release;
  readonly teasers: TeaserMemory;
  /** The absolute address of a blog source; in preview mode also of one that behaves as `blog` says. */
  readonly endpointOf: (source: string, blog: string | null) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomSeed: () => string;
  readonly preview: boolean;
}

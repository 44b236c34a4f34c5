/** Binds the service to content and blog. Loaded with the first request for chrome: serving files does not need it. */

import type { CompanyContent } from './content/company-content.ts';
import { fileContent } from './content/content-for.ts';
import { linkOriginsOf } from './content/link-origins.ts';
import { postSourceOf } from './content/post-source.ts';
import { PUBLICATION_KEY } from './content/publication-key.ts';
import { type ContentProvider, staticContent } from './publication/content-source.ts';
import { publishedContent } from './publication/published-content.ts';
import { STORE_CACHE_TTL } from './publication/timings.ts';
import type { Release } from './release/release.ts';
import type { ServiceOptions } from './service/service-options.ts';
import type { Fetch } from './teaser/fetch-post.ts';
import { createPostCache } from './teaser/post-cache.ts';

/** The company's content, and the platform that the service runs on. */
export interface Platform {
  readonly locales: CompanyContent;
  readonly release: Release;
  readonly preview: boolean;
  /** Whether requests choose how the blog behaves. */
  readonly sampleBlog: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The origin at which browsers reach this deployment; the default is `serviceOrigin` in brand.json. */
  readonly serviceOrigin: string | undefined;
  /** In preview mode, the origin of the sample blog, which replaces `blog.origin` of brand.json. */
  readonly sampleBlogOrigin: string | null;
  readonly fetchBlog: Fetch;
  /** What the Studio publishes; `null` serves the messages of the files. */
  readonly messages: Pick<KVNamespace, 'get'> | null;
  /** The cache of the data centre. */
  readonly cache: Pick<Cache, 'match' | 'put'>;
}

function contentSource(
  { locales, messages, release, now }: Platform,
  imageOrigins: readonly string[],
): ContentProvider {
  const files = fileContent(locales);
  if (messages === null) return staticContent(files);
  return publishedContent({
    read: () => messages.get(PUBLICATION_KEY, { type: 'text', cacheTtl: STORE_CACHE_TTL }),
    locales,
    files,
    images: { names: Object.keys(release.assets.images), origins: imageOrigins },
    now,
  });
}

export function bindService(platform: Platform): ServiceOptions {
  const { locales, release, preview, sampleBlog, now, sampleBlogOrigin } = platform;
  const { brand } = locales;
  const sampleOrigins = sampleBlogOrigin === null ? [] : [sampleBlogOrigin];
  const imageOrigins = [...brand.blog.imageOrigins, ...sampleOrigins];
  return {
    contents: contentSource(platform, imageOrigins),
    loginOrigins: brand.loginOrigins,
    imageOrigins,
    origins: { siteOrigin: brand.siteOrigin, serviceOrigin: platform.serviceOrigin ?? brand.serviceOrigin },
    release,
    posts: createPostCache({
      fetch: platform.fetchBlog,
      imageOrigins,
      linkOrigins: [...linkOriginsOf(brand), ...sampleOrigins],
      now,
      cache: platform.cache,
    }),
    postSource: (name, published, behaviour) => postSourceOf(brand, name, published, sampleBlogOrigin, behaviour),
    now,
    randomSeed: () => String(Math.random()),
    loadBuildSnapshot: async () => (await import('./release/build-snapshot.ts')).BUILD_SNAPSHOT,
    preview,
    sampleBlog,
  };
}

/** The service with generated content, in the process of the benchmark. Bundled by `grown-service.ts`. */

import { createApp } from '../../../src/app.ts';
import { COMPANY } from '../../../src/company.ts';
import type { Content } from '../../../src/content/content.ts';
import { fileContent } from '../../../src/content/content-for.ts';
import { linkOriginsOf } from '../../../src/content/link-origins.ts';
import { postSourceOf } from '../../../src/content/post-source.ts';
import type { Language } from '../../../src/contract/language.ts';
import { MAIN_SITE } from '../../../src/contract/site.ts';
import { staticContent } from '../../../src/publication/content-source.ts';
import type { BuildSnapshot } from '../../../src/release/build-snapshot.ts';
import type { Release } from '../../../src/release/release.ts';
import { renderBuildSnapshot } from '../../../src/service/render-build-snapshot.ts';
import { createPostCache } from '../../../src/teaser/post-cache.ts';
import { createRandom } from '../soak/random.ts';

const ORIGIN = 'https://www.example.com';
const { brand } = COMPANY;

export interface ProbeOptions {
  readonly release: Release;
  /** The blog's answer. */
  readonly post: object;
  /** Milliseconds since 1970; time stands still. */
  readonly now: number;
}

/** Resolves the content of a language. */
export function resolve(language: Language): Content {
  return fileContent(COMPANY).contentFor({ site: MAIN_SITE, language });
}

export function buildSnapshot(release: Release): BuildSnapshot {
  return renderBuildSnapshot(fileContent(COMPANY).contentFor, release.assets);
}

/** @returns a function that starts a service with empty caches, except for the content of a language and the posts */
export function createStarter({ release, post, now }: ProbeOptions) {
  const random = createRandom(1);
  const store = { match: async () => undefined, put: async () => undefined };
  const posts = createPostCache({
    fetch: async () => Response.json(post),
    imageOrigins: brand.blog.imageOrigins,
    linkOrigins: linkOriginsOf(brand),
    now: () => now,
    cache: store,
  });
  return (language: Language) => {
    const content = fileContent(COMPANY);
    content.contentFor({ site: MAIN_SITE, language });
    const options = {
      contents: staticContent(content),
      loginOrigins: brand.loginOrigins,
      imageOrigins: brand.blog.imageOrigins,
      origins: { siteOrigin: brand.siteOrigin, serviceOrigin: brand.serviceOrigin },
      release,
      posts,
      postSource: (name: string) => postSourceOf(brand, name),
      now: () => now,
      randomSeed: () => String(random.next()),
      loadBuildSnapshot: async () => null,
      preview: false,
    };
    const app = createApp({
      release,
      loadServiceOptions: async () => options,
      fetchAsset: async () => new Response(null, { status: 404 }),
      report() {},
    });
    return (path: string): Response | Promise<Response> => app.request(ORIGIN + path);
  };
}

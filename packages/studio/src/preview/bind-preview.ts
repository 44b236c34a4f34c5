/** Binds the preview to the platform. */

import type { CompanyContent } from '../../../../src/content/company-content.ts';
import type { Release } from '../../../../src/release/release.ts';
import { guardedClock } from '../../../../src/runtime/clock.ts';
import { createLog } from '../../../../src/runtime/log.ts';
import type { StudioFiles } from '../files/files.ts';
import type { PreviewOptions } from './create-preview.ts';
import type { MessageSource } from './message-source.ts';

export interface PreviewEnv {
  readonly ASSETS: Fetcher;
  /** The bucket with uploaded pictures and all releases' files; without it, people can't upload pictures. */
  readonly ASSET_BUCKET?: R2Bucket;
  /** The service, which gets requests below `/chrome/`. */
  readonly PORTICO?: Fetcher;
  /** The origin at which hosts reach the service; the default is `serviceOrigin` in brand.json. */
  readonly SERVICE_ORIGIN?: string;
  /** The sample blog of `npm start`, and the origin of its images; without them, posts are fetched over the network. */
  readonly BLOG?: Fetcher;
  readonly BLOG_ORIGIN?: string;
}

interface PreviewBinding {
  readonly env: PreviewEnv;
  readonly locales: CompanyContent;
  readonly release: Release;
  readonly files: StudioFiles;
  readonly openStore: () => MessageSource;
  /** Whether the Studio runs on this computer: only then can requests choose how the blog behaves. */
  readonly isLocal: boolean;
}

export function bindPreview({ env, locales, release, files, openStore, isLocal }: PreviewBinding): PreviewOptions {
  const { ASSETS, ASSET_BUCKET, PORTICO, BLOG, BLOG_ORIGIN = null } = env;
  const now = guardedClock(() => Date.now(), release.builtAt);
  const platform = {
    locales,
    release,
    preview: true,
    sampleBlog: isLocal,
    now,
    serviceOrigin: env.SERVICE_ORIGIN,
    sampleBlogOrigin: BLOG ? BLOG_ORIGIN : null,
    fetchBlog: (url: string, init: RequestInit) => (BLOG ? BLOG.fetch(url, init) : fetch(url, init)),
    // a preview sets its content itself
    messages: null,
    cache: caches.default,
  };
  let serviceOptions: ReturnType<PreviewOptions['loadServiceOptions']> | undefined;
  return {
    locales,
    release,
    files,
    openMessages: openStore,
    loadServiceOptions: () => {
      serviceOptions ??= import('../../../../src/bind-service.ts').then(({ bindService }) => bindService(platform));
      return serviceOptions;
    },
    fetchAsset: (request) => ASSETS.fetch(request),
    sheets: ASSET_BUCKET ?? null,
    readBucket: async (file) => (await ASSET_BUCKET?.get(file)) ?? null,
    fetchService: PORTICO ? (request) => PORTICO.fetch(request) : null,
    fetchBlogImage: BLOG && BLOG_ORIGIN ? (request) => BLOG.fetch(request) : null,
    report: createLog({ version: release.version, now, write: (line) => console.error(line) }),
  };
}

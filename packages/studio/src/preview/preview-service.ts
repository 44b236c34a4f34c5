/** Runs the service inside the Studio, with the messages of a draft or version as its content. */

import { createApp } from '../../../../src/app.ts';
import type { CompanyContent } from '../../../../src/content/company-content.ts';
import { type ContentReader, contentWith } from '../../../../src/content/content-for.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { type ContentProvider, unchangingContent } from '../../../../src/publication/content-source.ts';
import type { AssetSources } from '../../../../src/release/find-asset.ts';
import type { Release } from '../../../../src/release/release.ts';
import type { ReportEvent } from '../../../../src/runtime/create-scope.ts';
import type { ServiceOptions } from '../../../../src/service/service-options.ts';
import { keepThemeSheets, type SheetBucket } from '../theme/keep-theme-sheets.ts';

export interface PreviewServiceOptions extends AssetSources {
  /** The files' content around the messages. */
  readonly locales: CompanyContent;
  readonly release: Release;
  readonly loadServiceOptions: () => Promise<ServiceOptions>;
  readonly report: ReportEvent;
  /** For the style sheets of edited themes; `null` without a bucket. */
  readonly sheets: SheetBucket | null;
}

export type ServiceApp = ReturnType<typeof createApp>;

export interface PreviewService extends Pick<ContentReader, 'contentFor' | 'sites'> {
  readonly app: ServiceApp;
}

/** Cached services: one person compares two, and several people use the preview. */
const KEPT = 6;

/**
 * @returns a function that returns the same service for the same messages; `origin` is the Studio's, which serves the
 * files
 */
export function createPreviewServices(options: PreviewServiceOptions) {
  const kept = new Map<string, PreviewService>();
  return async (languages: PublishedLanguages, origin: string): Promise<PreviewService> => {
    const key = origin + JSON.stringify(languages);
    const service = kept.get(key) ?? serviceWith(await contentOf(languages, options), origin, options);
    kept.delete(key);
    kept.set(key, service);
    for (const oldest of [...kept.keys()].slice(0, -KEPT)) kept.delete(oldest);
    return service;
  };
}

export function serviceWith(content: ContentReader, origin: string, options: PreviewServiceOptions): PreviewService {
  const loadServiceOptions = async (): Promise<ServiceOptions> => {
    const service = await options.loadServiceOptions();
    return { ...service, contents: contentsWith(content), origins: { ...service.origins, serviceOrigin: origin } };
  };
  const { contentFor, sites } = content;
  return { contentFor, sites, app: createApp({ ...options, loadServiceOptions }) };
}

/** With the lifetimes of published content. */
function contentsWith(content: ContentReader): ContentProvider {
  return unchangingContent({ ...content, mode: 'published' });
}

export async function contentOf(
  languages: PublishedLanguages,
  options: Pick<PreviewServiceOptions, 'locales' | 'release' | 'loadServiceOptions' | 'sheets'>,
): Promise<ContentReader> {
  const { imageOrigins } = await options.loadServiceOptions();
  // constant, because each service has only one content
  const themes = await keepThemeSheets(options.sheets, languages);
  const publication = { version: 1, publishedAt: '1970-01-01', languages, themes };
  return contentWith(options.locales, publication, {
    names: Object.keys(options.release.assets.images),
    origins: imageOrigins,
  });
}

/** Responds with the preview page and the sample page in its frames. */

import { messagesOn } from '../../../../src/announcement/pick-announcement.ts';
import { type ContentAtInstant, contentAtOrThrow } from '../../../../src/chrome/content-at-instant.ts';
import type { Content } from '../../../../src/content/content.ts';
import { pagePath } from '../../../../src/contract/page-path.ts';
import type { ServiceOptions } from '../../../../src/service/service-options.ts';
import { inLocaleOf } from '../contract/format-locale.ts';
import { type StudioFiles, studioFilePath } from '../files/files.ts';
import { type RequestRoute, requestFragments } from './fragment-responses.ts';
import type { SharedMessages } from './message-source.ts';
import type { FoundMessage } from './named-message.ts';
import { pageResponse } from './page-responses.ts';
import type { Preview, Viewer } from './preview.ts';
import { renderPreviewPage } from './preview-page.tsx';
import type { PreviewService } from './preview-service.ts';
import type { PreviewState } from './preview-state.ts';
import { renderSamplePage } from './sample-page.tsx';

interface PreviewInput {
  readonly url: URL;
  /** The one that the person's browser prefers. */
  readonly language: string;
  readonly state: PreviewState;
  /** What the page shows at any time. */
  readonly content: Content;
  readonly sites: Preview['sites'];
  /** The message that the preview is about; `null` for what visitors get. */
  readonly named: FoundMessage | null;
  readonly request: RequestRoute;
  readonly serviceOptions: ServiceOptions;
  readonly files: StudioFiles;
  readonly share: Omit<SharedMessages, 'languages'> | null;
  readonly viewer: Viewer | null;
  readonly sampleBlog: boolean;
}

/** The content for the previewed page, at any time. */
export function contentOf({ values: { site, lang, path: given } }: PreviewState, service: PreviewService): Content {
  const ofSite = service.contentFor({ site, language: lang });
  const path = given === null ? null : pagePath(given);
  return {
    ...ofSite,
    announcements: messagesOn(path, ofSite.announcements),
    defaultMessages: messagesOn(path, ofSite.defaultMessages),
  };
}

export async function previewResponse(input: PreviewInput): Promise<Response> {
  const { url, language, state, content, sites, named, request, serviceOptions, files, share, viewer, sampleBlog } =
    input;
  const { at, seed, path } = state.values;
  const now = serviceOptions.now();
  const drawn = contentAtOrThrow(content, at ?? now, seed ?? '', path === null ? null : pagePath(path));
  const isNamed = named !== null && 'shown' in named;
  const snapshot: ContentAtInstant = isNamed ? { ...drawn, announcement: named.shown, competing: false } : drawn;
  const responses = await requestFragments(request, state, serviceOptions.release.assets);
  const preview: Preview = {
    state,
    content,
    snapshot,
    named,
    now,
    responses,
    origin: url.origin,
    serviceOrigin: serviceOptions.origins.serviceOrigin,
    sites,
    share,
    viewer,
    sampleBlog,
    licenses: studioFilePath(files.licenses),
  };
  const page = inLocaleOf(language, () => renderPreviewPage(preview, files.preview));
  return pageResponse(page, 'preview');
}

export async function samplePageResponse({ state, request, files }: PreviewInput): Promise<Response> {
  return pageResponse(await renderSamplePage(state, studioFilePath(files.preview.sample), request), 'sample');
}

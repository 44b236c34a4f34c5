/** Responds with the preview page and the sample page in its frames. */

import { messagesOn } from '../../src/announcement/pick-announcement.ts';
import { type ContentSnapshot, snapshotAt } from '../../src/chrome/content-snapshot.ts';
import { pagePath } from '../../src/contract/page-path.ts';
import type { ServiceOptions } from '../../src/service/service-options.ts';
import { type StudioFiles, studioFilePath } from '../files.ts';
import { type RequestRoute, requestFragments } from './fragment-responses.ts';
import type { SharedMessages } from './message-source.ts';
import { pageResponse } from './page-responses.ts';
import { renderPreviewPage } from './preview-page.tsx';
import type { PreviewService } from './preview-service.ts';
import type { PreviewState } from './preview-state.ts';
import { renderSamplePage } from './sample-page.tsx';

export interface PreviewInput {
  readonly url: URL;
  readonly state: PreviewState;
  readonly service: PreviewService;
  readonly request: RequestRoute;
  readonly serviceOptions: ServiceOptions;
  readonly files: StudioFiles;
  readonly share: Omit<SharedMessages, 'languages'> | null;
  readonly sampleBlog: boolean;
}

export async function previewResponse(input: PreviewInput): Promise<Response> {
  const { url, state, service, request, serviceOptions, files, share, sampleBlog } = input;
  const { site, lang, path: given } = state.values;
  const ofSite = service.contentFor({ site, language: lang });
  const path = given === null ? null : pagePath(given);
  const content = {
    ...ofSite,
    announcements: messagesOn(path, ofSite.announcements),
    featureMessages: messagesOn(path, ofSite.featureMessages),
  };
  const now = serviceOptions.now();
  const snapshot: ContentSnapshot = snapshotAt(content, state.values.at ?? now, state.values.seed ?? '', path);
  const responses = await requestFragments(request, state, serviceOptions.release.assets);
  const page = renderPreviewPage(
    {
      state,
      content,
      snapshot,
      now,
      responses,
      origin: url.origin,
      serviceOrigin: serviceOptions.origins.service,
      sites: Object.keys(serviceOptions.sites),
      share,
      sampleBlog,
      licenses: studioFilePath(files.licenses),
    },
    files.preview,
  );
  return pageResponse(page, 'preview');
}

export async function samplePageResponse({ state, request, files }: PreviewInput): Promise<Response> {
  return pageResponse(await renderSamplePage(state, studioFilePath(files.preview.sample), request), 'sample');
}

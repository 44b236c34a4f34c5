/** The routes of the Studio. */

import { Hono } from 'hono';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import type { Release } from '../../../src/release/release.ts';
import { type AccessVariables, type Guarded, guard, isSafe } from './access/guard.ts';
import { noteSignIns } from './access/sign-ins.ts';
import { type RateLimiters, throttlePreviews, throttleShares, throttleWrites } from './access/throttle.ts';
import { notFound } from './api/answers.ts';
import { createApi } from './api/create-api.ts';
import { meantPath, PAGES, routeOf } from './contract/pages.ts';
import { siteNamesOf } from './entries/audience.ts';
import { createFiguresReader } from './figures/read-figures.ts';
import type { FiguresSource } from './figures/source.ts';
import { STUDIO_FILES_PATH, type StudioFiles } from './files/files.ts';
import { studioFile } from './files/files-response.ts';
import { studioPage } from './page-response.ts';
import type { PictureBucket } from './pictures/picture-bucket.ts';
import { createPreview, type PreviewOptions } from './preview/create-preview.ts';
import { createFirstViewMeter } from './preview/first-view.ts';
import { responseHeaders } from './response-headers.ts';
import type { Store } from './store/store.ts';

export interface StudioOptions {
  readonly release: Release;
  readonly files: StudioFiles;
  readonly fetchAsset: (request: Request) => Promise<Response>;
  readonly preview: PreviewOptions;
  readonly access: AccessVariables;
  readonly limiters: RateLimiters;
  /** Called for each request, because a store that has failed cannot be used again. */
  readonly openStore: () => Store;
  readonly locales: CompanyContent;
  /** Where the service finds uploaded pictures; `null` if the Studio cannot take any. */
  readonly pictures: PictureBucket | null;
  /** Requests the service, which shows what is published; `null` without the binding. */
  readonly fetchService: ((path: string) => Promise<Response>) | null;
  /** Fetches a message's link, to see whether it works. */
  readonly fetchLink: (url: string, init: RequestInit) => Promise<Response>;
  readonly figures: FiguresSource;
  /** Whether a second person has to approve a release before it is published. */
  readonly needsApproval: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Studio = Hono<Guarded>;

export function createStudio(options: StudioOptions): Studio {
  const { files, fetchAsset, limiters, openStore, now } = options;
  const studio: Studio = new Hono();
  const preview = createPreview(options.preview);

  studio.use(responseHeaders());
  studio.get(`${STUDIO_FILES_PATH}*`, async ({ req: request }, next) => {
    const file = await studioFile(request.raw, { ...options.preview, fetchAsset });
    // a person who opens an address, not a page that loads a file
    return file.status !== 404 || request.header('sec-fetch-dest') !== 'document' ? file : next();
  });
  studio.use('/share/*', throttleShares(limiters));
  studio.route('/', preview.open);

  const sites = siteNamesOf(options.locales).map(({ id }) => id);
  studio.use(guard(options.access, sites));
  studio.use(noteSignIns({ signIn: async (person) => openStore().signIn(person), now }));
  studio.use('/api/*', throttleWrites(limiters));
  studio.use('/preview/*', throttlePreviews(limiters));
  studio.route('/', preview.guarded);
  // previews omit the counting script, which visitors do download
  const measureFirstViews = createFirstViewMeter({ ...options.preview, locales: options.locales });
  const figures = createFiguresReader({ source: options.figures, now });
  studio.route('/api', createApi({ ...options, measureFirstViews, figures }));
  studio.notFound(({ req: request }) => {
    if (!isSafe(request.method)) return notFound();
    const { pathname, search } = new URL(request.url);
    const route = routeOf(pathname);
    if (route.page !== 'unknown') return studioPage(files, PAGES[route.page].module);
    const meant = meantPath(pathname);
    return meant === null ? studioPage(files, null) : Response.redirect(new URL(meant + search, request.url).href);
  });
  return studio;
}

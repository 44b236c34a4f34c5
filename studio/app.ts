/** The routes of the Studio. */

import { Hono } from 'hono';
import type { Release } from '../src/release/release.ts';
import { STUDIO_FILES_PATH, type StudioFiles } from './files.ts';
import { studioPage } from './page-response.ts';
import { type PreviewOptions, routePreview } from './preview/routes.ts';

export interface StudioOptions {
  readonly release: Release;
  readonly files: StudioFiles;
  readonly fetchAsset: (request: Request) => Promise<Response>;
  readonly preview: PreviewOptions;
}

export type Studio = Hono;

/** The paths at which the page is served; the script shows what belongs to each. */
export const PAGE_PATHS = ['/', '/timeline', '/cards', '/history', '/publish', '/messages/:id'] as const;

export function createStudio({ files, fetchAsset, preview }: StudioOptions): Studio {
  const studio = new Hono();
  for (const path of PAGE_PATHS) studio.get(path, () => studioPage(files.page));
  studio.get(`${STUDIO_FILES_PATH}*`, (context) => fetchAsset(context.req.raw));
  routePreview(studio, preview);
  return studio;
}

/** The routes of the Studio. */

import { Hono } from 'hono';
import { ASSETS_PATH, type Release } from '../src/release/release.ts';
import { STUDIO_FILES_PATH, type StudioFiles } from './files.ts';
import { studioPage } from './page-response.ts';

export interface StudioOptions {
  readonly release: Release;
  readonly files: StudioFiles;
  readonly fetchAsset: (request: Request) => Promise<Response>;
}

export type Studio = Hono;

/** The paths at which the page is served; the script shows what belongs to each. */
export const PAGE_PATHS = ['/', '/timeline', '/cards', '/history', '/publish', '/messages/:kind/:id'] as const;

export function createStudio({ files, fetchAsset }: StudioOptions): Studio {
  const studio = new Hono();
  for (const path of PAGE_PATHS) studio.get(path, () => studioPage(files.page));
  studio.get(`${STUDIO_FILES_PATH}*`, (context) => fetchAsset(context.req.raw));
  studio.get(`${ASSETS_PATH}*`, (context) => fetchAsset(context.req.raw));
  return studio;
}

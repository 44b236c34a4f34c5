/** The code of earlier releases, as written by freeze-release.ts. */

import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Hono } from 'hono';
import type { createChrome } from '../../packages/host/src/index.ts';
import type { createApi } from '../../packages/studio/src/api/create-api.ts';
import type { unsavedChanges } from '../../packages/studio/src/page/data/unsaved-changes.ts';
import type { parseDocument } from '../../src/publication/parse-document.ts';
import type { StoreClass } from './message-store.ts';

/** With this release's types. Its own were the same or narrower. */
export interface EarlierRelease {
  readonly version: string;
  readonly createChrome: typeof createChrome;
  readonly parseDocument: typeof parseDocument;
  readonly unsavedChanges: typeof unsavedChanges;
  readonly createApi: typeof createApi;
  /** The class of its API, from 0.5.0 on. */
  readonly Hono?: typeof Hono;
  readonly MessageStore: StoreClass;
}

const FOLDER = fileURLToPath(new URL('../fixtures/releases/', import.meta.url));

const versions = (await readdir(FOLDER)).filter((file) => file.endsWith('.js')).map((file) => file.slice(0, -3));

/** The oldest first. */
export const EARLIER_RELEASES: readonly EarlierRelease[] = await Promise.all(
  versions
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map(async (version) => ({ version, ...(await import(pathToFileURL(`${FOLDER}${version}.js`).href)) })),
);

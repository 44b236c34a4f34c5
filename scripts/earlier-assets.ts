/** Copies files of earlier releases into a build, so that cached HTML which refers to them keeps working. */

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EarlierAsset } from '../src/release/release.ts';

export interface EarlierFile extends EarlierAsset {
  readonly bytes: Uint8Array;
}

/** Caches may hold HTML that is a month old; the rest is a margin. */
const RETENTION_DAYS = 90;
/** Limits the disk space when every change is built; see docs/decisions/0017-earlier-assets.md. */
export const MAX_EARLIER_ASSETS = 1_000;

const HASHED_NAME = /^[a-z0-9-]+-[0-9a-f]{10}\.(css|js|svg|json)$/;
const DAY = 24 * 3_600_000;

export function isAssetName(name: string): boolean {
  return HASHED_NAME.test(name);
}

export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/**
 * Selects the files to copy: each one once, without those of the new release, newest first.
 *
 * @param current the file names of the new release
 */
export function selectEarlierAssets<File extends EarlierAsset>(
  earlier: readonly File[],
  current: ReadonlySet<string>,
  now: number,
): readonly File[] {
  const today = new Date(now).toISOString();
  // files from a machine whose clock is ahead would never expire
  const dated = earlier.map((file) => (file.lastCurrent > today ? { ...file, lastCurrent: today } : file));
  const newestFirst = dated.toSorted(
    (a, b) => b.lastCurrent.localeCompare(a.lastCurrent) || a.file.localeCompare(b.file),
  );
  const seen = new Set(current);
  return newestFirst
    .filter(({ file }) => !seen.has(file) && seen.add(file))
    .filter(({ lastCurrent }) => now - Date.parse(lastCurrent) <= RETENTION_DAYS * DAY)
    .slice(0, MAX_EARLIER_ASSETS);
}

/** Reads all files of a build. Those of its own release count as current until now. */
export async function readBuild(dist: string, now: number): Promise<readonly EarlierFile[]> {
  const directory = join(dist, 'public/chrome/assets');
  const lastCurrent = new Map((await recordedIn(dist)).map((asset) => [asset.file, asset.lastCurrent]));
  const names = (await readdir(directory).catch(ifMissing([]))).filter(isAssetName);
  return Promise.all(
    names.map(async (file) => {
      const bytes = await readFile(join(directory, file));
      return {
        file,
        integrity: integrityOf(bytes),
        lastCurrent: lastCurrent.get(file) ?? new Date(now).toISOString(),
        bytes,
      };
    }),
  );
}

/**
 * Copies the selected files of earlier releases into a directory.
 *
 * @param directory contains the files of the new release
 */
export async function copyEarlierAssets(
  earlier: readonly EarlierFile[],
  directory: string,
  now: number,
): Promise<readonly EarlierAsset[]> {
  const selected = selectEarlierAssets(earlier, new Set(await readdir(directory)), now);
  for (const { file, bytes } of selected) await writeFile(join(directory, file), bytes);
  return selected.map(({ bytes: _, ...asset }) => asset);
}

async function recordedIn(dist: string): Promise<readonly EarlierAsset[]> {
  const record = await readFile(join(dist, 'release.json'), 'utf8').catch(ifMissing('{}'));
  return (JSON.parse(record) as { readonly earlier?: readonly EarlierAsset[] }).earlier ?? [];
}

function ifMissing<Value>(fallback: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return fallback;
    throw error;
  };
}

/** Writes files under names that contain a hash of their contents, and source maps outside the served files. */

import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset } from '../../../src/release/release.ts';

/** @param name without hash and extension @returns no compressed size, which takes long to compute for large files */
export async function writeAsset(
  directory: string,
  name: string,
  extension: string,
  contents: string | Uint8Array,
): Promise<Omit<Asset, 'brotliBytes'>> {
  const bytes = Buffer.from(contents);
  const file = `${name}-${hashOf(bytes)}.${extension}`;
  await writeFile(join(directory, file), bytes);
  return { file, integrity: integrityOf(bytes), bytes: bytes.length };
}

/** A module of a worker; the entry point is named `worker.js`. */
export interface WorkerModule {
  readonly file: string;
  readonly text: string;
  /** The source map. */
  readonly map: string;
}

/** Both workers have scripts of one name. */
type Part = 'service' | 'studio';

/** @param staging the directory of the build @param part whose script it is */
export async function writeMap(staging: string, part: Part, file: string, map: string): Promise<void> {
  const directory = join(staging, 'maps', part);
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${file}.map`), map);
}

/** Modules import each other by name, so they keep the bundler's names, which contain a hash. */
export async function writeModules(
  directory: string,
  modules: readonly WorkerModule[],
  { staging, part }: { readonly staging: string; readonly part: Part },
): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { file, text, map } of modules) {
    await writeFile(join(directory, file), text);
    await writeMap(staging, part, file, map);
  }
}

/** The first 10 hexadecimal digits of the SHA-256. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

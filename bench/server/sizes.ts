/** Measures the sizes of the worker and of its headers. */

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { brotliBytes } from '../../scripts/brotli-bytes.ts';
import { ROOT } from '../../scripts/build.ts';
import { bundleWorker } from '../../scripts/bundle-code.ts';
import { renderCopiesOf } from '../../scripts/render-copies.ts';
import { LANGUAGES, type Language } from '../../src/contract/language.ts';
import type { Release } from '../../src/release/release.ts';

export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  /** At the highest quality. */
  readonly brotli: number;
}

/** In bytes. */
export function sizesOf(text: string): Sizes {
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliBytes(text),
  };
}

/** Bundles the worker with React instead of Preact. */
export async function bundleWithReact(): Promise<string> {
  const release: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  return (await bundleWorker({ release, copies: await renderCopiesOf(release.assets) }, {})).text;
}

/**
 * The sizes of the header in every language, as the service sends it.
 *
 * @throws Error unless every response is 200 and in its language
 */
export async function headerSizes(origin: string): Promise<ReadonlyMap<Language, Sizes>> {
  const sizes = new Map<Language, Sizes>();
  for (const language of LANGUAGES) {
    const response = await fetch(`${origin}/chrome/header?lang=${language}&theme=dark&seed=bench`);
    if (response.status !== 200 || response.headers.get('content-language') !== language) {
      throw new Error(`The header in "${language}" returned ${response.status}`);
    }
    sizes.set(language, sizesOf(await response.text()));
  }
  return sizes;
}

/** How many bytes the worker and its headers are. */

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { brotliBytes } from '../scripts/brotli-bytes.ts';
import { ROOT } from '../scripts/build.ts';
import { bundleWorker } from '../scripts/bundle-code.ts';
import { LANGUAGES, type Language } from '../src/contract/language.ts';

export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  /** At the highest quality. */
  readonly brotli: number;
}

/** The bytes of a text, as it is and compressed. */
export function sizesOf(text: string): Sizes {
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliBytes(text),
  };
}

/** The worker as it is built, but with React itself. */
export async function bundleWithReact(): Promise<string> {
  return bundleWorker(JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8')), {});
}

/**
 * The sizes of the header in every language, as the service answers it.
 *
 * @throws Error if an answer is not 200 in that language
 */
export async function headerSizes(origin: string): Promise<ReadonlyMap<Language, Sizes>> {
  const sizes = new Map<Language, Sizes>();
  for (const language of LANGUAGES) {
    const response = await fetch(`${origin}/chrome/header?lang=${language}&theme=dark&seed=bench`);
    if (response.status !== 200 || response.headers.get('content-language') !== language) {
      throw new Error(`The header in "${language}" was answered with ${response.status}`);
    }
    sizes.set(language, sizesOf(await response.text()));
  }
  return sizes;
}

/** How many bytes the worker and its headers are. */

import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from '../scripts/build.ts';
import { LANGUAGES, type Language } from '../src/contract/language.ts';

export interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  /** At the highest quality. */
  readonly brotli: number;
}

/** The bytes of a text, as it is and compressed. */
export function sizesOf(text: string): Sizes {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    raw: Buffer.byteLength(text),
    gzip: gzipSync(text, { level: 9 }).length,
    brotli: brotliCompressSync(text, { params }).length,
  };
}

/** The worker as `scripts/build.ts` bundles it, but with React itself. */
export async function bundleWithReact(): Promise<string> {
  const release = await readFile(`${ROOT}dist/release.json`, 'utf8');
  const result = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/worker.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    conditions: ['workerd', 'worker', 'browser'],
    define: { PORTICO_RELEASE: release, 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
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

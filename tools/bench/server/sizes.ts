/** Measures the sizes of the worker and of its headers. */

import { gzipSync } from 'node:zlib';
import { brotliBytes } from '../../../packages/cli/src/brotli-bytes.ts';
import { renderBuildSnapshotOf } from '../../../packages/cli/src/render-build-snapshot.ts';
import { COMPANY } from '../../../src/company.ts';
import { LANGUAGES, type Language } from '../../../src/contract/language.ts';
import { bundleWorker } from '../../bundle-worker.ts';
import { builtRelease } from '../built-release.ts';

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
  const release = await builtRelease();
  const buildSnapshot = await renderBuildSnapshotOf(COMPANY, release.assets);
  return (await bundleWorker({ release, buildSnapshot }, {})).text;
}

/** What a visitor downloads, each response compressed by itself; bytes at the highest quality of brotli. */
export interface Downloads {
  readonly header: number;
  readonly footer: number;
  readonly styles: number;
  readonly loader: number;
  /** In idle time, or on the first sign of intent. */
  readonly islands: number;
}

/** @throws Error unless every response is 200, and the header in its language */
export async function downloadsOf(origin: string): Promise<ReadonlyMap<Language, Downloads>> {
  const { assets } = await builtRelease();
  const { styles, loader, islands } = assets;
  const files = { styles: styles.brotliBytes, loader: loader.brotliBytes, islands: islands.brotliBytes };
  const downloads = new Map<Language, Downloads>();
  for (const language of LANGUAGES) {
    const bytesOf = async (name: string) => {
      const response = await fetch(`${origin}/chrome/${name}?lang=${language}&theme=dark&seed=bench`);
      if (response.status !== 200 || response.headers.get('content-language') !== language)
        throw new Error(`The ${name} in "${language}" returned ${response.status}`);
      return brotliBytes(await response.text());
    };
    downloads.set(language, { header: await bytesOf('header'), footer: await bytesOf('footer'), ...files });
  }
  return downloads;
}

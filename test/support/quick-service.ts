/** The code of the service, with shorter times until an instance reads published messages again. */

import { readFile } from 'node:fs/promises';
import { ROOT } from '../../packages/cli/src/root.ts';
import { type PublicationTimings, STORE_CACHE_TTL } from '../../src/publication/timings.ts';
import type { Release } from '../../src/release/release.ts';
import { bundleWorker } from '../../tools/bundle-worker.ts';

/** @throws Error if there is no build */
export async function quickServiceCode(timings: PublicationTimings): Promise<string> {
  const release: Release = JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
  const { text } = await bundleWorker({ release, buildSnapshot: null }, undefined, [
    {
      name: 'quick',
      setup(build) {
        build.onLoad({ filter: /publication\/timings\.ts$/ }, () => ({
          contents: `export const PUBLICATION_TIMINGS = ${JSON.stringify(timings)};
export const STORE_CACHE_TTL = ${STORE_CACHE_TTL};`,
        }));
      },
    },
  ]);
  return text;
}

/** Loads the workers that are compared. */

import { QUERIES } from '../server/headers.ts';
import { loadWorker, type Round } from '../server/load.ts';
import type { OwnWorker } from '../server/own-worker.ts';
import { QUERY } from './build-peers.ts';

/** For each query: few enough to be requested repeatedly within a round. */
export const WARM_PATHS = 20;

export interface Candidate {
  readonly label: string;
  readonly worker: OwnWorker;
  /** How many paths are requested in turn. */
  readonly paths: number;
  readonly ours: boolean;
}

/** @throws Error if the answer is not a header with these links */
export async function checkAnswer(origin: string, hrefs: readonly string[]): Promise<void> {
  const response = await fetch(`${origin}/chrome/header?${QUERY}&seed=bench`);
  const body = (await response.text()).replace(/&(amp|#38);/g, '&');
  const missing = hrefs.filter((href) => !body.includes(`"${href}"`));
  if (response.status !== 200 || missing.length > 0)
    throw new Error(`${origin}: ${response.status}, without ${missing.join(', ') || 'any missing link'}`);
}

/** Continues across rounds, so that every new address is new. */
let requested = 0;

/** @throws Error if any status is not 200 */
export function measureRound({ worker, paths }: Candidate): Promise<Round> {
  return loadWorker(worker, () => {
    requested += 1;
    const page = requested % (paths * QUERIES.length);
    return `/chrome/header?${QUERIES[requested % QUERIES.length]}&path=%2Fpage-${page}`;
  });
}

/** Reads the release of the last build. */

import { readFile } from 'node:fs/promises';
import { ROOT } from '../../packages/cli/src/root.ts';
import type { Release } from '../../src/release/release.ts';

export async function builtRelease(): Promise<Release> {
  return JSON.parse(await readFile(`${ROOT}dist/release.json`, 'utf8'));
}

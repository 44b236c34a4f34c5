/** Finds the packages in `test/hosts/fixtures/` that tests install. */

import { fileURLToPath } from 'node:url';

export function fixture(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
}

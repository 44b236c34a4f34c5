/** Folders that exist while a test runs. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** @returns the path of an empty folder for each test of a file, or of a `describe` */
export function useFolder(): { readonly path: string } {
  const folder = { path: '' };
  beforeEach(async () => {
    folder.path = await mkdtemp(join(tmpdir(), 'portico-test-'));
  });
  afterEach(() => rm(folder.path, { recursive: true, force: true }));
  return folder;
}

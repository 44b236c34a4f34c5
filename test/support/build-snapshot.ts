/** The build snapshot that a build with the test assets would make. */

import type { BuildSnapshot } from '../../src/release/build-snapshot.ts';
import { renderBuildSnapshot } from '../../src/service/render-build-snapshot.ts';
import { FILES_CONTENT } from './content.ts';
import { TEST_ASSETS } from './test-assets.ts';

let snapshot: BuildSnapshot | undefined;

export function testBuildSnapshot(): BuildSnapshot {
  snapshot ??= renderBuildSnapshot(FILES_CONTENT.contentFor, TEST_ASSETS);
  return snapshot;
}

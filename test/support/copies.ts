/** The copies that a build with the test assets would make. */

import { contentFor } from '../../src/content/content-for.ts';
import type { ChromeCopies } from '../../src/release/chrome-copies.ts';
import { renderCopies } from '../../src/service/chrome-copies.ts';
import { TEST_ASSETS } from './test-assets.ts';

let copies: ChromeCopies | undefined;

export function testCopies(): ChromeCopies {
  copies ??= renderCopies(contentFor, TEST_ASSETS);
  return copies;
}

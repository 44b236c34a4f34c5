/**
 * Starts the longest files first, so that no core is idle at the end. On a clean machine, vitest knows no durations and
 * sorts files by size.
 */

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longer than their size suggests: builds, uploads and installations. */
const LONG =
  /\/(?:worker\/(?:deploys|release-files)|hosts\/(?:matrix|own-company|installed-company|frameworks\/[\w-]+))\.test\.ts$/;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return (await super.sort(files)).toSorted((one, other) => isLong(other) - isLong(one));
  }
}

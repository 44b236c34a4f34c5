/** The release that this worker is. */

import type { Release } from './release.ts';

/** As JSON, defined by the build. */
declare const PORTICO_RELEASE: string;

export const RELEASE: Release = JSON.parse(PORTICO_RELEASE);

/** The copies that the build made. Loaded when one is sent, because they are larger than all other code. */

import type { ChromeCopies } from './chrome-copies.ts';

/** JSON, defined by the build. */
declare const PORTICO_COPIES: string;

export const BUILT_COPIES: ChromeCopies | null = JSON.parse(PORTICO_COPIES);

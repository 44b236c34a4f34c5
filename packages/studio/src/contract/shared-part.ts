/** Names what a shared preview shows. */

import type { Share } from './api.ts';

/** Such as `the draft of “Spring webinar”, and everything else as published`. */
export function sharedText({ only }: Pick<Share, 'only'>): string {
  if (!only) return 'the whole draft';
  return `the ${'release' in only ? 'release' : 'draft of'} “${only.name}”, and everything else as published`;
}

/** Formats a problem: where it is, and what is wrong. */

import type { Problem } from '../../../studio/src/contract/api.ts';

/** Such as `announcement spring-webinar de title: must not be empty`. */
export function problemText({ kind, id, language, field, reason }: Problem): string {
  return `${[kind, id, language, field].filter(Boolean).join(' ')}: ${reason}`;
}

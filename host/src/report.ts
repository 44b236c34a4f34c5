/** Reports problems once per cause, not once per request. Never throws. */

import { createLru } from './lru.ts';

/** @param cause what is the same for every occurrence; never what a visitor can choose */
export type Report = (cause: string, problem: string) => void;

/** In milliseconds: how long after a report the same cause is not reported again. */
const SILENCE = 600_000;
const MAX_CAUSES = 100;

export function createReport(send: (problem: string) => void = (problem) => console.warn(problem)): Report {
  const reported = createLru<number>(MAX_CAUSES);
  return (cause, problem) => {
    const elapsed = Date.now() - (reported.get(cause) ?? Number.NEGATIVE_INFINITY);
    // less than zero if the clock was set back
    if (elapsed >= 0 && elapsed < SILENCE) return;
    reported.set(cause, Date.now());
    try {
      send(`Portico: ${problem}`);
    } catch {
      // a page does not fail because of its log
    }
  };
}

/** The message of an error with that of its cause, which has the reason if a connection fails. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const reason = cause instanceof Error ? cause.message || code : '';
  return reason ? `${error.message} (${reason})` : error.message;
}

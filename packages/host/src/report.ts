/** Reports problems once per cause, not once per request. Never throws. */

import { createLru } from './lru.ts';

/** @param cause the same for every occurrence; never anything that a visitor can choose */
export type Report = (cause: string, problem: string) => void;

/** In milliseconds: how long the same cause is not reported again. */
const SILENCE = 600_000;
const MAX_CAUSES = 100;

export function createReport(send: (problem: string) => void = (problem) => console.warn(problem)): Report {
  const reported = createLru<number>(MAX_CAUSES);
  return (cause, problem) => {
    const elapsed = Date.now() - (reported.get(cause) ?? Number.NEGATIVE_INFINITY);
    // negative if the clock was set back
    if (elapsed >= 0 && elapsed < SILENCE) return;
    reported.set(cause, Date.now());
    try {
      send(`Portico: ${problem}`);
    } catch {
      // a broken log must not break pages
    }
  };
}

/** An error's message, and its cause's: for failed connections, only the cause names the reason. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message || codeOf(cause) : '';
  return reason ? `${error.message} (${reason})` : error.message;
}

/** An error's code, or else its cause's, such as `ECONNRESET`; empty without one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

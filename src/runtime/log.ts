/** Writes faults to the log: one line of JSON for each, and only one a minute for the same fault. */

import type { ReportEvent } from './create-scope.ts';
import type { ServiceEvent } from './event.ts';

interface LogOptions {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly write: (line: string) => void;
}

/** In milliseconds: pause after a line before the same fault is written again. */
const PAUSE = 60_000;
/** The pauses that are remembered; there are fewer faults that differ. */
const MAX_FAULTS = 500;
/** In characters. */
const MAX_TEXT = 500;

interface Written {
  /** Milliseconds since 1970. */
  readonly at: number;
  suppressed: number;
}

/** What happens all the time: it is counted, not logged. */
const ONLY_COUNTED: ReadonlySet<ServiceEvent['name']> = new Set(['answered', 'publication-taken', 'post-fetched']);

export function createLog({ version, now, write }: LogOptions): ReportEvent {
  const written = new Map<string, Written>();
  return (event, requestId) => {
    if (ONLY_COUNTED.has(event.name)) return;
    const fault = faultOf(event);
    const last = written.get(fault);
    const elapsed = last ? now() - last.at : Number.POSITIVE_INFINITY;
    // a clock that was set back must not silence the log
    if (last && elapsed >= 0 && elapsed < PAUSE) {
      last.suppressed += 1;
      return;
    }
    if (written.size >= MAX_FAULTS) written.clear();
    written.set(fault, { at: now(), suppressed: 0 });
    write(JSON.stringify({ ...shortened(event), suppressed: last?.suppressed ?? 0, requestId, version }));
  };
}

/** The fields in which events of the same fault differ. */
const VARYING: ReadonlySet<string> = new Set(['error', 'reason', 'retryAfter']);

/** Equal for events of the same fault. */
function faultOf(event: ServiceEvent): string {
  return JSON.stringify(event, (name, value) => (VARYING.has(name) ? undefined : value));
}

/** JSON escapes line breaks, except two of Unicode. */
function shortened(event: ServiceEvent): Record<string, unknown> {
  const entries = Object.entries(event).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, MAX_TEXT) : value,
  ]);
  return Object.fromEntries(entries);
}

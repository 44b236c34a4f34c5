/** Logs faults as lines of JSON, at most one a minute for the same fault. */

import type { ReportEvent } from './create-scope.ts';
import type { ServiceEvent } from './event.ts';

interface LogOptions {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly write: (line: string) => void;
}

/** In milliseconds, between lines for the same fault. */
const PAUSE = 60_000;
/** Remembered faults; there are fewer different ones in practice. */
const MAX_FAULTS = 500;
/** In characters. */
const MAX_TEXT = 500;

interface Written {
  /** Milliseconds since 1970. */
  readonly at: number;
  suppressed: number;
}

/** Frequent events, which are counted but not logged. */
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

/** Fields that may differ between events of the same fault. */
const VARYING: ReadonlySet<string> = new Set(['error', 'reason', 'retryAfter']);

/** A key that is equal for events of the same fault. */
function faultOf(event: ServiceEvent): string {
  return JSON.stringify(event, (name, value) => (VARYING.has(name) ? undefined : value));
}

/** Shortens texts, and removes line breaks: JSON does not escape U+2028 and U+2029. */
function shortened(event: ServiceEvent): Record<string, unknown> {
  const entries = Object.entries(event).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, MAX_TEXT) : value,
  ]);
  return Object.fromEntries(entries);
}

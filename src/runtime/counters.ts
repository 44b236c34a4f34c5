/** Counts events in a dataset of Workers Analytics Engine. docs/operations.md has queries for it. */

import type { ServiceEvent } from './event.ts';

/** A row. Blobs are texts to group by; doubles are numbers to add up. */
interface DataPoint {
  readonly indexes: readonly [string];
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
}

/** The binding of a dataset. */
export interface Dataset {
  writeDataPoint(point: DataPoint): void;
}

/** blob1: event, blob2: route, source or wait, blob3: language, blob4: state, part or reason, blob5: version. */
export function createCounters(dataset: Dataset, version: string): (event: ServiceEvent) => void {
  return (event) => {
    const { what, language, detail, amount } = columnsOf(event);
    dataset.writeDataPoint({
      indexes: [event.name],
      blobs: [event.name, what, language ?? '', detail, version],
      doubles: [1, amount],
    });
  };
}

interface Columns {
  readonly what: string;
  readonly language: string | null;
  readonly detail: string;
  /** An answer's notices, the milliseconds of a fetch or of the pause after a failed fetch, else 0. */
  readonly amount: number;
}

function columnsOf(event: ServiceEvent): Columns {
  switch (event.name) {
    case 'answered':
      return {
        what: event.route,
        language: event.language,
        detail: event.state ?? String(event.status),
        amount: event.notices,
      };
    case 'part-failed':
      return { what: event.route, language: event.language, detail: event.part, amount: 0 };
    case 'copy-sent':
      return { what: event.route, language: event.language, detail: '', amount: 0 };
    case 'unavailable':
      return { what: event.route, language: null, detail: '', amount: 0 };
    case 'wait-failed':
      return { what: event.wait, language: null, detail: event.late ? 'late' : 'failed', amount: 0 };
    case 'cache-entry-rejected':
      return { what: event.key, language: null, detail: event.reason, amount: 0 };
    case 'publication-taken':
    case 'publication-missing':
      return { what: '', language: null, detail: event.publication, amount: 0 };
    case 'publication-incomplete':
    case 'publication-rejected':
      return { what: '', language: null, detail: event.reason, amount: 0 };
    case 'post-fetched':
      return { what: event.source, language: event.language, detail: '', amount: event.milliseconds };
    case 'post-failed':
      return { what: event.source, language: event.language, detail: '', amount: event.retryAfter };
  }
}

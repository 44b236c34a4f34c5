/** Events for operators: a line of JSON each, and a counter. */

import type { Dataset } from '../../../../src/runtime/counters.ts';
import type { FaultName } from './find-faults.ts';

export type StudioEvent =
  /** The published version is not in KV, or not shown. */
  | { readonly event: 'publication-fault'; readonly fault: FaultName; readonly text: string }
  /** The Studio could not check. */
  | { readonly event: 'check-failed'; readonly what: 'KV' | 'service' | 'store' }
  | { readonly event: 'backup-written'; readonly name: string }
  | { readonly event: 'backup-failed'; readonly error: string };

export type ReportStudioEvent = (event: StudioEvent) => void;

interface ReportOptions {
  /** The dataset of the service, if it has one. */
  readonly dataset: Dataset | undefined;
  /** The release of Portico. */
  readonly version: string;
  readonly write: (line: string) => void;
}

/** blob1: event, blob2: fault or what, blob5: version; as the service does. */
export function createStudioReport({ dataset, version, write }: ReportOptions): ReportStudioEvent {
  return (event) => {
    write(JSON.stringify({ ...event, version }));
    const blobs = [event.event, detailOf(event), '', '', version];
    dataset?.writeDataPoint({ indexes: [event.event], blobs, doubles: [1, 0] });
  };
}

function detailOf(event: StudioEvent): string {
  if (event.event === 'publication-fault') return event.fault;
  return event.event === 'check-failed' ? event.what : '';
}

/** Serves the audit, page by page or as one file. */

import type { AuditEvent } from '../contract/audit.ts';
import { csvLine } from '../contract/csv.ts';
import type { Store } from '../store/store.ts';
import { json, notFound } from './answers.ts';
import type { Api, ApiOptions } from './api-options.ts';
import { handle } from './handle.ts';

/** Events per response. */
const PAGE = 100;

/** Events per read from the store, when a file is written. */
const PART = 1_000;

interface FileFormat {
  readonly name: 'audit.csv' | 'audit.ndjson';
  readonly type: string;
  readonly head: string;
  readonly line: (event: AuditEvent) => string;
}

const COLUMNS = ['id', 'at', 'person', 'action', 'subject', 'revision', 'version'] as const;

const FORMATS: readonly FileFormat[] = [
  {
    name: 'audit.csv',
    type: 'text/csv; charset=utf-8',
    // programs read it too, so it starts with the name of the first column
    head: csvLine(COLUMNS),
    line: (event) => csvLine(COLUMNS.map((column) => String(event[column] ?? ''))),
  },
  {
    name: 'audit.ndjson',
    type: 'application/x-ndjson',
    head: '',
    line: (event) => `${JSON.stringify(event)}\n`,
  },
];

export function routeAudit(api: Api, { openStore }: ApiOptions): void {
  handle(api, 'GET /audit', async ({ query }) => {
    const before = idOf(query('before'));
    if (before === undefined) return notFound('before must be the id of an event.');
    const events = await openStore().readAudit({ before, after: null, limit: PAGE + 1 });
    return json({ events: events.slice(0, PAGE), hasEarlier: events.length > PAGE });
  });

  for (const format of FORMATS) {
    handle(api, `GET /${format.name}`, async ({ query }) => {
      const after = idOf(query('after'));
      if (after === undefined) return notFound('after must be the id of an event.');
      return new Response(await fileOf(openStore, format, after), {
        headers: {
          'content-type': format.type,
          'content-disposition': `attachment; filename="portico-${format.name}"`,
          'cache-control': 'no-store',
        },
      });
    });
  }
}

/**
 * Streams, to keep a long audit out of memory. Reads the first part before responding, so that a failure gets its
 * status.
 */
async function fileOf(
  openStore: () => Store,
  { head, line }: FileFormat,
  after: number | null,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder();
  const read = (before: number | null) => openStore().readAudit({ before, after, limit: PART });
  let part = await read(null);
  let prefix = head;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(prefix + part.map(line).join('')));
      prefix = '';
      const last = part.at(-1);
      if (last && part.length === PART) part = await read(last.id);
      else controller.close();
    },
  });
}

/** @returns `null` if there is none; `undefined` if it is not an id */
function idOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

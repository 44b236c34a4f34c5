/** Reads the published version from the store, the document in KV, and what the service shows. */

import * as v from 'valibot';
import { withDeadline } from '../../../../src/runtime/deadline.ts';
import type { Delivered, Store } from '../store/store.ts';
import { type Fault, findFaults, isShown, type Published, type Shown } from './find-faults.ts';

export interface CheckOptions {
  readonly openStore: () => Pick<Store, 'readDelivered' | 'noteShown'>;
  /** Requests the service's health; `null` if there is no service. */
  readonly fetchService: ((path: string) => Promise<Response>) | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface Checked extends Pick<Delivered, 'latest' | 'draft' | 'event'> {
  readonly published: Published;
  readonly faults: readonly Fault[];
}

/** What the service reports of the messages that it serves; earlier releases report less. */
const healthSchema = v.object({
  messages: v.nullable(
    v.object({
      version: v.nullable(v.number()),
      publishedAt: v.optional(v.nullable(v.string()), null),
      state: v.optional(v.string(), 'current'),
      reason: v.optional(v.nullable(v.string()), null),
      omitted: v.optional(v.array(v.string()), []),
    }),
  ),
});

/** Reported for a service without KV. */
const NOTHING: Shown = { version: null, publishedAt: null, state: 'without KV', reason: null, omitted: [] };

/** In milliseconds. */
const DEADLINE = 2_000;

/** @throws Error if the store cannot be reached */
export async function checkPublication({ openStore, fetchService, now }: CheckOptions): Promise<Checked> {
  const [delivered, shown] = await Promise.all([openStore().readDelivered(), readShown(fetchService)]);
  const { latest, inKv, failed, draft, event } = delivered;
  const published = { latest, inKv, shown };
  const notShownSince = await openStore().noteShown(isShown(published));
  const faults = [...findFaults(published, notShownSince, now()), ...failed.map(releaseFault)];
  return { latest, published, faults, draft, event };
}

function releaseFault({ name, failure }: Delivered['failed'][number]): Fault {
  return {
    fault: 'release-failed',
    text: `The release “${name}” was not published on time. ${failure ?? ''}`.trim(),
  };
}

async function readShown(fetchService: CheckOptions['fetchService']): Promise<Shown | 'unknown'> {
  if (!fetchService) return 'unknown';
  try {
    const health = await withDeadline(async () => (await fetchService('/chrome/health')).json(), DEADLINE);
    const result = v.safeParse(healthSchema, health);
    return result.success ? (result.output.messages ?? NOTHING) : 'unknown';
  } catch {
    return 'unknown';
  }
}

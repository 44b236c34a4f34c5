/** Says how far the latest version has come: into KV, and to the service. */

import * as v from 'valibot';
import { withDeadline } from '../../src/runtime/deadline.ts';
import type { Status } from '../contract/api.ts';
import type { ApiOptions } from './api-options.ts';

/** What the service reports of the messages that it serves. */
const healthSchema = v.object({ messages: v.object({ version: v.number() }) });

/** In milliseconds. */
const DEADLINE = 2_000;

export async function statusOf({ openStore, fetchService }: ApiOptions): Promise<Status> {
  const [{ languages: _, ...latest }, served] = await Promise.all([
    openStore().readLatest(),
    servedVersion(fetchService),
  ]);
  return { latest, served };
}

async function servedVersion(fetchService: ApiOptions['fetchService']): Promise<number | null> {
  if (!fetchService) return null;
  try {
    const health = await withDeadline(async () => (await fetchService('/chrome/health')).json(), DEADLINE);
    const result = v.safeParse(healthSchema, health);
    return result.success ? result.output.messages.version : null;
  } catch {
    return null;
  }
}

/** Follows a version on its way to visitors. */

import { useEffect, useState } from 'react';
import type { Status, VersionSummary } from '../../contract/api.ts';
import { callApi } from '../api-client.ts';

/**
 * `pending`: KV has not accepted it yet. `accepted`: KV has it. `served`: the service reports it. `replaced`: there is a
 * later version.
 */
export type Delivery = 'pending' | 'accepted' | 'served' | 'replaced';

/** In milliseconds, between two requests; they end once sites must have it. */
const INTERVAL = 2_000;
const LONGEST = 5 * 60_000;

export function useDelivery({ version, state }: VersionSummary): Delivery {
  const [delivery, setDelivery] = useState<Delivery>(state === 'pending' ? 'pending' : 'accepted');
  useEffect(() => {
    const controller = new AbortController();
    const end = Date.now() + LONGEST;
    let timer: ReturnType<typeof setTimeout>;
    const follow = async () => {
      const next = await askFor(version, controller.signal);
      if (controller.signal.aborted) return;
      if (next !== null) setDelivery(next);
      if (next !== 'served' && next !== 'replaced' && Date.now() < end) timer = setTimeout(follow, INTERVAL);
    };
    void follow();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [version]);
  return delivery;
}

/** @returns `null` if the Studio cannot be reached */
async function askFor(version: number, signal: AbortSignal): Promise<Delivery | null> {
  try {
    const { latest, served } = await callApi<Status>('status', { signal });
    if (latest.version > version) return 'replaced';
    if (served !== null && served >= version) return 'served';
    return latest.state === 'pending' ? 'pending' : 'accepted';
  } catch {
    return null;
  }
}

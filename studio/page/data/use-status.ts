/** Follows how far the latest version has come: often while it is on its way, and seldom from then on. */

import { useEffect, useState } from 'react';
import type { Status } from '../../contract/api.ts';
import { callApi } from '../api-client.ts';

/** In milliseconds, between two requests. */
const OFTEN = 2_000;
const SELDOM = 30_000;

/** In milliseconds after it was published: sites must have a version by then. */
const LONGEST = 5 * 60_000;

/**
 * @param version renews the status when there is another one
 * @returns `null` until it is known
 */
export function useStatus(version: number): Status | null {
  const [status, setStatus] = useState<Status | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that was just published is followed at once
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const follow = async () => {
      const next = await callApi<Status>('status', { signal: controller.signal }).catch(() => null);
      if (controller.signal.aborted) return;
      if (next !== null) setStatus(next);
      timer = setTimeout(follow, next !== null && isOnItsWay(next) ? OFTEN : SELDOM);
    };
    void follow();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [version]);
  return status;
}

function isOnItsWay({ served, latest }: Status): boolean {
  return served !== latest.version && Date.now() - Date.parse(latest.publishedAt) < LONGEST;
}

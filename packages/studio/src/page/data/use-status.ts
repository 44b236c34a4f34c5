/** Polls for others' changes and whether visitors see the latest version: often until they do, then rarely. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Status } from '../../contract/api.ts';
import { apiQuery } from './query-client.ts';

/** In milliseconds, between two requests. */
const OFTEN = 2_000;
const SELDOM = 30_000;

/** In milliseconds after publishing: by then, sites must show the version. */
const MAX_DURATION = 5 * 60_000;

/** @param version a new one refreshes the status @returns `null` until it is known */
export function useStatus(version: number): Status | null {
  return useStatusQuery(version).data ?? null;
}

/** One query for all components; it pauses while the page is hidden. */
export function useStatusQuery(version: number) {
  return useQuery({
    ...apiQuery('GET /status', {}),
    queryKey: ['status', version],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? OFTEN : SELDOM),
  });
}

function isOnItsWay({ served, latest }: Status): boolean {
  return served !== latest.version && Date.now() - Date.parse(latest.publishedAt) < MAX_DURATION;
}

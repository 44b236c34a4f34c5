/** Reads unpublished releases, and reloads them when one has changed. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReleaseSummary } from '../../contract/releases.ts';
import { apiQuery, reload } from './query-client.ts';

const RELEASES = apiQuery('GET /releases', {});
const NONE: readonly ReleaseSummary[] = [];

/** Empty until they are loaded. */
export function useReleases(): readonly ReleaseSummary[] {
  return useQuery(RELEASES).data?.releases ?? NONE;
}

export function useRelease(id: string) {
  return useQuery(apiQuery('GET /releases/:id', { params: { id } }));
}

/** A function that reloads all releases, and resolves when they have arrived. */
export function useReloadReleases(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => reload(queries, RELEASES.queryKey), [queries]);
}

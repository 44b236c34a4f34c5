/** Reads unpublished releases, and reloads them when one has changed. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Release, ReleaseList, ReleaseSummary } from '../../contract/releases.ts';
import { reload } from './query-client.ts';

const NONE: readonly ReleaseSummary[] = [];

/** Empty until they are loaded. */
export function useReleases(): readonly ReleaseSummary[] {
  return useQuery<ReleaseList>({ queryKey: ['releases'] }).data?.releases ?? NONE;
}

export function useRelease(id: string) {
  return useQuery<Release>({ queryKey: ['releases', id] });
}

/** A function that reloads all releases, and resolves when they have arrived. */
export function useReloadReleases(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => reload(queries, ['releases']), [queries]);
}

/** Reads the releases that are not published yet, and reads them again once one has changed. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Release, ReleaseList, ReleaseSummary } from '../../contract/releases.ts';

const NONE: readonly ReleaseSummary[] = [];

/** Empty until they are loaded. */
export function useReleases(): readonly ReleaseSummary[] {
  return useQuery<ReleaseList>({ queryKey: ['releases'] }).data?.releases ?? NONE;
}

export function useRelease(id: string) {
  return useQuery<Release>({ queryKey: ['releases', id] });
}

/** A function that resolves once all releases are read again. */
export function useReadReleasesAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['releases'] }), [queries]);
}

/** Queries of the API. A query's key is its path below `/api/`, such as `['versions', 12]`. */

import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { callApi } from './api-client.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => callApi(queryKey.join('/'), { signal }),
        // people see the failure and retry themselves
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
}

/**
 * Loads what has changed, and resolves when it has arrived. A first request that is not yet answered is cancelled: its
 * answer may be older than the change, and TanStack Query would wait for it.
 *
 * @param queryKey that all affected queries start with
 */
export async function reload(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  await queries.cancelQueries({ queryKey });
  await queries.invalidateQueries({ queryKey });
}

/** For immutable answers, such as a version's content. */
export const IMMUTABLE = { staleTime: Number.POSITIVE_INFINITY } as const;

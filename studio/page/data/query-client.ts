/** Queries of the API. A query's key is its path below `/api/`, such as `['versions', 12]`. */

import { QueryClient } from '@tanstack/react-query';
import { callApi } from '../api-client.ts';

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

/** For immutable answers, such as a version's content. */
export const IMMUTABLE = { staleTime: Number.POSITIVE_INFINITY } as const;

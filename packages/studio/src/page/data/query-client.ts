/** Queries of the API. */

import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { pathOf } from '../../contract/route-request.ts';
import type { RequestOf, Route } from '../../contract/routes.ts';
import { callApi } from './api-client.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // people see the failure and retry themselves
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** A query whose key is the path below `/api/`, such as `['versions', '12']`. */
export function apiQuery<R extends Extract<Route, `GET ${string}`>>(route: R, request: RequestOf<R>) {
  return {
    queryKey: pathOf(route, request).split('/'),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => callApi(route, { ...request, signal }),
  };
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

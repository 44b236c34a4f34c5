/** The page's client of the API, with a test's answers instead of the network. */

import { pathOf, type RouteRequest } from '../../packages/studio/src/contract/route-request.ts';
import type { Route } from '../../packages/studio/src/contract/routes.ts';
import type { callApi } from '../../packages/studio/src/page/data/api-client.ts';

/** @param path below `/api/`, such as `draft?since=3` */
export type Answer = (method: string, path: string, request: RouteRequest) => Promise<unknown>;

export function callWith(answer: Answer): typeof callApi {
  const call = (route: Route, request: RouteRequest) =>
    answer(route.slice(0, route.indexOf(' ')), pathOf(route, request), request);
  return call as typeof callApi;
}

/** A request to a route of the API, for `fetch`. */

import { ownValue } from '../../../../src/contract/own-value.ts';
import type { Route } from './routes.ts';

export interface RouteRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | null>>;
  /** JSON, or a form with files. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** @returns the path below `/api/`, such as `draft?since=3` */
export function pathOf(route: Route, { params = {}, query = {} }: Pick<RouteRequest, 'params' | 'query'>): string {
  const path = route
    .slice(route.indexOf('/') + 1)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ownValue(params, name) ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

export function initOf(route: Route, { body, headers, signal }: RouteRequest): RequestInit {
  const isForm = body instanceof FormData;
  return {
    method: route.slice(0, route.indexOf(' ')),
    // a form gets its type, with its boundary, from the platform
    headers: { ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
}

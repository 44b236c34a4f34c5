/** Checks the role that a route requires. */

import type { MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { Guarded } from '../access/guard.ts';
import { beyondRole } from '../contract/rights.ts';
import { ROUTES, type RouteRow } from '../contract/routes.ts';
import { forbidden } from './answers.ts';

/** Routes without a row are refused. */
const ROWS: Readonly<Record<string, RouteRow>> = ROUTES;

/** Must run after the guard. */
export function checkRole(): MiddlewareHandler<Guarded> {
  return async (context, next) => {
    // skips middleware and the handler for unknown paths, which match every method
    const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
    if (!route) return next();
    // `routePath` is the API's own path here
    const path = route.path.slice(routePath(context).length - '/*'.length);
    const row = ROWS[`${route.method} ${path}`];
    if (!row) return forbidden('Nobody may do this: the route has no role.');
    const beyond = beyondRole(context.get('rights'), row.role);
    return beyond === null ? next() : forbidden(beyond);
  };
}

/** The role that each API route requires. */

import type { MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { Guarded } from '../access/guard.ts';
import { hasRole, type Rights, type Role } from '../contract/rights.ts';
import { forbidden } from './answers.ts';

/** Routes without a row are refused. Finer limits, such as languages, are for the route to check. */
export const ROUTE_ROLES: Readonly<Record<string, Role>> = {
  'GET /session': 'reader',
  'GET /menus': 'reader',
  'GET /status': 'reader',
  'GET /schemas/:name': 'reader',

  'GET /draft': 'reader',
  'PUT /draft': 'administrator',
  'PATCH /draft': 'translator',
  'PUT /draft/:kind/:id': 'translator',
  'DELETE /draft/:kind/:id': 'author',

  'GET /pictures': 'reader',
  'POST /pictures': 'author',
  'DELETE /pictures/:file': 'author',

  'GET /figures': 'reader',
  'GET /figures/:id': 'reader',

  'POST /review': 'reader',
  'GET /versions': 'reader',
  'GET /versions/:version': 'reader',
  'GET /versions/:version/changes': 'reader',
  'POST /versions': 'publisher',
  'POST /versions/:version/restore': 'publisher',
  'POST /announcements/:id/end': 'publisher',

  'GET /releases': 'reader',
  'GET /releases/:id': 'reader',
  // the routes themselves reserve scheduled releases and answers to reviews for publishers
  'POST /releases': 'author',
  'PUT /releases/:id': 'author',
  'DELETE /releases/:id': 'author',
  'POST /releases/:id/review': 'author',
  'POST /releases/:id/publish': 'publisher',
  'GET /comments': 'reader',
  'POST /comments': 'translator',
  'POST /comments/:id/resolve': 'translator',

  'GET /shares': 'reader',
  'POST /shares': 'author',
  'DELETE /shares/:id': 'author',

  'GET /audit': 'administrator',
  'GET /audit.csv': 'administrator',
  'GET /audit.ndjson': 'administrator',

  'GET /backups': 'administrator',
  'POST /backups': 'administrator',
  'POST /backups/:name/restore': 'administrator',
};

/** Must run after the guard. */
export function checkRole(): MiddlewareHandler<Guarded> {
  return async (context, next) => {
    // skips middleware and the handler for unknown paths, which match every method
    const route = matchedRoutes(context).find(({ method }) => method !== 'ALL');
    if (!route) return next();
    // `routePath` is the API's own path here
    const path = route.path.slice(routePath(context).length - '/*'.length);
    const needed = ROUTE_ROLES[`${route.method} ${path}`];
    if (needed === undefined) return forbidden('Nobody may do this: the route has no role.');
    return refusalByRole(context.get('rights'), needed) ?? next();
  };
}

/** @returns `null` if the person has the role */
export function refusalByRole(rights: Rights, needed: Role): Response | null {
  return hasRole(rights, needed) ? null : forbidden(`This needs the role ${needed}. Yours is ${rights.role}.`);
}

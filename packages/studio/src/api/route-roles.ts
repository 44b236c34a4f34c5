/** The role that each API route requires. */

import type { MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';
import type { Guarded } from '../access/guard.ts';
import { beyondRole, type Role, WRITE_ROLES } from '../contract/rights.ts';
import { forbidden } from './answers.ts';

/** Routes without a row are refused. The store checks what a write changes. */
export const ROUTE_ROLES: Readonly<Record<string, Role>> = {
  'GET /session': 'reader',
  'GET /menus': 'reader',
  'GET /status': 'reader',
  'GET /schemas/:name': 'reader',

  'GET /draft': 'reader',
  'PUT /draft': WRITE_ROLES.replaceDraft,
  'PATCH /draft': WRITE_ROLES.saveEntry,
  'PUT /draft/:kind/:id': WRITE_ROLES.saveEntry,
  'DELETE /draft/:kind/:id': WRITE_ROLES.deleteEntry,

  'GET /pictures': 'reader',
  'POST /pictures': 'author',
  'DELETE /pictures/:file': 'author',

  'GET /figures': 'reader',
  'GET /figures/:id': 'reader',

  'POST /review': 'reader',
  'GET /versions': 'reader',
  'GET /versions/:version': 'reader',
  'GET /versions/:version/changes': 'reader',
  'POST /versions': WRITE_ROLES.publish,
  'POST /versions/:version/restore': WRITE_ROLES.publish,
  'POST /announcements/:id/end': WRITE_ROLES.publish,

  'GET /releases': 'reader',
  'GET /releases/:id': 'reader',
  'POST /releases': WRITE_ROLES.saveRelease,
  'PUT /releases/:id': WRITE_ROLES.saveRelease,
  'DELETE /releases/:id': WRITE_ROLES.saveRelease,
  'POST /releases/:id/review': WRITE_ROLES.askForReview,
  'POST /releases/:id/publish': WRITE_ROLES.publish,
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
  'POST /backups/:name/restore': WRITE_ROLES.restoreBackup,
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
    const beyond = beyondRole(context.get('rights'), needed);
    return beyond === null ? next() : forbidden(beyond);
  };
}

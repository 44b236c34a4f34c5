/** Routes behind a guard that has admitted someone. */

import { Hono } from 'hono';
import type { Guarded } from '../../packages/studio/src/access/guard.ts';
import type { Rights } from '../../packages/studio/src/contract/rights.ts';
import { LANGUAGES } from '../../src/contract/language.ts';

export const EVERYTHING: Rights = {
  role: 'administrator',
  texts: LANGUAGES,
  publishes: [{ languages: null, sites: null }],
};

interface Admitted {
  readonly person?: string;
  readonly rights?: Rights;
  /** Where the routes are mounted. */
  readonly path?: string;
  /** The class of the routes, if it is another release's. */
  readonly Router?: typeof Hono | undefined;
}

export function admitted<Env extends object>(
  routes: Hono<Env>,
  { person = 'local', rights = EVERYTHING, path = '/', Router = Hono }: Admitted = {},
) {
  const app = new Router<Guarded>();
  app.use(({ set }, next) => {
    set('person', person);
    set('rights', rights);
    return next();
  });
  return app.route(path, routes);
}

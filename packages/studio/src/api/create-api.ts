/** The API: a handler for each of the routes in `packages/studio/src/contract/routes.ts`. */

import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Status } from '../contract/api.ts';
import { menusOf } from '../entries/file-menus.ts';
import { checkPublication } from '../watch/check-publication.ts';
import { failure, json, notFound } from './answers.ts';
import { type Api, type ApiOptions, sessionOf } from './api-options.ts';
import { routeAudit } from './audit-routes.ts';
import { routeBackups } from './backup-routes.ts';
import { routeComments } from './comment-routes.ts';
import { routeDraft } from './draft-routes.ts';
import { routeFigures } from './figure-routes.ts';
import { handle } from './handle.ts';
import { routePictures } from './picture-routes.ts';
import { routeReleases } from './release-routes.ts';
import { checkRole } from './route-roles.ts';
import { schemaNamed } from './schemas.ts';
import { routeShares } from './share-routes.ts';
import { routeVersions } from './version-routes.ts';

/** Must run after the guard, which sets `person` and `rights`. */
export function createApi(options: ApiOptions): Api {
  const api: Api = new Hono();
  api.use(checkRole());
  handle(api, 'GET /session', ({ by: { person, rights } }) => json(sessionOf(options, person, rights)));
  handle(api, 'GET /menus', () => json(menusOf(options.locales)));
  handle(api, 'GET /status', async () => json(await statusOf(options)));
  handle(api, 'GET /schemas/:name', ({ params: { name } }) => schemaNamed(name));
  routeDraft(api, options);
  routeVersions(api, options);
  routeReleases(api, options);
  routeComments(api, options);
  routePictures(api, options);
  routeFigures(api, options);
  routeShares(api, options);
  routeAudit(api, options);
  routeBackups(api, options);
  api.all('*', () => notFound());
  api.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return failure(500, { error: 'unavailable', message: 'The Studio could not answer. Try again.' });
  });
  return api;
}

/** Whether the latest version has reached KV and the service, and whether anything else has changed. */
async function statusOf(options: ApiOptions): Promise<Status> {
  const { latest, published, faults, draft, event } = await checkPublication(options);
  const served = published.shown === 'unknown' ? null : published.shown.version;
  return { latest, served, faults: faults.map(({ text }) => text), draft, event };
}

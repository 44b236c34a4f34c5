/** The routes of the service. */

import { type Context, Hono } from 'hono';
import { EVENTS_PATH } from './contract/counting.ts';
import type { CountedEvent } from './counting/read-events.ts';
import { type AssetSources, findAsset } from './release/find-asset.ts';
import { loaderModule } from './release/loader-module.ts';
import { ASSETS_PATH, assetPath, LICENSES_PATH, type Release } from './release/release.ts';
import { assetResponse, currentAssetResponse } from './response/asset-response.ts';
import {
  accepted,
  EVENT_METHODS,
  methodNotAllowed,
  notFound,
  preflight,
  unavailable,
} from './response/empty-responses.ts';
import { healthResponse, readinessResponse } from './response/health-response.ts';
import { createScope, type ReportEvent } from './runtime/create-scope.ts';
import { errorText } from './runtime/error-text.ts';
import type { RouteName } from './runtime/event.ts';
import type { RequestScope } from './runtime/request-scope.ts';
import type { Service, ServiceRequest } from './service/service.ts';
import type { ServiceOptions } from './service/service-options.ts';

export interface AppOptions extends AssetSources {
  readonly release: Release;
  /** Called with the first request for chrome, because files need neither content nor blog. */
  readonly loadServiceOptions: () => Promise<ServiceOptions>;
  readonly report: ReportEvent;
  /** Without it, nothing is counted. */
  readonly events?: EventStore | null;
}

export interface EventStore {
  /** May return a promise. */
  readonly write: (event: CountedEvent) => unknown;
  /** The visitor's country in two letters; empty if unknown. */
  readonly countryOf: (request: Request) => string;
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

export function createApp(options: AppOptions): Hono {
  const { release, report, events } = options;
  const load = serviceLoader(options.loadServiceOptions);
  const app = new Hono();
  const answer = (name: 'header' | 'footer' | 'head' | 'all' | 'manifest') => async (context: Context) =>
    (await load())[name](requestOf(context, report));
  const asset = (path: string, context: Context) =>
    findAsset(path, context.req.url, options, scopeOf(context, report).report);

  app.options(EVENTS_PATH, () => preflight(EVENT_METHODS));
  app.options('*', () => preflight());
  app.get('/chrome/header', answer('header'));
  app.get('/chrome/footer', answer('footer'));
  app.get('/chrome/head', answer('head'));
  app.get('/chrome/all.json', answer('all'));
  app.get('/chrome/manifest.json', answer('manifest'));
  app.get('/chrome/teaser/:id', async (context) =>
    (await load()).teaser(requestOf(context, report), context.req.param('id')),
  );
  app.get('/chrome/health', async (context) => healthResponse(await (await load()).health(requestOf(context, report))));
  app.get('/chrome/health/ready', async (context) =>
    readinessResponse(await (await load()).health(requestOf(context, report))),
  );
  app.get('/chrome/elements.js', async (context) =>
    currentAssetResponse(await asset(assetPath(release.assets.elements), context)),
  );
  app.get('/chrome/loader.js', () => currentAssetResponse(loaderModule(release.assets.loader)));
  app.get(LICENSES_PATH, async (context) =>
    currentAssetResponse(await asset(assetPath(release.assets.licenses), context)),
  );
  app.get(`${ASSETS_PATH}*`, async (context) => assetResponse(await asset(context.req.path, context)));

  app.post(EVENTS_PATH, async (context) => {
    if (events) {
      const request = context.req.raw;
      const scope = scopeOf(context, report);
      await (await load()).events({ request, country: events.countryOf(request), scope, write: events.write });
    }
    return accepted();
  });
  app.all(EVENTS_PATH, () => methodNotAllowed(EVENT_METHODS));
  app.all('/chrome/*', (context) => (SAFE_METHODS.includes(context.req.method) ? notFound() : methodNotAllowed()));
  app.notFound(() => notFound());
  app.onError((error, context) => {
    scopeOf(context, report).report({ name: 'unavailable', route: routeOf(context.req.path), error: errorText(error) });
    return unavailable();
  });
  return app;
}

/** Creates the service once and shares it. Throws if its modules cannot be evaluated. */
function serviceLoader(loadOptions: AppOptions['loadServiceOptions']): () => Promise<Service> {
  let loaded: Service | undefined;
  return async () => {
    if (!loaded) {
      const [{ createService }, options] = await Promise.all([import('./service/service.ts'), loadOptions()]);
      // a concurrent request may have created it
      loaded ??= createService(options);
    }
    return loaded;
  };
}

function routeOf(path: string): RouteName {
  const [, name] = /^\/chrome\/(header|footer|head|all|teaser|manifest|health)\b/.exec(path) ?? [];
  return (name as RouteName | undefined) ?? (path.startsWith(ASSETS_PATH) ? 'asset' : 'other');
}

function requestOf(context: Context, report: ReportEvent): ServiceRequest {
  return {
    url: context.req.url,
    ifNoneMatch: context.req.header('if-none-match') ?? null,
    scope: scopeOf(context, report),
  };
}

function scopeOf(context: Context, report: ReportEvent): RequestScope {
  const execution = executionContextOf(context);
  const waitUntil = execution ? (work: Promise<unknown>) => execution.waitUntil(work) : null;
  return createScope({ headers: context.req.raw.headers, waitUntil, report });
}

/** The context that keeps the worker running after the response; `undefined` outside workerd, where Hono throws. */
function executionContextOf(context: Context): Context['executionCtx'] | undefined {
  try {
    return context.executionCtx;
  } catch {
    return undefined;
  }
}

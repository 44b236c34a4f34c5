/** The routes of the service. */

import { type Context, Hono } from 'hono';
import { type LoadedService, serviceLoader } from './load-service.ts';
import { BLOG_IMAGES_PATH, PREVIEW_PATH, SAMPLE_PAGE_PATH } from './preview/paths.ts';
import { type AssetSources, findAsset } from './release/find-asset.ts';
import { loaderModule } from './release/loader-module.ts';
import { ASSETS_PATH, assetPath, LICENSES_PATH, type Release } from './release/release.ts';
import { assetResponse, currentAssetResponse } from './response/asset-response.ts';
import { methodNotAllowed, notFound, preflight, unavailable } from './response/empty-responses.ts';
import { healthResponse, readinessResponse } from './response/health-response.ts';
import { createScope, type ReportEvent } from './runtime/create-scope.ts';
import { errorText } from './runtime/error-text.ts';
import type { RouteName } from './runtime/event.ts';
import type { RequestScope } from './runtime/request-scope.ts';
import type { ServiceRequest } from './service/service.ts';
import type { ServiceOptions } from './service/service-options.ts';

export interface AppOptions extends AssetSources {
  readonly release: Release;
  /** Whether to serve the preview page. */
  readonly preview: boolean;
  /** Called with the first request for chrome, because files need neither content nor blog. */
  readonly loadServiceOptions: () => Promise<ServiceOptions>;
  /** Fetches an image of the sample blog by its path; `null` or missing if posts have their images elsewhere. */
  readonly fetchBlogImage?: ((path: string) => Promise<Response>) | null;
  readonly report: ReportEvent;
}

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD'];

export function createApp(options: AppOptions): Hono {
  const { release, report } = options;
  const load = serviceLoader(options.loadServiceOptions);
  const app = new Hono();
  const answer = (name: 'header' | 'footer' | 'head' | 'all' | 'manifest') => async (context: Context) =>
    (await load()).service[name](requestOf(context, report));
  const asset = (path: string, context: Context) =>
    findAsset(path, context.req.url, options, scopeOf(context, report).report);

  app.options('*', () => preflight());
  app.get('/chrome/header', answer('header'));
  app.get('/chrome/footer', answer('footer'));
  app.get('/chrome/head', answer('head'));
  app.get('/chrome/all.json', answer('all'));
  app.get('/chrome/manifest.json', answer('manifest'));
  app.get('/chrome/teaser/:id', async (context) =>
    (await load()).service.teaser(requestOf(context, report), context.req.param('id')),
  );
  app.get('/chrome/health', async (context) =>
    healthResponse(await (await load()).service.health(requestOf(context, report))),
  );
  app.get('/chrome/health/ready', async (context) =>
    readinessResponse(await (await load()).service.health(requestOf(context, report))),
  );
  app.get('/chrome/elements.js', async (context) =>
    currentAssetResponse(await asset(assetPath(release.assets.elements), context)),
  );
  app.get('/chrome/loader.js', () => currentAssetResponse(loaderModule(release.assets.loader)));
  app.get(LICENSES_PATH, async (context) =>
    currentAssetResponse(await asset(assetPath(release.assets.licenses), context)),
  );
  app.get(`${ASSETS_PATH}*`, async (context) => assetResponse(await asset(context.req.path, context)));
  if (options.preview) routePreview(app, options, load);

  app.all('/chrome/*', (context) => (SAFE_METHODS.includes(context.req.method) ? notFound() : methodNotAllowed()));
  app.notFound(() => notFound());
  app.onError((error, context) => {
    scopeOf(context, report).report({ name: 'unavailable', route: routeOf(context.req.path), error: errorText(error) });
    return unavailable();
  });
  return app;
}

function routePreview(app: Hono, options: AppOptions, load: () => Promise<LoadedService>): void {
  const { assets } = options.release;
  const previewAssets = assets.preview;
  if (!previewAssets) return;
  const loadPreview = async (context: Context) => {
    const [responses, { serviceOptions }] = await Promise.all([import('./preview/preview-responses.ts'), load()]);
    const { contentFor } = await serviceOptions.contents.current(scopeOf(context, options.report));
    return { responses, preview: { ...serviceOptions, contentFor, assets, previewAssets } };
  };
  /** Requests the routes above, so that the preview shows what hosts receive. */
  const request = (context: Context) => async (path: string) =>
    app.fetch(new Request(new URL(path, context.req.url)), context.env, executionContextOf(context));
  app.get('/', (context) => context.redirect(PREVIEW_PATH));
  app.all('/', () => methodNotAllowed());
  app.get(PREVIEW_PATH, async (context) => {
    const { responses, preview } = await loadPreview(context);
    return responses.previewResponse(new URL(context.req.url), preview, request(context));
  });
  const { fetchBlogImage } = options;
  if (fetchBlogImage) app.get(`${BLOG_IMAGES_PATH}*`, (context) => fetchBlogImage(context.req.path));
  app.get(SAMPLE_PAGE_PATH, async (context) => {
    const { responses, preview } = await loadPreview(context);
    return responses.samplePageResponse(new URL(context.req.url), preview, request(context));
  });
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

/** Keeps the worker running after the response; `undefined` outside workerd, where Hono throws and it is not needed. */
function executionContextOf(context: Context): Context['executionCtx'] | undefined {
  try {
    return context.executionCtx;
  } catch {
    return undefined;
  }
}

/** The routes of the service. */

import { type Context, Hono } from 'hono';
import { ASSETS_PATH, assetPath } from './html/assets.ts';
import { PREVIEW_PATH, SAMPLE_PAGE_PATH } from './preview/addresses.ts';
import { previewResponse, samplePageResponse } from './preview/preview-responses.ts';
import { assetResponse, currentAssetResponse } from './response/asset-response.ts';
import { healthResponse } from './response/health-response.ts';
import { methodNotAllowed, notFound, preflight, unavailable } from './response/refusals.ts';
import { createService, type ServiceRequest } from './service/service.ts';
import type { ServiceOptions } from './service/service-options.ts';

export interface AppOptions extends ServiceOptions {
  readonly fetchAsset: (request: Request) => Promise<Response>;
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

export function createApp(options: AppOptions): Hono {
  const service = createService(options);
  const { release, teasers, now } = options;
  const app = new Hono();
  const asset = (path: string, context: Context) => options.fetchAsset(new Request(new URL(path, context.req.url)));

  app.options('*', () => preflight());
  app.get('/chrome/header', (context) => service.header(asked(context)));
  app.get('/chrome/footer', (context) => service.footer(asked(context)));
  app.get('/chrome/head', (context) => service.head(asked(context)));
  app.get('/chrome/all.json', (context) => service.all(asked(context)));
  app.get('/chrome/manifest.json', (context) => service.manifest(asked(context)));
  app.get('/chrome/teaser/:id', (context) => service.teaser(asked(context), context.req.param('id')));
  app.get('/chrome/health', () => healthResponse(release, now(), teasers.ages()));
  app.get('/chrome/elements.js', async (context) =>
    currentAssetResponse(await asset(assetPath(release.assets.elements), context)),
  );
  app.get(`${ASSETS_PATH}*`, async (context) => assetResponse(await asset(context.req.path, context)));
  if (options.preview) routePreview(app, options);

  app.all('/chrome/*', (context) => (READING.has(context.req.method) ? notFound() : methodNotAllowed()));
  app.notFound(() => notFound());
  app.onError((error) => {
    console.error(error);
    return unavailable();
  });
  return app;
}

function routePreview(app: Hono, options: AppOptions): void {
  const { assets } = options.release;
  if (!assets.preview) return;
  const preview = { ...options, assets, previewAssets: assets.preview };
  /** Asks the routes above, so that the preview shows just what a host gets. */
  const ask = (context: Context) => async (path: string) =>
    app.fetch(new Request(new URL(path, context.req.url)), context.env, executionOf(context));
  app.get('/', (context) => context.redirect(PREVIEW_PATH));
  app.all('/', () => methodNotAllowed());
  app.get(PREVIEW_PATH, (context) => previewResponse(new URL(context.req.url), preview, ask(context)));
  app.get(SAMPLE_PAGE_PATH, (context) => samplePageResponse(new URL(context.req.url), preview, ask(context)));
}

function asked(context: Context): ServiceRequest {
  return {
    address: context.req.url,
    ifNoneMatch: context.req.header('if-none-match') ?? null,
    background: (work) => executionOf(context)?.waitUntil(work),
  };
}

/** What keeps a worker alive for work in the background; outside a worker nothing ends the work early. */
function executionOf(context: Context): Context['executionCtx'] | undefined {
  try {
    return context.executionCtx;
  } catch {
    return undefined;
  }
}

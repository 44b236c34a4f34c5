/** The routes of the preview, of shared previews, and of the Studio's own files and fragments below `/chrome/`. */

import { type Context, Hono } from 'hono';
import { type ContentReader, fileContent } from '../../../../src/content/content-for.ts';
import type { PublishedLanguages } from '../../../../src/content/publication.ts';
import { ASSETS_PATH } from '../../../../src/release/release.ts';
import { notFound } from '../../../../src/response/empty-responses.ts';
import { hasRole, type Rights } from '../contract/rights.ts';
import { siteNamesOf, withNewSites } from '../entries/audience.ts';
import type { StudioFiles } from '../files/files.ts';
import type { MessageSource } from './message-source.ts';
import { BAR_PATH, MENUS_PATH, type PreviewPlace, SAMPLE_BLOG_PATH, STUDIO_PLACE, sharePlace } from './paths.ts';
import type { Viewer } from './preview.ts';
import type { PreviewServiceOptions, ServiceApp } from './preview-service.ts';

export interface PreviewOptions extends PreviewServiceOptions {
  readonly files: StudioFiles;
  /** Called for each request. */
  readonly openMessages: () => MessageSource;
  /** Forwards requests below `/chrome/` to the service; `null` without a service. */
  readonly fetchService: ((request: Request) => Promise<Response>) | null;
  /** Fetches an image of the sample blog; `null` if the blog is another one. */
  readonly fetchBlogImage: ((request: Request) => Promise<Response>) | null;
}

/** What the guard says about the person. */
interface Guarded {
  readonly Variables: { readonly person: string; readonly rights: Rights };
}

type PageName = 'previewResponse' | 'samplePageResponse';

/**
 * The preview's routes: `open` to everyone, for shared previews, and those for which the person must be
 * `guarded`.
 */
export function createPreview(given: PreviewOptions): { readonly open: Hono; readonly guarded: Hono<Guarded> } {
  // don't count editors' views and clicks
  const { counting: _, ...locales } = given.locales;
  const options = { ...given, locales };
  const { files, openMessages, fetchService, fetchBlogImage } = options;
  const load = previewLoader(options);

  const respond = async (context: Context, page: PageName, place: PreviewPlace, secret?: string): Promise<Response> => {
    const { services, responses, missing, previewedIn, parsePreviewState, findNamed, withOnly, serviceOptions } =
      await load();
    const url = new URL(context.req.url);
    const of = previewedIn(url, place);
    const messages = openMessages();
    const share = secret === undefined ? null : await messages.readShare(secret);
    if (secret !== undefined && share === null) return missing.shareNotFound(files);
    const languages = share?.languages ?? (await messages.readLanguages(of));
    if (languages === null) return missing.versionNotFound(of, files);
    const service = await services(languages, url.origin);
    const { sites } = service;
    const state = parsePreviewState(url, { ...serviceOptions, sites }, place);
    const { message } = state;
    const content = responses.contentOf(state, service);
    const instant = state.values.at ?? serviceOptions.now();
    const named = message && findNamed(message, languages, content, instant, state.timeZone);
    const isShown = message !== null && named !== null && 'shown' in named;
    const shownService = isShown ? await services(withOnly(message, languages, content.language), url.origin) : service;
    const request = requestTo(shownService.app, context);
    const { sampleBlog = false } = serviceOptions;
    return responses[page]({
      url,
      language: /^[\w-]+/.exec(context.req.header('accept-language') ?? '')?.[0] ?? '',
      state,
      content,
      sites: withNewSites(siteNamesOf(options.locales), languages),
      named,
      request,
      serviceOptions,
      files,
      share,
      viewer: secret === undefined ? await viewerOf(context, messages) : null,
      sampleBlog,
    });
  };

  const open = new Hono();
  open.get('/share/:secret', (context) => {
    const secret = context.req.param('secret');
    return respond(context, 'previewResponse', sharePlace(secret), secret);
  });
  open.get('/share/:secret/page', (context) => {
    const secret = context.req.param('secret');
    return respond(context, 'samplePageResponse', sharePlace(secret), secret);
  });

  const ofFiles = async (context: Context) =>
    (await load()).filesService.fetch(context.req.raw, context.env, executionContextOf(context));
  open.get(`${ASSETS_PATH}*`, ofFiles);
  open.get('/chrome/teaser/:id', ofFiles);
  if (fetchBlogImage) open.get(`${SAMPLE_BLOG_PATH}*`, (context) => fetchBlogImage(context.req.raw));

  const guarded = new Hono<Guarded>();
  guarded.get(STUDIO_PLACE.page, (context) => respond(context, 'previewResponse', STUDIO_PLACE));
  guarded.get(STUDIO_PLACE.sample, (context) => respond(context, 'samplePageResponse', STUDIO_PLACE));
  guarded.get(BAR_PATH, async () => (await load()).bar.barDocument(files));
  guarded.post(BAR_PATH, async (context) => {
    const { bar, content, serviceWith } = await load();
    const body: unknown = await context.req.json().catch(() => null);
    const request = (path: string, withMessage: ContentReader) => {
      const { app } = serviceWith(withMessage, new URL(context.req.url).origin, options);
      return requestTo(app, context)(path);
    };
    return bar.barResponse(body, { locales: options.locales, content, request });
  });

  guarded.post(MENUS_PATH, async (context) => {
    const { menus, contentOf, serviceWith } = await load();
    const body: unknown = await context.req.json().catch(() => null);
    const render = async (path: string, languages: PublishedLanguages) => {
      const { app } = serviceWith(await contentOf(languages, options), new URL(context.req.url).origin, options);
      return requestTo(app, context)(path);
    };
    return menus.menusResponse(body, options.locales, render);
  });

  const fail = async (error: Error) => {
    console.error(error);
    return (await import('./missing-pages.tsx')).unavailable(files);
  };
  open.onError(fail);
  guarded.onError(fail);
  guarded.all('/chrome/*', (context) => fetchService?.(context.req.raw) ?? notFound());
  return { open, guarded };
}

/** Loads renderer, content and blog with the first request that needs them. */
function previewLoader(options: PreviewOptions) {
  const loadAll = async () => {
    const [
      { createPreviewServices, contentOf, serviceWith },
      responses,
      missing,
      bar,
      menus,
      { parsePreviewState, previewedIn },
      named,
      serviceOptions,
    ] = await Promise.all([
      import('./preview-service.ts'),
      import('./preview-responses.ts'),
      import('./missing-pages.tsx'),
      import('./bar-responses.tsx'),
      import('./menus-response.ts'),
      import('./preview-state.ts'),
      import('./named-message.ts'),
      options.loadServiceOptions(),
    ]);
    const content = fileContent(options.locales);
    return {
      services: createPreviewServices(options),
      contentOf,
      serviceWith,
      content,
      // with the files' content, because anyone can request it without access
      filesService: serviceWith(content, serviceOptions.origins.serviceOrigin, options).app,
      responses,
      missing,
      bar,
      menus,
      parsePreviewState,
      previewedIn,
      ...named,
      serviceOptions,
    };
  };
  let loaded: ReturnType<typeof loadAll> | undefined;
  return () => {
    loaded ??= loadAll().catch((error) => {
      // the next request tries again
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

async function viewerOf({ var: { person, rights } }: Context<Guarded>, messages: MessageSource): Promise<Viewer> {
  return { person, mayShare: hasRole(rights, 'author'), changes: await messages.countChanges() };
}

/** Requests the service's routes like a host. */
function requestTo(app: ServiceApp, context: Context) {
  return async (path: string) =>
    app.fetch(new Request(new URL(path, context.req.url)), context.env, executionContextOf(context));
}

/** Keeps the worker running after the response; `undefined` outside workerd, where Hono throws. */
function executionContextOf(context: Context): Context['executionCtx'] | undefined {
  try {
    return context.executionCtx;
  } catch {
    return undefined;
  }
}

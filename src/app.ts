/** The routes, in the order in which a request flows: parse, content, moment, posts, compose, render, respond. */

import { type Context, type Handler, Hono } from 'hono';
import type { Brand } from './chrome/chrome.ts';
import { composeFooter } from './chrome/compose-footer.ts';
import { composeHeader } from './chrome/compose-header.ts';
import { composeTeaser } from './chrome/compose-teaser.ts';
import { type Moment, momentOf } from './chrome/moment.ts';
import type { Content } from './content/content.ts';
import type { Language } from './contract/language.ts';
import { ASSETS_PATH, type AssetNames, headTags, imageSrc, withAssets } from './html/assets.ts';
import { renderFooter, renderHeader, renderTeaser } from './html/render.tsx';
import type { ChromeRequest } from './request/chrome-request.ts';
import { parseChromeRequest } from './request/parse-request.ts';
import { assetResponse } from './response/asset-response.ts';
import { createFragmentCache } from './response/fragment-cache.ts';
import { type ChromeState, fragmentResponse } from './response/fragment-response.ts';
import { healthResponse } from './response/health-response.ts';
import { LEAST_LIFETIME, lifetimesFor } from './response/lifetimes.ts';
import { methodNotAllowed, notFound, preflight, unavailable } from './response/refusals.ts';
import { type RecalledPosts, recallPosts } from './teaser/recall-posts.ts';
import type { TeaserMemory } from './teaser/teaser-memory.ts';

export interface Release {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly assets: AssetNames;
}

/** What the app needs of the build and of the platform. */
export interface AppOptions {
  readonly contentFor: (language: Language) => Content;
  readonly brand: Pick<Brand, 'name' | 'logo'>;
  readonly loginOrigins: readonly string[];
  readonly release: Release;
  readonly teasers: TeaserMemory;
  /** The absolute address of a blog source; in preview mode also of one that behaves as `blog` says. */
  readonly endpointOf: (source: string, blog: string | null) => string;
  readonly fetchAsset: (request: Request) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomSeed: () => string;
  readonly preview: boolean;
}

/** What a fragment is made of, before anything is rendered. */
interface Ingredients {
  readonly request: ChromeRequest;
  readonly content: Content;
  readonly moment: Moment;
  readonly posts: RecalledPosts;
}

interface FragmentRecipe {
  /** The same for two requests that get the same fragment. */
  readonly key: readonly unknown[];
  readonly state: ChromeState;
  readonly render: () => string;
}

const RENDERED_FRAGMENTS = 500;

export function createApp(options: AppOptions): Hono {
  const { release, teasers, brand } = options;
  const { assets } = release;
  const fragments = createFragmentCache(RENDERED_FRAGMENTS);
  const image = (name: string) => imageSrc(assets, name);

  /** Answers with the fragment that the recipe makes of the request, or with an empty refusal where there is none. */
  const fragment =
    (
      recipeOf: (ingredients: Ingredients, context: Context) => Promise<FragmentRecipe | Response> | FragmentRecipe,
    ): Handler =>
    async (context) => {
      const { request, notices } = parseChromeRequest(new URL(context.req.url), options);
      const { language } = request;
      const content = options.contentFor(language);
      const moment = momentOf(
        content,
        request.at ?? options.now(),
        request.seed ?? options.randomSeed(),
        LEAST_LIFETIME,
      );
      const sources = content.menuSources.map(({ id, source }) => ({
        id,
        endpoint: options.endpointOf(source, request.blog),
      }));
      const posts = await recallPosts(teasers, sources, language, (work) => runInBackground(context, work));
      const recipe = await recipeOf({ request, content, moment, posts }, context);
      if (recipe instanceof Response) return recipe;
      const { state } = recipe;
      const rendered = await fragments.get(JSON.stringify([context.req.path, language, ...recipe.key]), recipe.render);
      const lifetimes = lifetimesFor(moment, state, request.seed !== null);
      return fragmentResponse(
        { ...rendered, language, lifetimes, state, notices, version: release.version },
        context.req.header('if-none-match') ?? null,
      );
    };

  const header = fragment(({ request, content, moment: { announcement }, posts }) => ({
    key: [...variantOf(request), announcement?.id, posts.revision],
    state: posts.state,
    render: () => {
      const chrome = composeHeader({ content, brand, request, announcement, posts: posts.posts, imageSrc: image });
      return request.assets === 'include' ? withAssets(renderHeader(chrome), assets) : renderHeader(chrome);
    },
  }));

  const footer = fragment(({ request, content, moment: { instant } }) => ({
    key: [...variantOf(request), new Date(instant).getUTCFullYear()],
    state: 'fresh',
    render: () => {
      const chrome = composeFooter(content, brand, request, instant);
      return request.assets === 'include' ? withAssets(renderFooter(chrome), assets) : renderFooter(chrome);
    },
  }));

  const head = fragment(() => ({ key: [], state: 'fresh', render: () => headTags(assets) }));

  const teaser = fragment(async ({ request, content }, context) => {
    const known = content.teasers.get(context.req.param('id') ?? '');
    if (!known) return notFound();
    const remembered =
      known.kind === 'source'
        ? await teasers.require(options.endpointOf(known.source, request.blog), request.language).catch(() => null)
        : null;
    const view = composeTeaser(known, remembered?.post ?? null, content, image);
    if (view.state === 'loading') return unavailable();
    const state =
      view.state === 'fallback' ? 'fallback' : remembered && !teasers.isFresh(remembered) ? 'stale' : 'fresh';
    return { key: [remembered?.fetchedAt], state, render: () => renderTeaser(view) };
  });

  const app = new Hono();
  app.get('/chrome/header', header);
  app.get('/chrome/footer', footer);
  app.get('/chrome/head', head);
  app.get('/chrome/teaser/:id', teaser);
  app.get('/chrome/health', () => healthResponse(release, options.now(), teasers.ages()));
  app.get(`${ASSETS_PATH}*`, async (context) => assetResponse(await options.fetchAsset(context.req.raw)));
  app.options('*', () => preflight());
  app.all('/chrome/*', (context) => (context.req.method === 'GET' ? notFound() : methodNotAllowed()));
  app.notFound(() => notFound());
  app.onError((error) => {
    console.error(error);
    return unavailable();
  });
  return app;
}

/** Everything of a request that the markup of a fragment may depend on. */
function variantOf(request: ChromeRequest): readonly unknown[] {
  return [
    request.theme,
    request.transparent,
    request.languageSelector,
    request.loginLink,
    request.path,
    request.assets,
  ];
}

function runInBackground(context: Context, work: Promise<unknown>): void {
  try {
    context.executionCtx.waitUntil(work);
  } catch {
    // outside a worker nothing ends the work early
  }
}

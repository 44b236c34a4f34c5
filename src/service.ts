/** The fragments, in the order in which a request flows: parse, content, moment, posts, compose, render, respond. */

import type { Brand } from './chrome/chrome.ts';
import { composeFooter } from './chrome/compose-footer.ts';
import { composeHeader } from './chrome/compose-header.ts';
import { composeTeaser } from './chrome/compose-teaser.ts';
import { type Moment, momentOf } from './chrome/moment.ts';
import type { Content } from './content/content.ts';
import type { Language } from './contract/language.ts';
import { type AssetNames, headTags, imageSrc, withAssets } from './html/assets.ts';
import { renderFooter, renderHeader, renderTeaser } from './html/render.tsx';
import type { ChromeRequest } from './request/chrome-request.ts';
import { parseChromeRequest } from './request/parse-request.ts';
import { createFragmentCache } from './response/fragment-cache.ts';
import { type ChromeState, fragmentResponse } from './response/fragment-response.ts';
import { LEAST_LIFETIME, lifetimesFor } from './response/lifetimes.ts';
import { notFound, unavailable } from './response/refusals.ts';
import { type RecalledPosts, recallPosts } from './teaser/recall-posts.ts';
import type { TeaserMemory } from './teaser/teaser-memory.ts';

export interface Release {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly assets: AssetNames;
}

/** What the service needs of the build and of the platform. */
export interface ServiceOptions {
  readonly contentFor: (language: Language) => Content;
  readonly brand: Pick<Brand, 'name' | 'logo'>;
  readonly loginOrigins: readonly string[];
  readonly release: Release;
  readonly teasers: TeaserMemory;
  /** The absolute address of a blog source; in preview mode also of one that behaves as `blog` says. */
  readonly endpointOf: (source: string, blog: string | null) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly randomSeed: () => string;
  readonly preview: boolean;
}

/** All of a request that may change the answer. */
export interface FragmentRequest {
  readonly url: URL;
  readonly ifNoneMatch: string | null;
  /** Keeps a promise running after the response. */
  readonly background: (work: Promise<unknown>) => void;
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

export function createService(options: ServiceOptions) {
  const { release, teasers, brand } = options;
  const { assets } = release;
  const fragments = createFragmentCache(RENDERED_FRAGMENTS);
  const image = (name: string) => imageSrc(assets, name);

  const gather = async (request: ChromeRequest, background: FragmentRequest['background']): Promise<Ingredients> => {
    const content = options.contentFor(request.language);
    const seed = request.seed ?? options.randomSeed();
    const moment = momentOf(content, request.at ?? options.now(), seed, LEAST_LIFETIME);
    const sources = content.menuSources.map(({ id, source }) => ({
      id,
      endpoint: options.endpointOf(source, request.blog),
    }));
    return { request, content, moment, posts: await recallPosts(teasers, sources, request.language, background) };
  };

  /** Answers with the fragment that the recipe makes of the request, or with an empty refusal where there is none. */
  const answer = async (
    { url, ifNoneMatch, background }: FragmentRequest,
    recipeOf: (ingredients: Ingredients) => FragmentRecipe | Response | Promise<FragmentRecipe | Response>,
  ): Promise<Response> => {
    const { request, notices } = parseChromeRequest(url, options);
    const ingredients = await gather(request, background);
    const recipe = await recipeOf(ingredients);
    if (recipe instanceof Response) return recipe;
    const { language } = request;
    const { state } = recipe;
    const rendered = await fragments.get(JSON.stringify([url.pathname, language, ...recipe.key]), recipe.render);
    const lifetimes = lifetimesFor(ingredients.moment, state, request.seed !== null);
    return fragmentResponse(
      { ...rendered, language, lifetimes, state, notices, version: release.version },
      ifNoneMatch,
    );
  };

  const withAssetsAsAsked = (html: string, request: ChromeRequest) =>
    request.assets === 'include' ? withAssets(html, assets) : html;

  return {
    header: (asked: FragmentRequest) =>
      answer(asked, ({ request, content, moment: { announcement }, posts: { posts, revision, state } }) => ({
        key: [...variantOf(request), announcement?.id, revision],
        state,
        render: () => {
          const chrome = composeHeader({ content, brand, request, announcement, posts, imageSrc: image });
          return withAssetsAsAsked(renderHeader(chrome), request);
        },
      })),

    footer: (asked: FragmentRequest) =>
      answer(asked, ({ request, content, moment: { instant } }) => ({
        key: [...variantOf(request), new Date(instant).getUTCFullYear()],
        state: 'fresh',
        render: () => withAssetsAsAsked(renderFooter(composeFooter(content, brand, request, instant)), request),
      })),

    head: (asked: FragmentRequest) =>
      answer(asked, () => ({ key: [], state: 'fresh', render: () => headTags(assets) })),

    /** @param id of a teaser of the content; an address is never one */
    teaser: (asked: FragmentRequest, id: string) =>
      answer(asked, async ({ request: { language, blog }, content }) => {
        const known = content.teasers.get(id);
        if (!known) return notFound();
        const endpoint = known.kind === 'source' ? options.endpointOf(known.source, blog) : null;
        const remembered = endpoint ? await teasers.require(endpoint, language).catch(() => null) : null;
        const view = composeTeaser(known, remembered?.post ?? null, content, image);
        if (view.state === 'loading') return unavailable();
        const settled = remembered && !teasers.isFresh(remembered) ? 'stale' : 'fresh';
        return {
          key: [remembered?.fetchedAt],
          state: view.state === 'fallback' ? 'fallback' : settled,
          render: () => renderTeaser(view),
        };
      }),
  };
}

/** Everything of a request that the markup of a fragment may depend on. */
function variantOf(request: ChromeRequest): readonly unknown[] {
  const { theme, transparent, languageSelector, loginLink, path, assets } = request;
  return [theme, transparent, languageSelector, loginLink, path, assets];
}

/** The fragments, each read top to bottom as a request flows: parse, moment, posts, compose, render, respond. */

import { composeFooter } from './chrome/compose-footer.ts';
import { composeHeader } from './chrome/compose-header.ts';
import { composeTeaser } from './chrome/compose-teaser.ts';
import { type Moment, momentOf } from './chrome/moment.ts';
import type { Content } from './content/content.ts';
import type { Language } from './contract/language.ts';
import type { ChromeState } from './contract/state.ts';
import { type AssetNames, headTags, imageSrc, withAssets } from './html/assets.ts';
import { renderFooter, renderHeader, renderTeaser } from './html/render.tsx';
import type { ChromeRequest, ParsedRequest } from './request/chrome-request.ts';
import { parseChromeRequest } from './request/parse-request.ts';
import { createFragmentCache } from './response/fragment-cache.ts';
import { fragmentResponse } from './response/fragment-response.ts';
import { type Lifetimes, lifetimesFor } from './response/lifetimes.ts';
import { RecentMap } from './response/recent-map.ts';
import { notFound, unavailable } from './response/refusals.ts';
import { recallPosts, type TeaserSource } from './teaser/recall-posts.ts';
import type { Background, TeaserMemory } from './teaser/teaser-memory.ts';

export interface Release {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly assets: AssetNames;
}

/** What the service needs of the build and of the platform. */
export interface ServiceOptions {
  readonly contentFor: (language: Language) => Content;
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
  /** The whole address. */
  readonly address: string;
  readonly ifNoneMatch: string | null;
  readonly background: Background;
}

/** What a fragment is answered with, once everything it shows is known. */
interface Recipe {
  /** The same for two requests that get the same fragment. */
  readonly key: string;
  readonly state: ChromeState;
  readonly lifetimes: Lifetimes;
  readonly render: () => string;
}

/** Everything that follows from the address alone. */
interface KnownAddress extends ParsedRequest {
  /** All of the request that markup may depend on, as part of a key. */
  readonly variant: string;
  /** The teasers of the language's menus whose posts come from the blog. */
  readonly sources: readonly TeaserSource[];
}

const REMEMBERED_FRAGMENTS = 500;
const REMEMBERED_ADDRESSES = 500;
/** Longer addresses are parsed each time, so that they can't fill the memory. */
const LONGEST_REMEMBERED = 512;

export function createService(options: ServiceOptions) {
  const { release, teasers, contentFor } = options;
  const { assets } = release;
  const fragments = createFragmentCache(REMEMBERED_FRAGMENTS);
  const addresses = new RecentMap<string, KnownAddress>(REMEMBERED_ADDRESSES);
  const image = (name: string) => imageSrc(assets, name);

  /** Hosts ask for few addresses, each of them often. */
  const parse = ({ address }: FragmentRequest): KnownAddress => {
    const known = addresses.get(address);
    if (known) return known;
    const parsed = parseChromeRequest(new URL(address), options);
    const { language, theme, transparent, languageSelector, loginLink, path, assets, blog } = parsed.request;
    const understood = {
      ...parsed,
      variant: JSON.stringify([language, theme, transparent, languageSelector, loginLink, path, assets]),
      sources: contentFor(language).menuSources.map(({ id, source }) => ({
        id,
        endpoint: options.endpointOf(source, blog),
      })),
    };
    if (address.length <= LONGEST_REMEMBERED) addresses.set(address, understood);
    return understood;
  };

  const momentFor = (request: ChromeRequest, seed: string): Moment =>
    momentOf(contentFor(request.language), request.at ?? options.now(), seed);

  const respond = async ({ ifNoneMatch }: FragmentRequest, { request, notices }: ParsedRequest, recipe: Recipe) => {
    const { language } = request;
    const { state, lifetimes } = recipe;
    const rendered = await fragments.get(recipe.key, recipe.render);
    return fragmentResponse(
      { ...rendered, language, lifetimes, state, notices, version: release.version },
      ifNoneMatch,
    );
  };

  const withAssetsAsAsked = (html: string, request: ChromeRequest) =>
    request.assets === 'include' ? withAssets(html, assets) : html;

  return {
    async header(asked: FragmentRequest): Promise<Response> {
      const parsed = parse(asked);
      const { request, variant, sources } = parsed;
      const { language, seed } = request;
      const content = contentFor(language);
      const moment = momentFor(request, seed ?? options.randomSeed());
      const { posts, revision, state } = await recallPosts(teasers, sources, language, asked.background);
      const { announcement } = moment;
      return respond(asked, parsed, {
        key: `header ${variant} ${announcement?.id} ${revision}`,
        state,
        lifetimes: lifetimesFor(moment, state, moment.competing && seed === null),
        render: () => {
          const chrome = composeHeader({ content, request, announcement, posts, imageSrc: image });
          return withAssetsAsAsked(renderHeader(chrome), request);
        },
      });
    },

    async footer(asked: FragmentRequest): Promise<Response> {
      const parsed = parse(asked);
      const { request, variant } = parsed;
      const moment = momentFor(request, '');
      const chrome = () => composeFooter(contentFor(request.language), request, moment.instant);
      return respond(asked, parsed, {
        key: `footer ${variant} ${new Date(moment.instant).getUTCFullYear()}`,
        state: 'fresh',
        lifetimes: lifetimesFor(moment, 'fresh', false),
        render: () => withAssetsAsAsked(renderFooter(chrome()), request),
      });
    },

    async head(asked: FragmentRequest): Promise<Response> {
      const parsed = parse(asked);
      const lifetimes = lifetimesFor(momentFor(parsed.request, ''), 'fresh', false);
      return respond(asked, parsed, { key: 'head', state: 'fresh', lifetimes, render: () => headTags(assets) });
    },

    /** @param id of a teaser of the content; an address is never one */
    async teaser(asked: FragmentRequest, id: string): Promise<Response> {
      const parsed = parse(asked);
      const { request } = parsed;
      const { language } = request;
      const content = contentFor(language);
      const known = content.teasers.get(id);
      if (!known) return notFound();
      const endpoint = known.kind === 'source' ? options.endpointOf(known.source, request.blog) : null;
      const remembered = endpoint
        ? await teasers.require(endpoint, language, asked.background).catch(() => null)
        : null;
      const view = composeTeaser(known, remembered?.post ?? null, content, image);
      if (view.state === 'loading') return unavailable();
      const settled = remembered && !teasers.isFresh(remembered) ? 'stale' : 'fresh';
      const state = view.state === 'fallback' ? 'fallback' : settled;
      return respond(asked, parsed, {
        key: `teaser ${language} ${id} ${endpoint} ${remembered?.fetchedAt}`,
        state,
        lifetimes: lifetimesFor(momentFor(request, ''), state, false),
        render: () => renderTeaser(view),
      });
    },
  };
}

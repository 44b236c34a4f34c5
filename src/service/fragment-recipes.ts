/** How each fragment is made, read top to bottom as a request flows: moment, posts, compose, render. */

import { composeFooter } from '../chrome/compose-footer.ts';
import { composeHeader } from '../chrome/compose-header.ts';
import { composeTeaser } from '../chrome/compose-teaser.ts';
import { type Moment, momentOf } from '../chrome/moment.ts';
import { assetTags } from '../html/assets.ts';
import { renderFooter, renderHeader, renderTeaser } from '../html/render.tsx';
import type { ChromeRequest } from '../request/chrome-request.ts';
import { lifetimesFor } from '../response/lifetimes.ts';
import { recallPosts } from '../teaser/recall-posts.ts';
import type { Background } from '../teaser/teaser-memory.ts';
import type { KnownAddress } from './known-addresses.ts';
import type { Recipe } from './recipe.ts';
import type { ServiceOptions } from './service-options.ts';

export type FragmentRecipes = ReturnType<typeof createFragmentRecipes>;

export function createFragmentRecipes({ teasers, contentFor, endpointOf, now, randomSeed }: ServiceOptions) {
  const momentFor = ({ language, at }: ChromeRequest, seed: string): Moment =>
    momentOf(contentFor(language), at ?? now(), seed);

  const withAssetsAsAsked = (html: string, { request, page }: KnownAddress) =>
    request.assets === 'include' ? assetTags(page.assets).around(html) : html;

  return {
    async header(known: KnownAddress, background: Background): Promise<Recipe> {
      const { request, page, variant, sources } = known;
      const { language, seed } = request;
      const content = contentFor(language);
      const moment = momentFor(request, seed ?? randomSeed());
      const { posts, revision, state } = await recallPosts(teasers, sources, language, background);
      const announcement = request.announcement === 'include' ? moment.announcement : null;
      return {
        key: `header ${variant} ${announcement?.id} ${revision}`,
        state,
        lifetimes: lifetimesFor(moment, state, announcement !== null && moment.competing && seed === null),
        freshUntil: moment.freshUntil,
        render: () => {
          const chrome = composeHeader({ content, request, page, announcement, posts });
          return withAssetsAsAsked(renderHeader(chrome), known);
        },
      };
    },

    footer(known: KnownAddress): Recipe {
      const { request, page, variant } = known;
      const moment = momentFor(request, '');
      const chrome = () => composeFooter(contentFor(request.language), request, page, moment.instant);
      return {
        key: `footer ${variant} ${new Date(moment.instant).getUTCFullYear()}`,
        state: 'fresh',
        lifetimes: lifetimesFor(moment, 'fresh', false),
        freshUntil: moment.freshUntil,
        render: () => withAssetsAsAsked(renderFooter(chrome()), known),
      };
    },

    head({ request, page }: KnownAddress): Recipe {
      const moment = momentFor(request, '');
      return {
        key: `head ${request.links}`,
        state: 'fresh',
        lifetimes: lifetimesFor(moment, 'fresh', false),
        freshUntil: moment.freshUntil,
        render: () => assetTags(page.assets).head,
      };
    },

    /**
     * @param id of a teaser of the content; an address is never one
     * @returns `unknown` for another id, `nothing` where there is neither a post nor a stand-in
     */
    async teaser({ request, page }: KnownAddress, id: string, background: Background) {
      const { language, blog, links } = request;
      const content = contentFor(language);
      const teaser = content.teasers.get(id);
      if (!teaser) return 'unknown';
      const endpoint = teaser.kind === 'source' ? endpointOf(teaser.source, blog) : null;
      const remembered = endpoint ? await teasers.require(endpoint, language, background).catch(() => null) : null;
      const view = composeTeaser(teaser, remembered?.post ?? null, content, page);
      if (view.state === 'loading') return 'nothing';
      const settled = remembered && !teasers.isFresh(remembered) ? 'stale' : 'fresh';
      const state = view.state === 'fallback' ? 'fallback' : settled;
      const moment = momentFor(request, '');
      return {
        key: `teaser ${language} ${links} ${id} ${endpoint} ${remembered?.fetchedAt}`,
        state,
        lifetimes: lifetimesFor(moment, state, false),
        freshUntil: moment.freshUntil,
        render: () => renderTeaser(view),
      } satisfies Recipe;
    },
  };
}

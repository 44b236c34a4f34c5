/** Gets the body of each answer from the cache, or renders it. A cache key names everything that the body depends on. */

import type { TeaserChrome } from '../chrome/chrome.ts';
import { composeFooter } from '../chrome/compose-footer.ts';
import { composeHeader } from '../chrome/compose-header.ts';
import type { ContentSnapshot } from '../chrome/content-snapshot.ts';
import { renderFooter, renderHeader, renderTeaser } from '../html/render.tsx';
import { headTags, withAssetTags } from '../release/asset-tags.ts';
import type { BodyCache, CachedBody } from '../response/body-cache.ts';
import type { PostLookup } from '../teaser/look-up-posts.ts';
import type { RequestContext } from './request-context.ts';

export function headerBody(
  cache: BodyCache,
  context: RequestContext,
  snapshot: ContentSnapshot,
  { posts, revision }: PostLookup,
): Promise<CachedBody> {
  const announcement = context.parameters.announcement === 'include' ? snapshot.announcement : null;
  return cache.getOrRender(`header ${context.cacheKey} ${announcement?.id} ${revision}`, () => {
    const { content, parameters, links } = context;
    return withOwnAssets(renderHeader(composeHeader({ content, parameters, links, announcement, posts })), context);
  });
}

export function footerBody(
  cache: BodyCache,
  context: RequestContext,
  { instant }: ContentSnapshot,
): Promise<CachedBody> {
  const year = new Date(instant).getUTCFullYear();
  return cache.getOrRender(`footer ${context.cacheKey} ${year}`, () => {
    const { content, parameters, links } = context;
    return withOwnAssets(renderFooter(composeFooter({ content, parameters, links, year })), context);
  });
}

export function headBody(cache: BodyCache, { parameters, links }: RequestContext): Promise<CachedBody> {
  return cache.getOrRender(`head ${parameters.links}`, () => headTags(links.assets));
}

export function teaserBody(
  cache: BodyCache,
  { parameters }: RequestContext,
  teaser: TeaserChrome,
  { revision }: PostLookup,
): Promise<CachedBody> {
  return cache.getOrRender(`teaser ${parameters.lang} ${parameters.links} ${teaser.id} ${revision}`, () =>
    renderTeaser(teaser),
  );
}

function withOwnAssets(html: string, { parameters, links }: RequestContext): string {
  return parameters.assets === 'include' ? withAssetTags(html, links.assets) : html;
}

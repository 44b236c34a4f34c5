/** Gets each fragment from the cache, or composes and renders it. A key names everything that the fragment depends on. */

import type { TeaserChrome } from '../chrome/chrome.ts';
import { composeFooter } from '../chrome/compose-footer.ts';
import { composeHeader } from '../chrome/compose-header.ts';
import type { LinkContext } from '../chrome/link-context.ts';
import { addressesFrom } from '../chrome/page-addresses.ts';
import { type FragmentVariant, type HeaderVariant, variantKey } from '../chrome/variant.ts';
import type { Announcement, Content } from '../content/content.ts';
import { partsOf } from '../content/parts.ts';
import { renderFooter, renderHeader, renderTeaser } from '../html/render.tsx';
import { itemPlaceholder, placeholder } from '../html/template.ts';
import { headTags, withAssetTags } from '../release/asset-tags.ts';
import { headAssets } from '../release/head-assets.ts';
import type { PostLookup } from '../teaser/look-up-posts.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { renderParts } from './render-parts.ts';
import type { RequestContext } from './request-context.ts';

/** For a header that is rendered before the addresses of its page are filled in. */
export const ADDRESS_PLACEHOLDERS = addressesFrom({
  login: placeholder('login'),
  skip: placeholder('skip'),
  // each page lists only the languages that it exists in
  language: (language) => itemPlaceholder(`language-${language}`),
});

interface HeaderSource {
  readonly content: Content;
  readonly variant: HeaderVariant;
  readonly links: LinkContext;
  readonly announcement: Announcement | null;
  readonly latest: PostLookup;
}

export function headerFragment(cache: FragmentCache, { latest, ...source }: HeaderSource) {
  const { content, variant, links, announcement } = source;
  const ofVariant = variantKey(content.language, variant);
  const key = ['header', content.revision, ofVariant, announcement?.id, latest.revision].join(' ');
  return cache.getOrRender(key, () =>
    renderParts(partsOf('header', content), (omitted) => {
      const { posts } = latest;
      const header = composeHeader({ ...source, posts, omitted, addresses: ADDRESS_PLACEHOLDERS });
      return withOwnAssets(renderHeader(header), variant, links);
    }),
  );
}

interface FooterSource {
  readonly content: Content;
  readonly variant: FragmentVariant;
  readonly links: LinkContext;
  /** Of the copyright line. */
  readonly year: string;
}

export function footerFragment(cache: FragmentCache, source: FooterSource) {
  const { content, variant, links, year } = source;
  return cache.getOrRender(['footer', variantKey(content.language, variant), year].join(' '), () =>
    renderParts(partsOf('footer', content), (omitted) =>
      withOwnAssets(renderFooter(composeFooter({ ...source, omitted })), variant, links),
    ),
  );
}

export function headFragment(cache: FragmentCache, { origins, assets }: RequestContext) {
  return cache.getOrRender(`head ${origins.siteOrigin}`, () => ({ html: headTags(headAssets(assets)), failed: [] }));
}

export function teaserFragment(cache: FragmentCache, teaser: TeaserChrome, content: Content, links: LinkContext) {
  const key = ['teaser', content.language, links.siteOrigin, JSON.stringify(teaser)].join(' ');
  return cache.getOrRender(key, () => ({ html: renderTeaser(teaser), failed: [] }));
}

export function withOwnAssets(html: string, { assets }: FragmentVariant, links: LinkContext): string {
  return assets === 'include' ? withAssetTags(html, links.assets) : html;
}

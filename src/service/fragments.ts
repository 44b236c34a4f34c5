/** Composes and renders each fragment, unless it is cached. A key names everything that the fragment depends on. */

import type { TeaserModel } from '../chrome/chrome.ts';
import { composeFooter } from '../chrome/compose-footer.ts';
import { composeHeader } from '../chrome/compose-header.ts';
import type { LinkContext } from '../chrome/link-context.ts';
import { addressesFrom } from '../chrome/page-addresses.ts';
import { type FragmentVariant, type HeaderVariant, variantKey } from '../chrome/variant.ts';
import type { Announcement, Content } from '../content/content.ts';
import { type FragmentName, type Omitted, partsOf } from '../content/parts.ts';
import { renderFooter, renderHeader, renderTeaser } from '../html/render.tsx';
import { itemPlaceholder, placeholder } from '../html/template.ts';
import { headTags, withAssetTags } from '../release/asset-tags.ts';
import { headAssets } from '../release/head-assets.ts';
import type { PostLookup } from '../teaser/post-cache.ts';
import { renderWithoutFailingParts } from './fallback.ts';
import type { FragmentCache, Rendered, RenderedHtml } from './fragment-cache.ts';
import type { ParsedRequest } from './parse-request.ts';

/** Placeholders for the page's addresses, which are filled in after rendering. */
export const ADDRESS_PLACEHOLDERS = addressesFrom({
  login: placeholder('login'),
  skip: placeholder('skip'),
  // omits the languages that a page does not exist in
  language: (language) => itemPlaceholder(`language-${language}`),
  breadcrumb: (index) => ({
    title: itemPlaceholder(`breadcrumb-${index}-title`),
    url: placeholder(`breadcrumb-${index}-url`),
    current: placeholder(`breadcrumb-${index}-current`),
  }),
});

interface FragmentSource<Variant extends FragmentVariant> {
  readonly content: Content;
  /** Identifies the publication of the content. */
  readonly revision: string;
  readonly variant: Variant;
  readonly links: LinkContext;
}

interface HeaderSource extends FragmentSource<HeaderVariant> {
  readonly announcement: Announcement | null;
  readonly latest: PostLookup;
}

export function headerFragment(cache: FragmentCache, source: HeaderSource): Rendered {
  const { announcement, latest } = source;
  const key = `${keyPrefix('header', source)}${announcement?.id} ${latest.revision}`;
  const { posts } = latest;
  const render = (omitted: Omitted) =>
    renderHeader(composeHeader({ ...source, posts, omitted, addresses: ADDRESS_PLACEHOLDERS }));
  return cache.getOrRender(key, () => renderParts('header', source, render));
}

interface FooterSource extends FragmentSource<FragmentVariant> {
  /** For the copyright line. */
  readonly year: string;
}

export function footerFragment(cache: FragmentCache, source: FooterSource): Rendered {
  const render = (omitted: Omitted) => renderFooter(composeFooter({ ...source, omitted }));
  const key = keyPrefix('footer', source) + source.year;
  return cache.getOrRender(key, () => renderParts('footer', source, render));
}

export function headFragment(cache: FragmentCache, { assets }: ParsedRequest): Rendered {
  return cache.getOrRender(`head ${assets.styles.href} ${assets.theme?.href}`, () => ({
    html: headTags(headAssets(assets)),
    failed: [],
  }));
}

export function teaserFragment(cache: FragmentCache, teaser: TeaserModel, content: Content, links: LinkContext) {
  const key = ['teaser', content.language, links.siteOrigin, JSON.stringify(teaser)].join(' ');
  return cache.getOrRender(key, () => ({ html: renderTeaser(teaser), failed: [] }));
}

function keyPrefix(name: FragmentName, { content, revision, variant }: FragmentSource<FragmentVariant>): string {
  return `${name} ${revision} ${variantKey(content.language, variant)} `;
}

function renderParts(
  name: FragmentName,
  { content, variant, links }: FragmentSource<FragmentVariant>,
  render: (omitted: Omitted) => string,
): RenderedHtml {
  return renderWithoutFailingParts(
    () => partsOf(name, content),
    (omitted) => {
      const html = render(omitted);
      return variant.assets === 'include' ? withAssetTags(html, links.assets) : html;
    },
  );
}

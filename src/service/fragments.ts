/** Composes and renders each fragment, unless it is cached. A key names everything that the fragment depends on. */

import type { TeaserChrome } from '../chrome/chrome.ts';
import { composeFooter } from '../chrome/compose-footer.ts';
import { composeHeader } from '../chrome/compose-header.ts';
import type { LinkContext } from '../chrome/link-context.ts';
import { addressesFrom } from '../chrome/page-addresses.ts';
import { type FragmentVariant, type HeaderVariant, possibleVariants, variantKey } from '../chrome/variant.ts';
import type { Announcement, Content, FailedPart } from '../content/content.ts';
import { NOTHING_OMITTED, type Omitted, partsOf } from '../content/parts.ts';
import { renderFooter, renderHeader, renderTeaser } from '../html/render.tsx';
import { itemPlaceholder, placeholder } from '../html/template.ts';
import { headTags, withAssetTags } from '../release/asset-tags.ts';
import { headAssets } from '../release/head-assets.ts';
import { errorText } from '../runtime/error-text.ts';
import type { PostLookup } from '../teaser/post-cache.ts';
import type { FragmentCache, LastGood, Rendered, RenderedHtml } from './fragment-cache.ts';
import type { ParsedRequest } from './parse-request.ts';

export type FragmentName = 'header' | 'footer';

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
  /** As in `FragmentCache`. */
  readonly freshUntil: () => number;
}

interface HeaderSource extends FragmentSource<HeaderVariant> {
  readonly announcement: Announcement | null;
  readonly latest: PostLookup;
}

export function headerFragment(cache: FragmentCache, source: HeaderSource): Rendered {
  const { announcement, latest } = source;
  const key = `${keyStart('header', source)}${announcement?.id} ${latest.revision}`;
  const { posts } = latest;
  const render = (omitted: Omitted) =>
    renderHeader(composeHeader({ ...source, posts, omitted, addresses: ADDRESS_PLACEHOLDERS }));
  return cache.getOrRender(key, () => renderWithoutFailingParts('header', source, render), source.freshUntil);
}

interface FooterSource extends FragmentSource<FragmentVariant> {
  /** For the copyright line. */
  readonly year: string;
}

export function footerFragment(cache: FragmentCache, source: FooterSource): Rendered {
  const render = (omitted: Omitted) => renderFooter(composeFooter({ ...source, omitted }));
  const key = keyStart('footer', source) + source.year;
  return cache.getOrRender(key, () => renderWithoutFailingParts('footer', source, render), source.freshUntil);
}

export function headFragment(cache: FragmentCache, { assets }: ParsedRequest): Rendered {
  return cache.getOrRender(`head ${assets.styles.href} ${assets.theme?.href}`, () => ({
    html: headTags(headAssets(assets)),
    failed: [],
  }));
}

export function teaserFragment(cache: FragmentCache, teaser: TeaserChrome, content: Content, links: LinkContext) {
  const key = ['teaser', content.language, links.siteOrigin, JSON.stringify(teaser)].join(' ');
  return cache.getOrRender(key, () => ({ html: renderTeaser(teaser), failed: [] }));
}

/** The last complete fragment for these parameters, from the current publication: ended messages must not return. */
export function lastGoodFragment(
  cache: FragmentCache,
  name: FragmentName,
  parsed: ParsedRequest,
  revision: string,
  now: number,
): LastGood | null {
  for (const variant of possibleVariants(name, parsed)) {
    const found = cache.lastGood(
      keyStart(name, { content: { language: parsed.parameters.lang }, revision, variant }),
      now,
    );
    if (found) return found;
  }
  return null;
}

/** The start of the keys of all fragments for the same parameters. */
function keyStart(
  name: FragmentName,
  { content, revision, variant }: { content: Pick<Content, 'language'>; revision: string; variant: FragmentVariant },
): string {
  return `${name} ${revision} ${variantKey(content.language, variant)} `;
}

/**
 * Renders all parts at once. If that fails, adds them one by one, and omits those that fail.
 *
 * @throws what `render` throws without any part, or Error if every part fails
 */
function renderWithoutFailingParts(
  name: FragmentName,
  { content, variant, links }: FragmentSource<FragmentVariant>,
  render: (omitted: Omitted) => string,
): RenderedHtml {
  const tagged = (html: string) => (variant.assets === 'include' ? withAssetTags(html, links.assets) : html);
  try {
    return { html: tagged(render(NOTHING_OMITTED)), failed: [] };
  } catch {
    const { html, failed } = addPartByPart(partsOf(name, content), render);
    return { html: tagged(html), failed };
  }
}

function addPartByPart(parts: readonly string[], render: (omitted: Omitted) => string): RenderedHtml {
  const omitted = new Set(parts);
  const failed: FailedPart[] = [];
  let html = render(omitted);
  for (const part of parts) {
    omitted.delete(part);
    try {
      html = render(omitted);
    } catch (error) {
      omitted.add(part);
      failed.push({ part, error });
    }
  }
  if (omitted.size === parts.length) throw new Error(`No part could be rendered: ${errorText(failed[0]?.error)}`);
  return { html, failed };
}

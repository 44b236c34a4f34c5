/** Turns the files of a release into links for a host's page. */

import { type Asset, type AssetLink, assetPath, type ReleaseAssets } from './release.ts';

export interface LinkedAssets {
  readonly styles: AssetLink;
  /** Replaces `styles` on sites with a second level, slots or breadcrumbs. */
  readonly siteStyles: AssetLink;
  /** Published colours, loaded after the other styles; `null` for the release's colours. */
  readonly theme: AssetLink | null;
  readonly loader: AssetLink;
  readonly islands: AssetLink;
  /** By the name that the content uses. */
  readonly images: Readonly<Record<string, AssetLink>>;
}

/** @param origin the origin of the service, or empty for relative links */
export function linkAssets(
  { styles, siteStyles, loader, islands, images }: ReleaseAssets,
  origin: string,
): LinkedAssets {
  const link = (asset: Asset): AssetLink => ({ href: origin + assetPath(asset), integrity: asset.integrity });
  return {
    styles: link(styles),
    siteStyles: link(siteStyles),
    theme: null,
    loader: link(loader),
    islands: link(islands),
    images: Object.fromEntries(Object.entries(images).map(([name, image]) => [name, link(image)])),
  };
}

/** The style sheets in the order to load them. */
export function styleSheetsOf({ styles, theme }: Pick<LinkedAssets, 'styles' | 'theme'>): readonly AssetLink[] {
  return theme ? [styles, theme] : [styles];
}

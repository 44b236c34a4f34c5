/** The files of a release as a host's page links to them. */

import { type Asset, type AssetLink, assetPath, type ReleaseAssets } from './release.ts';

export interface LinkedAssets {
  readonly styles: AssetLink;
  readonly loader: AssetLink;
  readonly islands: AssetLink;
  /** By the name that content uses. */
  readonly images: Readonly<Record<string, AssetLink>>;
}

/** @param origin of the service, or empty for paths */
export function linkAssets({ styles, loader, islands, images }: ReleaseAssets, origin: string): LinkedAssets {
  const link = (asset: Asset): AssetLink => ({ href: origin + assetPath(asset), integrity: asset.integrity });
  return {
    styles: link(styles),
    loader: link(loader),
    islands: link(islands),
    images: Object.fromEntries(Object.entries(images).map(([name, image]) => [name, link(image)])),
  };
}

/** The files that a page with header and footer loads, for its `<head>`. */

import { type LinkedAssets, styleSheetsOf } from './link-assets.ts';
import type { AssetLink } from './release.ts';

/** Load every file with `crossorigin`, which integrity checks need. */
export interface HeadAssets {
  readonly styles: readonly AssetLink[];
  readonly scripts: readonly ModuleScript[];
}

/** An ES module. */
interface ModuleScript {
  readonly src: string;
  /** The value of the `integrity` attribute. */
  readonly integrity: string;
}

export function headAssets({ loader, ...assets }: LinkedAssets): HeadAssets {
  return { styles: styleSheetsOf(assets), scripts: [{ src: loader.href, integrity: loader.integrity }] };
}

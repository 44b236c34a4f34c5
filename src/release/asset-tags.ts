/** The tags that load the style sheet and the loader. */

import type { LinkedAssets } from './link-assets.ts';
import type { AssetLink } from './release.ts';

/** For a host's `<head>`; its pages then request the fragments with `assets=omit`. */
export function headTags({ styles, loader }: LinkedAssets): string {
  return `${styleSheet(styles)}<link rel="modulepreload" ${attributes('href', loader)}>${script(loader)}`;
}

/** Puts the style sheet before a fragment and the script after it. */
export function withAssetTags(fragment: string, { styles, loader }: LinkedAssets): string {
  return styleSheet(styles) + fragment + script(loader);
}

function styleSheet(link: AssetLink): string {
  return `<link rel="stylesheet" ${attributes('href', link)}>`;
}

function script(link: AssetLink): string {
  return `<script type="module" ${attributes('src', link)}></script>`;
}

/** `crossorigin`, because browsers check the integrity of a file on another origin only with CORS. */
function attributes(name: 'href' | 'src', { href, integrity }: AssetLink): string {
  return `${name}="${href}" integrity="${integrity}" crossorigin`;
}

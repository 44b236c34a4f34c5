/** Writes the tags that load the style sheet and the loader. */

import type { HeadAssets } from './head-assets.ts';
import { type LinkedAssets, styleSheetsOf } from './link-assets.ts';
import type { AssetLink } from './release.ts';

/** The tags for a host's `<head>`, for use with fragments requested with `assets=omit`. */
export function headTags({ styles, scripts }: HeadAssets): string {
  const modules = scripts.map(({ src, integrity }) => ({ href: src, integrity }));
  const preloads = modules.map((link) => `<link rel="modulepreload" ${attributes('href', link)}>`);
  return [...styles.map(styleSheet), ...preloads, ...modules.map(script)].join('');
}

/** Adds the style sheets before a fragment and the script after it. */
export function withAssetTags(fragment: string, { loader, ...assets }: LinkedAssets): string {
  return styleSheetsOf(assets).map(styleSheet).join('') + fragment + script(loader);
}

function styleSheet(link: AssetLink): string {
  return `<link rel="stylesheet" ${attributes('href', link)}>`;
}

function script(link: AssetLink): string {
  return `<script type="module" ${attributes('src', link)}></script>`;
}

/** Adds `crossorigin`, because browsers check the integrity of files on other origins only with CORS. */
function attributes(name: 'href' | 'src', { href, integrity }: AssetLink): string {
  return `${name}="${href}" integrity="${integrity}" crossorigin`;
}

/** The files of a release: their addresses, and the tags that load them. */

import type { AssetLink } from '../chrome/chrome.ts';
import type { AssetAddresses } from '../chrome/host-page.ts';

/** One content-hashed file. */
export interface Asset {
  /** Such as `chrome-1a2b3c4d5e.css`. */
  readonly file: string;
  /** The SHA-256 of its bytes, as in the `integrity` attribute. */
  readonly integrity: string;
  readonly bytes: number;
  /** At the highest quality. */
  readonly brotliBytes: number;
}

/** A file of an earlier release that is still served, for HTML that names it. */
export interface EarlierAsset {
  readonly file: string;
  readonly integrity: string;
  /** ISO 8601: when it was last part of the newest release. */
  readonly lastCurrent: string;
}

/** As in `integrity`: a SHA-256. */
export const INTEGRITY_PATTERN = /^sha256-[A-Za-z0-9+/]{43}=$/;

/** What a build made. */
export interface ReleaseAssets {
  readonly styles: Asset;
  readonly loader: Asset;
  /** The script that the loader asks for when the visitor turns to the header. */
  readonly islands: Asset;
  /** The custom elements, at an address of this release. */
  readonly elements: Asset;
  /** The JSON Schema of the manifest. */
  readonly manifestSchema: Asset;
  /** By the name that content knows, such as `teaser-blog`. */
  readonly images: Readonly<Record<string, Asset>>;
  /** Only preview mode needs them. */
  readonly preview?: PreviewAssets;
}

/** What the preview page and the sample page in its frame load; no host ever does. */
export interface PreviewAssets {
  readonly styles: Asset;
  readonly script: Asset;
  /** The style sheet of the sample page. */
  readonly sample: Asset;
}

export const ASSETS_PATH = '/chrome/assets/';

export function assetPath({ file }: Asset): string {
  return ASSETS_PATH + file;
}

/** @param href writes a path of this service as the host's page needs it */
export function assetAddresses(assets: ReleaseAssets, href: (path: string) => string): AssetAddresses {
  return {
    styles: assetLink(assets.styles, href),
    loader: assetLink(assets.loader, href),
    islands: assetLink(assets.islands, href),
    imageSrc: (name) => {
      const image = assets.images[name];
      if (image === undefined) throw new Error(`There is no image "${name}"`);
      return href(assetPath(image));
    },
  };
}

function assetLink(asset: Asset, href: (path: string) => string): AssetLink {
  return { href: href(assetPath(asset)), integrity: asset.integrity };
}

/** The tags that load style sheet and loader. */
export function assetTags({ styles, loader }: AssetAddresses) {
  const stylesTag = `<link rel="stylesheet" ${attributes('href', styles)}>`;
  const scriptTag = `<script type="module" ${attributes('src', loader)}></script>`;
  return {
    /** For a host's `<head>`: whoever takes them asks for the fragments with `assets=omit`. */
    head: `${stylesTag}<link rel="modulepreload" ${attributes('href', loader)}>${scriptTag}`,
    /** A fragment that brings its own style sheet and script. */
    around: (fragment: string) => stylesTag + fragment + scriptTag,
  };
}

/** `crossorigin`, because integrity can only be checked of what another origin lets be read. */
function attributes(name: 'href' | 'src', { href, integrity }: AssetLink): string {
  return `${name}="${href}" integrity="${integrity}" crossorigin`;
}

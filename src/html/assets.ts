/** The addresses of the style sheet and the scripts, and the tags that load them. */

/** What a build made: the content-hashed file name of every asset. */
export interface AssetNames {
  readonly styles: string;
  readonly loader: string;
  /** The chunk that the loader asks for when the visitor turns to the header. */
  readonly islands: string;
  /** By the name that content knows: `teaser-blog` → `teaser-blog-1a2b3c4d.svg`. */
  readonly images: Readonly<Record<string, string>>;
  /** Only preview mode needs them. */
  readonly preview?: PreviewAssetNames;
}

/** What the preview page and the sample page in its frame load; no host ever does. */
export interface PreviewAssetNames {
  readonly styles: string;
  readonly script: string;
  /** The style sheet of the sample page. */
  readonly sample: string;
}

export const ASSETS_PATH = '/chrome/assets/';

export function assetSrc(fileName: string): string {
  return ASSETS_PATH + fileName;
}

export function imageSrc(assets: AssetNames, name: string): string {
  const fileName = assets.images[name];
  if (fileName === undefined) throw new Error(`There is no image "${name}"`);
  return assetSrc(fileName);
}

function stylesTag(assets: AssetNames): string {
  return `<link rel="stylesheet" href="${assetSrc(assets.styles)}">`;
}

function scriptTag(assets: AssetNames): string {
  return `<script type="module" src="${assetSrc(assets.loader)}"></script>`;
}

/** The tags for a host's `<head>`: whoever takes them asks for the fragments with `assets=omit`. */
export function headTags(assets: AssetNames): string {
  return `${stylesTag(assets)}<link rel="modulepreload" href="${assetSrc(assets.loader)}">${scriptTag(assets)}`;
}

/** A fragment that brings its own style sheet and script. */
export function withAssets(fragment: string, assets: AssetNames): string {
  return stylesTag(assets) + fragment + scriptTag(assets);
}

/** The result of a build: a version and its content-hashed files. */

/** One content-hashed file. */
export interface Asset {
  /** Such as `chrome-1a2b3c4d5e.css`. */
  readonly file: string;
  /** The SHA-256 of its bytes, in the format of the `integrity` attribute. */
  readonly integrity: string;
  readonly bytes: number;
  /** Compressed with brotli at its highest quality. */
  readonly brotliBytes: number;
}

/** A link to a file in a host's page. */
export interface AssetLink {
  readonly href: string;
  /** The value of the `integrity` attribute. */
  readonly integrity: string;
}

export interface ReleaseAssets {
  readonly styles: Asset;
  /** The same with styles for second level, slots and breadcrumbs, which the Studio can add to any site. */
  readonly siteStyles: Asset;
  readonly loader: Asset;
  /** The script that the loader imports on hover, on focus or in idle time. */
  readonly islands: Asset;
  /** The custom elements. */
  readonly elements: Asset;
  /** The JSON Schema of the manifest. */
  readonly manifestSchema: Asset;
  /** License notices of the packages whose code or drawings the files and the worker contain. */
  readonly licenses: Asset;
  /** By the name that the content uses, such as `teaser-blog`. */
  readonly images: Readonly<Record<string, Asset>>;
}

export interface Release {
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly assets: ReleaseAssets;
}

/** Matches a SHA-256 in the format of the `integrity` attribute. */
export const INTEGRITY_PATTERN = /^sha256-[A-Za-z0-9+/]{43}=$/;

export const ASSETS_PATH = '/chrome/assets/';

/** The path of the current release's license notices. */
export const LICENSES_PATH = '/chrome/licenses.txt';

export function assetPath({ file }: Asset): string {
  return ASSETS_PATH + file;
}

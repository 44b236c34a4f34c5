/** The release, its assets and its content boundaries → the machine-readable contract. Pure. */

import { ASSETS_PATH, type Asset, assetPath, type EarlierAsset, type ReleaseAssets } from '../html/assets.ts';
import { contentSecurityPolicy, type PolicyNeeds } from './content-security-policy.ts';
import { PARAMETER_DESCRIPTIONS } from './describe-parameters.ts';
import type { Manifest } from './schema.ts';

/** A Podium layout registers one manifest for each of them. */
export const PODLETS = ['header', 'footer'] as const;
export type Podlet = (typeof PODLETS)[number];

export interface ManifestIngredients {
  readonly podlet: Podlet;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly assets: ReleaseAssets;
  readonly earlier: readonly EarlierAsset[];
  /** Where browsers and hosts reach this service. */
  readonly serviceOrigin: string;
  /** Of the fragment as it may be kept for long. */
  readonly fallbackQuery: string;
  /** Writes a path of this service as the host needs it. */
  readonly href: (path: string) => string;
  readonly policy: PolicyNeeds;
  /** By language, in milliseconds since 1970. */
  readonly boundaries: Readonly<Record<string, number>>;
}

const FRAGMENTS = ['header', 'footer', 'head'];

/** Podium reads a path as one below the manifest's own folder, with or without a leading slash. */
const FOLDER = '/chrome/';

export function composeManifest({ podlet, assets, href, ...rest }: ManifestIngredients): Manifest {
  const besideManifest = (path: string) => {
    const written = href(path);
    return written.startsWith(FOLDER) ? written.slice(FOLDER.length) : written;
  };
  const loadable = ({ file, integrity }: Asset) => ({
    value: besideManifest(ASSETS_PATH + file),
    integrity,
    crossorigin: 'anonymous' as const,
  });
  return {
    $schema: href(assetPath(assets.manifestSchema)),
    name: `portico-${podlet}`,
    version: rest.version,
    content: besideManifest(`/chrome/${podlet}`),
    // absolute, because Podium escapes the question mark of a relative one
    fallback: `${rest.serviceOrigin}/chrome/${podlet}?${rest.fallbackQuery}`,
    css: [{ ...loadable(assets.styles), type: 'text/css', rel: 'stylesheet' }],
    js: [{ ...loadable(assets.loader), type: 'module' }],
    proxy: {},
    fragments: FRAGMENTS.map((name) => ({ name, path: href(`/chrome/${name}`) })),
    parameters: PARAMETER_DESCRIPTIONS,
    assets: namedAssets(assets).map(([name, asset]) => ({ name, path: href(assetPath(asset)), ...asset })),
    earlierAssets: rest.earlier.map((asset) => ({ path: href(ASSETS_PATH + asset.file), ...asset })),
    contentSecurityPolicy: contentSecurityPolicy(rest.policy),
    integrityPolicy: 'blocked-destinations=(script)',
    builtAt: new Date(rest.builtAt).toISOString(),
    nextContentBoundary: Object.fromEntries(
      Object.entries(rest.boundaries).map(([language, instant]) => [language, new Date(instant).toISOString()]),
    ),
  };
}

function namedAssets({ images, preview: _, ...files }: ReleaseAssets): [string, Asset][] {
  return [...Object.entries(files), ...Object.entries(images)];
}

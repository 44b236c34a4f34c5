/** Composes the manifest from the release, the parameters and the content boundaries. */

import { CONTRACT_VERSION } from '../contract/contract-version.ts';
import { type Asset, type AssetLink, assetPath, type Release, type ReleaseAssets } from '../release/release.ts';
import type { ParameterOptions } from '../request/define-parameter.ts';
import type { ParameterValues } from '../request/parameters.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { describeParameters } from './describe-parameters.ts';
import type { Manifest } from './schema.ts';

interface ManifestInput extends ParameterOptions {
  readonly release: Release;
  readonly parameters: ParameterValues;
  /** The origin of the service, even if links are relative. */
  readonly serviceOrigin: string;
  /** The service's origin for absolute links, or empty for relative ones. */
  readonly pathPrefix: string;
  /** Origins that the images of blog posts may come from. */
  readonly imageOrigins: readonly string[];
  /** As in `PolicyInput`. */
  readonly connects: boolean;
  /** As in `LinkedAssets`. */
  readonly theme: AssetLink | null;
  /** As in `SiteOptions`. */
  readonly needsSiteStyles: boolean;
  /** The slots that pages of the site fill. */
  readonly slots: readonly string[];
  /** By language: when its content changes next, in milliseconds since 1970. */
  readonly boundaries: Readonly<Record<string, number>>;
}

const FRAGMENTS = ['header', 'footer', 'head'];

/** Podium resolves all paths against the manifest's folder, even those with a leading slash. */
const FOLDER = '/chrome/';

export function composeManifest(input: ManifestInput): Manifest {
  const { release, parameters, pathPrefix, theme } = input;
  const { assets } = release;
  const { styles, siteStyles } = assets;
  const fragmentPath = `/chrome/${parameters.fragment}`;
  const relativeToManifest = (path: string) => (pathPrefix === '' ? path.slice(FOLDER.length) : pathPrefix + path);
  const podiumFile = (path: string, integrity: string) => ({
    value: relativeToManifest(path),
    integrity,
    crossorigin: 'anonymous' as const,
  });
  const podiumAsset = (asset: Asset) => podiumFile(assetPath(asset), asset.integrity);
  const sheets = [
    podiumAsset(input.needsSiteStyles ? siteStyles : styles),
    ...(theme ? [podiumFile(theme.href.slice(pathPrefix.length), theme.integrity)] : []),
  ];
  return {
    $schema: pathPrefix + assetPath(assets.manifestSchema),
    name: `portico-${parameters.fragment}`,
    contract: CONTRACT_VERSION,
    version: release.version,
    content: relativeToManifest(fragmentPath),
    // absolute, because Podium would escape the question mark of a relative path
    fallback: `${input.serviceOrigin}${fragmentPath}?${fallbackQuery(parameters)}`,
    css: sheets.map((sheet) => ({ ...sheet, type: 'text/css', rel: 'stylesheet' })),
    js: [{ ...podiumAsset(assets.loader), type: 'module' }],
    proxy: {},
    fragments: FRAGMENTS.map((name) => ({ name, path: `${pathPrefix}/chrome/${name}` })),
    parameters: describeParameters(input),
    slots: [...input.slots],
    assets: namedAssets(assets).map(([name, asset]) => ({ name, path: pathPrefix + assetPath(asset), ...asset })),
    licenses: { path: pathPrefix + assetPath(assets.licenses), ...assets.licenses },
    earlierAssets: [],
    contentSecurityPolicy: contentSecurityPolicy({ ...input, source: pathPrefix === '' ? "'self'" : pathPrefix }),
    integrityPolicy: 'blocked-destinations=(script)',
    builtAt: new Date(release.builtAt).toISOString(),
    nextContentBoundary: Object.fromEntries(
      Object.entries(input.boundaries).map(([language, instant]) => [language, new Date(instant).toISOString()]),
    ),
  };
}

/** Without the announcement, because Podium may show its copy after the announcement has ended. */
function fallbackQuery({ lang, theme, links }: ParameterValues): string {
  return new URLSearchParams({ lang, theme, links, assets: 'omit', announcement: 'omit' }).toString();
}

/** Without the licenses, because the deploy script of 0.3.0 rejects a manifest whose assets have a text file. */
function namedAssets({ images, licenses: _, ...files }: ReleaseAssets): [string, Asset][] {
  return [...Object.entries(files), ...Object.entries(images)];
}

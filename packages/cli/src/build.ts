/**
 * Validates the content, then builds the assets and the worker into `dist/`. A failed build leaves `dist/` unchanged.
 */

import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import type { Asset, Release, ReleaseAssets } from '../../../src/release/release.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { buildStudio } from './build-studio.ts';
import { type BuiltValues, valueModules } from './built-values.ts';
import { makeOrReuse } from './bundle-cache.ts';
import { type Bundle, bundleForBrowsers, bundleWorkerModules } from './bundle-code.ts';
import { bundleStyles } from './bundle-styles.ts';
import { licenseNotices, packagesIn } from './collect-licenses.ts';
import type { Company } from './company/open-company.ts';
import { pictureNames } from './company/picture-names.ts';
import { type ReadCompany, readCompany } from './content/read-locales.ts';
import { DIST } from './dist.ts';
import { readFavicon } from './drawings/favicon.ts';
import { renderBuildSnapshotOf } from './render-build-snapshot.ts';
import { ROOT } from './root.ts';
import { VERSION } from './version.ts';
import { hashOf, type WorkerModule, writeAsset, writeMap, writeModules } from './write-asset.ts';
import { manifestJsonSchema } from './write-schemas.ts';

/**
 * Replaces the last build, with its files.
 *
 * @returns the content that it was built from
 * @throws InvalidContentError before anything is built
 * @throws LicenseError if a package that is shipped has no license text, or a license that is not allowed
 */
export async function buildAll(company: Company): Promise<ReadCompany> {
  const read = await readCompany(company);
  const { content, warnings } = read;
  // to stderr, which portico dev shows
  for (const warning of warnings) console.warn(`${styleText('yellow', '!', { stream: process.stderr })} ${warning}`);
  await mkdir(DIST, { recursive: true });
  const staging = await mkdtemp(join(DIST, '.staging-'));
  try {
    const { assets, code } = await buildAssets(staging, company.imagesFolder, content);
    const buildSnapshot = await renderBuildSnapshotOf(content, assets);
    const favicon = await readFavicon(content.brand, company.imagesFolder);
    const values = { PORTICO_COMPANY: content, PORTICO_BUILD_SNAPSHOT: buildSnapshot };
    const release = buildWorker(code, values, staging, { builtAt: Date.now(), assets });
    await Promise.all([release, buildStudio(staging, content, release, buildSnapshot, favicon)]);
    for (const name of ['public', 'worker', 'studio', 'maps', 'release.json']) {
      await rm(join(DIST, name), { recursive: true, force: true });
      await rename(join(staging, name), join(DIST, name));
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return read;
}

async function buildAssets(
  staging: string,
  imagesFolder: string,
  { brand, drawings }: CompanyContent,
): Promise<{ readonly assets: ReleaseAssets; readonly code: readonly WorkerModule[] }> {
  const directory = join(staging, 'public/chrome/assets');
  await mkdir(directory, { recursive: true });
  const write = async (name: string, extension: string, text: string): Promise<Asset> => ({
    ...(await writeAsset(directory, name, extension, text)),
    brotliBytes: await makeOrReuse(text, brotliBytes),
  });
  const writeScript = async (name: string, { text, map }: Bundle) => {
    const asset = await write(name, 'js', text);
    await writeMap(staging, 'service', asset.file, map);
    return asset;
  };
  const image = async (name: string) =>
    [name, await write(name, 'svg', await readFile(join(imagesFolder, `${name}.svg`), 'utf8'))] as const;
  const writeStyles = async (name: string, withOwnRows: boolean) => {
    const needs = { theme: brand.theme, hasDrawings: Object.keys(drawings).length > 0, needsSiteStyles: withOwnRows };
    return write(name, 'css', await bundleStyles(join(ROOT, 'src/view'), needs));
  };
  const [loader, islands, elements, worker] = await Promise.all([
    bundleForBrowsers('client/loader.ts'),
    bundleForBrowsers('client/islands.ts'),
    bundleForBrowsers('client/elements.ts'),
    bundleWorkerModules(),
  ]);
  const bundles = [loader, islands, elements, worker];
  const notices = await licenseNotices(packagesIn(bundles.map(({ metafile }) => metafile)));
  const assets = {
    styles: await writeStyles('chrome', false),
    siteStyles: await writeStyles('site', true),
    loader: await writeScript('loader', loader),
    islands: await writeScript('islands', islands),
    elements: await writeScript('elements', elements),
    manifestSchema: await write('manifest-schema', 'json', manifestJsonSchema()),
    licenses: await write('licenses', 'txt', notices),
    images: Object.fromEntries(await Promise.all(pictureNames(imagesFolder, { brand, drawings }).map(image))),
  };
  return { assets, code: worker.modules };
}

async function buildWorker(
  code: readonly WorkerModule[],
  values: Omit<BuiltValues, 'PORTICO_RELEASE'>,
  staging: string,
  contents: Omit<Release, 'version'>,
): Promise<Release> {
  const modulesOf = (release: Release) => [...code, ...valueModules({ ...values, PORTICO_RELEASE: release })];
  // the version is a hash of the modules without the version itself and the build time
  const unversioned = modulesOf({ ...contents, version: VERSION, builtAt: 0 });
  const hash = hashOf(unversioned.map(({ text }) => text).join('\n'));
  const release: Release = { ...contents, version: `${VERSION}+${hash}` };
  await writeModules(join(staging, 'worker'), modulesOf(release), { staging, part: 'service' });
  await writeFile(join(staging, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

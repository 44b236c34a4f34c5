/**
 * Validates the content, then builds the assets and the worker into `dist/`. A failed build leaves `dist/` unchanged.
 * `--content=<folder>` builds with other content than that of `locales/`.
 */

import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Release, ReleaseAssets } from '../src/release/release.ts';
import { buildHost } from './build-host.ts';
import { buildStudio } from './build-studio.ts';
import {
  type Bundle,
  bundleForBrowsers,
  bundleWorker,
  bundleWorkerModules,
  type WorkerConstants,
} from './bundle-code.ts';
import { bundleStyles } from './bundle-styles.ts';
import { LicenseError, licenseNotices, packagesIn } from './collect-licenses.ts';
import { InvalidContentError } from './content/invalid-content.ts';
import { readLocales } from './content/read-locales.ts';
import { checkImages } from './content/validate.ts';
import { renderBuildSnapshotOf } from './render-build-snapshot.ts';
import { hashOf, writeAsset, writeMap } from './write-asset.ts';
import { manifestJsonSchema } from './write-schemas.ts';

/** The folder with the company's content. */
export const CONTENT = 'locales';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Replaces the last build, with its files.
 *
 * @param content the folder with the company's content, absolute or from the root of the project
 * @throws InvalidContentError before anything is built
 * @throws LicenseError if a package that is shipped has no license text, or a license that is not allowed
 */
export async function buildAll(content = CONTENT): Promise<void> {
  const images = (await readdir(join(ROOT, 'client/images'))).map((file) => basename(file, '.svg'));
  const locales = await readLocales(resolve(ROOT, content));
  checkImages(locales, images);
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  const staging = await mkdtemp(join(ROOT, 'dist/.staging-'));
  try {
    const assets = await buildAssets(content, staging, images);
    const buildSnapshot = await renderBuildSnapshotOf(locales, assets);
    const release = await buildWorker({ content, buildSnapshot }, staging, { builtAt: Date.now(), assets });
    await buildStudio(content, staging, release);
    for (const name of ['public', 'worker', 'studio', 'maps', 'release.json']) {
      await rm(join(ROOT, 'dist', name), { recursive: true, force: true });
      await rename(join(staging, name), join(ROOT, 'dist', name));
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function buildAssets(content: string, staging: string, imageNames: readonly string[]): Promise<ReleaseAssets> {
  const directory = join(staging, 'public/chrome/assets');
  await mkdir(directory, { recursive: true });
  const write = (name: string, extension: string, text: string) => writeAsset(directory, name, extension, text);
  const writeScript = async (name: string, { text, map }: Bundle) => {
    const asset = await write(name, 'js', text);
    await writeMap(staging, 'service', asset.file, map);
    return asset;
  };
  const image = async (name: string) =>
    [name, await write(name, 'svg', await readFile(join(ROOT, `client/images/${name}.svg`), 'utf8'))] as const;
  const [loader, islands, elements, worker] = await Promise.all([
    bundleForBrowsers('client/loader.ts'),
    bundleForBrowsers('client/islands.tsx'),
    bundleForBrowsers('client/elements.ts'),
    // only for its packages, because the release is not known yet
    bundleWorker({ content, release: {}, buildSnapshot: null }),
  ]);
  const bundles = [loader, islands, elements, worker];
  const notices = await licenseNotices(packagesIn(bundles.map(({ metafile }) => metafile)));
  return {
    styles: await write('chrome', 'css', await bundleStyles(join(ROOT, 'src/view'))),
    loader: await writeScript('loader', loader),
    islands: await writeScript('islands', islands),
    elements: await writeScript('elements', elements),
    manifestSchema: await write('manifest-schema', 'json', manifestJsonSchema()),
    licenses: await write('licenses', 'txt', notices),
    images: Object.fromEntries(await Promise.all(imageNames.map(image))),
  };
}

async function buildWorker(
  constants: Pick<WorkerConstants, 'content' | 'buildSnapshot'>,
  directory: string,
  contents: Omit<Release, 'version'>,
): Promise<Release> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  // the version is a hash of the modules without the version itself and the build time
  const unversioned = await bundleWorkerModules({ ...constants, release: { ...contents, version, builtAt: 0 } });
  const hash = hashOf(unversioned.map(({ text }) => text).join('\n'));
  const release: Release = { ...contents, version: `${version}+${hash}` };
  await mkdir(join(directory, 'worker'));
  for (const { file, text, map } of await bundleWorkerModules({ ...constants, release })) {
    await writeFile(join(directory, 'worker', file), text);
    await writeMap(directory, 'service', file, map);
  }
  await writeFile(join(directory, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

/** Whether the message of an error says what to change, without a stack trace. */
export function isBuildError(error: unknown): error is Error {
  return error instanceof InvalidContentError || error instanceof LicenseError;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { content: { type: 'string' } } });
  try {
    await Promise.all([buildAll(values.content), buildHost()]);
    console.log('The content is valid. Built into dist/.');
  } catch (error) {
    console.error(isBuildError(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Builds the Studio: its worker, its page and preview, and the files of the release that the preview shows. */

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSnapshot } from '../src/release/build-snapshot.ts';
import type { Release } from '../src/release/release.ts';
import { STUDIO_FILES_PATH, type StudioFile, type StudioFiles, studioFilePath } from '../studio/files.ts';
import { brotliRatios } from './brotli-ratios.ts';
import {
  type Bundle,
  bundleForBrowsers,
  bundleStudioModules,
  bundleStudioPage,
  bundleStudioStyles,
  type WorkerModule,
} from './bundle-code.ts';
import { licenseNotices, packagesIn } from './collect-licenses.ts';
import { anyCompany } from './company/bundle-company.ts';
import type { Favicon } from './drawings/favicon.ts';
import { writeAsset, writeMap } from './write-asset.ts';

/**
 * @param staging the directory of the build, with the release's files in `public`
 * @param building the release, for which only the last step waits
 * @param favicon the company's, if it has one
 * @throws LicenseError as `licenseNotices` does
 */
export async function buildStudio(
  staging: string,
  building: Promise<Release>,
  buildSnapshot: BuildSnapshot,
  favicon: Favicon | null,
): Promise<void> {
  const directory = join(staging, 'studio');
  const publicFiles = join(directory, 'public', STUDIO_FILES_PATH);
  await mkdir(publicFiles, { recursive: true });
  await mkdir(join(directory, 'worker'));
  await cp(join(staging, 'public'), join(directory, 'public'), { recursive: true });
  const scripts = await writeFiles(
    async (name, extension, { text, map }) => {
      const asset = await writeAsset(publicFiles, name, extension, text);
      if (extension === 'js') await writeMap(staging, 'studio', asset.file, map);
      return asset;
    },
    (modules) => writeModules(publicFiles, staging, modules),
  );
  const icon = favicon && (await writeAsset(publicFiles, 'favicon', favicon.extension, favicon.bytes));
  const files: StudioFiles = { ...scripts, favicon: icon, brotliRatios: brotliRatios(buildSnapshot) };
  const { modules } = await bundleStudioModules({ release: await building, files });
  await writeModules(join(directory, 'worker'), staging, modules);
}

/** Modules import each other by name, so they keep the bundler's names, which contain a hash. */
async function writeModules(directory: string, staging: string, modules: readonly WorkerModule[]): Promise<void> {
  for (const { file, text, map } of modules) {
    await writeFile(join(directory, file), text);
    await writeMap(staging, 'studio', file, map);
  }
}

type Write = (name: string, extension: string, contents: Pick<Bundle, 'text' | 'map'>) => Promise<StudioFile>;

async function writeFiles(
  write: Write,
  writePage: (modules: readonly WorkerModule[]) => Promise<void>,
): Promise<Omit<StudioFiles, 'favicon' | 'brotliRatios'>> {
  const fileWorker = await bundleForBrowsers('studio/page/translations/file-worker.ts');
  const fileWorkerPath = studioFilePath(await write('file-worker', 'js', fileWorker));
  const [page, styles, previewScript, previewStyles, sample, islands, worker] = await Promise.all([
    bundleStudioPage(fileWorkerPath),
    bundleStudioStyles(),
    bundleForBrowsers('studio/preview/browser/preview.ts'),
    bundleForBrowsers('studio/preview/browser/preview.css'),
    bundleForBrowsers('studio/preview/browser/sample.css'),
    // only for their packages: the release ships the islands, and the files that the worker needs are not known yet
    bundleForBrowsers('client/islands.tsx'),
    bundleStudioModules({ release: {}, files: {} }, [anyCompany]),
  ]);
  const bundles = [page, fileWorker, styles, previewScript, previewStyles, sample, islands, worker];
  const notices = await licenseNotices(packagesIn(bundles.map(({ metafile }) => metafile)));
  await writePage(page.modules);
  return {
    page: { styles: await write('studio', 'css', styles), script: page.entry, parts: page.parts },
    preview: {
      styles: await write('preview', 'css', previewStyles),
      script: await write('preview', 'js', previewScript),
      sample: await write('sample', 'css', sample),
    },
    licenses: await write('licenses', 'txt', { text: notices, map: '' }),
  };
}

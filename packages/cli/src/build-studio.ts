/** Builds the Studio: its worker, its page and preview, and the files of the release that the preview shows. */

import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import type { BuildSnapshot } from '../../../src/release/build-snapshot.ts';
import type { Release } from '../../../src/release/release.ts';
import { STUDIO_FILES_PATH, type StudioFile, type StudioFiles, studioFilePath } from '../../studio/src/files/files.ts';
import { brotliRatios } from './brotli-ratios.ts';
import { valueModules } from './built-values.ts';
import {
  type Bundle,
  bundleForBrowsers,
  bundleStudioModules,
  bundleStudioPage,
  bundleStudioStyles,
} from './bundle-code.ts';
import { licenseNotices, packagesIn } from './collect-licenses.ts';
import type { Favicon } from './drawings/favicon.ts';
import { type WorkerModule, writeAsset, writeMap, writeModules } from './write-asset.ts';

/**
 * @param staging the directory of the build, with the release's files in `public`
 * @param building the release, for which only the last step waits
 * @param favicon the company's, if it has one
 * @throws LicenseError as `licenseNotices` does
 */
export async function buildStudio(
  staging: string,
  content: CompanyContent,
  building: Promise<Release>,
  buildSnapshot: BuildSnapshot,
  favicon: Favicon | null,
): Promise<void> {
  const directory = join(staging, 'studio');
  const publicFiles = join(directory, 'public', STUDIO_FILES_PATH);
  await mkdir(publicFiles, { recursive: true });
  await cp(join(staging, 'public'), join(directory, 'public'), { recursive: true });
  const write = { staging, part: 'studio' } as const;
  const { worker, ...scripts } = await writeFiles(
    async (name, extension, { text, map }) => {
      const asset = await writeAsset(publicFiles, name, extension, text);
      if (extension === 'js') await writeMap(staging, 'studio', asset.file, map);
      return asset;
    },
    (modules) => writeModules(publicFiles, modules, write),
  );
  const icon = favicon && (await writeAsset(publicFiles, 'favicon', favicon.extension, favicon.bytes));
  const files: StudioFiles = { ...scripts, favicon: icon, brotliRatios: brotliRatios(buildSnapshot) };
  const values = valueModules({
    PORTICO_COMPANY: content,
    PORTICO_RELEASE: await building,
    PORTICO_BUILD_SNAPSHOT: null,
    PORTICO_STUDIO_FILES: files,
  });
  await writeModules(join(directory, 'worker'), [...worker, ...values], write);
}

type Write = (name: string, extension: string, contents: Pick<Bundle, 'text' | 'map'>) => Promise<StudioFile>;

async function writeFiles(
  write: Write,
  writePage: (modules: readonly WorkerModule[]) => Promise<void>,
): Promise<Omit<StudioFiles, 'favicon' | 'brotliRatios'> & { readonly worker: readonly WorkerModule[] }> {
  const fileWorker = await bundleForBrowsers('packages/studio/src/page/translations/file-worker.ts');
  const fileWorkerPath = studioFilePath(await write('file-worker', 'js', fileWorker));
  const [page, styles, previewScript, previewStyles, sample, islands, worker] = await Promise.all([
    bundleStudioPage(fileWorkerPath),
    bundleStudioStyles(),
    bundleForBrowsers('packages/studio/src/preview/browser/preview.ts'),
    bundleForBrowsers('packages/studio/src/preview/browser/preview.css'),
    bundleForBrowsers('packages/studio/src/preview/browser/sample.css'),
    // only for their packages: the release ships them
    bundleForBrowsers('client/islands.ts'),
    bundleStudioModules(),
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
    worker: worker.modules,
  };
}

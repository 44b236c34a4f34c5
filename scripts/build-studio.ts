/** Builds the Studio: its worker, its page and preview, and the files of the release that the preview shows. */

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset, Release } from '../src/release/release.ts';
import { STUDIO_FILES_PATH, type StudioFiles } from '../studio/files.ts';
import { bundleForBrowsers, bundleForStudio, bundleStudioModules } from './bundle-code.ts';
import { licenseNotices, packagesIn } from './collect-licenses.ts';
import { writeAsset } from './write-asset.ts';

/**
 * @param staging the directory of the build, which has the files of the release in `public`
 * @throws LicenseError as `licenseNotices` does
 */
export async function buildStudio(staging: string, release: Release): Promise<void> {
  const directory = join(staging, 'studio');
  const publicFiles = join(directory, 'public', STUDIO_FILES_PATH);
  await mkdir(publicFiles, { recursive: true });
  await mkdir(join(directory, 'worker'));
  await cp(join(staging, 'public'), join(directory, 'public'), { recursive: true });
  const files = await writeFiles((name, extension, text) => writeAsset(publicFiles, name, extension, text));
  const { modules } = await bundleStudioModules({ release, files });
  for (const { file, text } of modules) await writeFile(join(directory, 'worker', file), text);
}

type Write = (name: string, extension: string, text: string) => Promise<Asset>;

async function writeFiles(write: Write): Promise<StudioFiles> {
  const [script, styles, previewScript, previewStyles, sample, islands, worker] = await Promise.all([
    bundleForStudio('studio/page/main.tsx'),
    bundleForStudio('studio/page/studio.css'),
    bundleForBrowsers('studio/preview/browser/preview.ts'),
    bundleForBrowsers('studio/preview/browser/preview.css'),
    bundleForBrowsers('studio/preview/browser/sample.css'),
    // only for their packages: the first is of the release, and of the second the files are not known yet
    bundleForBrowsers('client/islands.tsx'),
    bundleStudioModules({ release: {}, files: {} }),
  ]);
  const bundles = [script, styles, previewScript, previewStyles, sample, islands, worker];
  const notices = await licenseNotices(packagesIn(bundles.map(({ metafile }) => metafile)));
  return {
    page: { styles: await write('studio', 'css', styles.text), script: await write('studio', 'js', script.text) },
    preview: {
      styles: await write('preview', 'css', previewStyles.text),
      script: await write('preview', 'js', previewScript.text),
      sample: await write('sample', 'css', sample.text),
    },
    licenses: await write('licenses', 'txt', notices),
  };
}

/** Builds the Studio: its worker, its page and preview, and the files of the release that the preview shows. */

import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset, Release } from '../src/release/release.ts';
import { STUDIO_FILES_PATH, type StudioFiles } from '../studio/files.ts';
import { bundleForStudio, bundleStudioModules } from './bundle-code.ts';
import { writeAsset } from './write-asset.ts';

/** @param staging the directory of the build, which has the files of the release in `public` */
export async function buildStudio(staging: string, release: Release): Promise<void> {
  const directory = join(staging, 'studio');
  const publicFiles = join(directory, 'public', STUDIO_FILES_PATH);
  await mkdir(publicFiles, { recursive: true });
  await mkdir(join(directory, 'worker'));
  await cp(join(staging, 'public'), join(directory, 'public'), { recursive: true });
  const write = (name: string, extension: string, text: string): Promise<Asset> =>
    writeAsset(publicFiles, name, extension, text);
  const [script, styles] = await Promise.all([
    bundleForStudio('studio/page/main.tsx'),
    bundleForStudio('studio/page/studio.css'),
  ]);
  const { preview } = release.assets;
  if (!preview) throw new Error('The release has no files of the preview.');
  const files: StudioFiles = {
    page: { styles: await write('studio', 'css', styles.text), script: await write('studio', 'js', script.text) },
    preview,
  };
  const { modules } = await bundleStudioModules({ release, files });
  for (const { file, text } of modules) await writeFile(join(directory, 'worker', file), text);
}

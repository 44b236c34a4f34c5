/** Checks the content, then builds the assets and the worker into `dist/`. What is there already stays until all has succeeded. */

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { type BuildOptions, build } from 'esbuild';
import { InvalidContentError } from '../src/content/invalid-content.ts';
import { checkImages } from '../src/content/validate.ts';
import type { Asset, ReleaseAssets } from '../src/html/assets.ts';
import { SHIPPED_RENDERER } from './alias.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { bundleStyles } from './bundle-styles.ts';
import { readLocales } from './read-locales.ts';
import { manifestJsonSchema } from './write-schemas.ts';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SHARED: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: SHIPPED_RENDERER,
  legalComments: 'none',
  logLevel: 'warning',
};

/** @throws InvalidContentError before anything is built */
export async function buildAll(): Promise<void> {
  const images = (await readdir(join(ROOT, 'client/images'))).map((file) => basename(file, '.svg'));
  checkImages(await readLocales(join(ROOT, 'locales')), images);
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  const staging = await mkdtemp(join(ROOT, 'dist/.staging-'));
  try {
    const assets = await buildAssets(join(staging, 'public/chrome/assets'), images);
    await buildWorker(staging, assets);
    for (const name of ['public', 'worker.js', 'release.json']) {
      await rm(join(ROOT, 'dist', name), { recursive: true, force: true });
      await rename(join(staging, name), join(ROOT, 'dist', name));
    }
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function buildAssets(directory: string, imageNames: readonly string[]): Promise<ReleaseAssets> {
  await mkdir(directory, { recursive: true });
  const write = async (name: string, extension: string, text: string): Promise<Asset> => {
    const file = `${name}-${hashOf(text)}.${extension}`;
    await writeFile(join(directory, file), text);
    return { file, integrity: integrityOf(text), bytes: Buffer.byteLength(text), brotliBytes: brotliBytes(text) };
  };
  const image = async (name: string) =>
    [name, await write(name, 'svg', await readFile(join(ROOT, `client/images/${name}.svg`), 'utf8'))] as const;
  return {
    styles: await write('chrome', 'css', await bundleStyles(join(ROOT, 'src/view'))),
    loader: await write('loader', 'js', await bundle('client/loader.ts')),
    islands: await write('islands', 'js', await bundle('client/islands.tsx')),
    elements: await write('elements', 'js', await bundle('client/elements.ts')),
    manifestSchema: await write('manifest-schema', 'json', manifestJsonSchema()),
    images: Object.fromEntries(await Promise.all(imageNames.map(image))),
    preview: {
      styles: await write('preview', 'css', await bundle('client/preview/preview.css')),
      script: await write('preview', 'js', await bundle('client/preview/preview.ts')),
      sample: await write('sample', 'css', await bundle('client/preview/sample.css')),
    },
  };
}

/** One file without shared chunks, so that the loader is the only script that a page waits for. */
async function bundle(entryPoint: string): Promise<string> {
  const result = await build({ ...SHARED, entryPoints: [entryPoint], write: false });
  const text = result.outputFiles?.[0]?.text ?? '';
  if (entryPoint.endsWith('.css')) return text;
  // 2 % smaller than esbuild leaves it
  const { code } = await minify(text, {
    module: true,
    ecma: 2022,
    compress: { passes: 3 },
    mangle: { toplevel: true },
  });
  return code;
}

/**
 * The worker as one module.
 *
 * @param release what the module says of itself
 * @param alias packages that are put in place of others; the shipped renderer unless said otherwise
 */
export async function bundleWorker(
  release: object,
  alias: Readonly<Record<string, string>> = SHIPPED_RENDERER,
): Promise<string> {
  const result = await build({
    ...SHARED,
    alias: { ...alias },
    entryPoints: ['src/worker.ts'],
    conditions: ['workerd', 'worker', 'browser'],
    define: { PORTICO_RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return result.outputFiles?.[0]?.text ?? '';
}

async function buildWorker(directory: string, assets: ReleaseAssets): Promise<void> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  // the version names what is served, so it is made of a bundle that does not yet hold it
  const unnamed = await bundleWorker({ version, builtAt: 0, assets, earlier: [] });
  const release = { version: `${version}+${hashOf(unnamed)}`, builtAt: Date.now(), assets, earlier: [] };
  await writeFile(join(directory, 'worker.js'), await bundleWorker(release));
  await writeFile(join(directory, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await buildAll();
    console.log('The content is valid. Built into dist/.');
  } catch (error) {
    console.error(error instanceof InvalidContentError ? error.message : error);
    process.exitCode = 1;
  }
}

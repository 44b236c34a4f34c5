/** Bundles scripts, style sheets and the worker, minified. */

import { basename, parse } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { LANGUAGE_TABLE } from '../../../src/contract/language.ts';
import { SHIPPED_RENDERER } from './alias.ts';
import { besideCode } from './built-values.ts';
import { type BundleResult, buildOrReuse } from './bundle-cache.ts';
import { definitions, languageConstants } from './company/constants.ts';
import { directImports } from './direct-imports.ts';
import { groupModules, inGroups } from './group-modules.ts';
import { ROOT } from './root.ts';
import type { WorkerModule } from './write-asset.ts';

/** The company's languages. */
export const LANGUAGE_DEFINITIONS = definitions(languageConstants(LANGUAGE_TABLE));

const SHARED: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: SHIPPED_RENDERER,
  // the notices are in a file of their own (collect-licenses.ts)
  legalComments: 'none',
  logLevel: 'warning',
  define: LANGUAGE_DEFINITIONS,
};

/** With source maps, which nothing served refers to. */
const MAPPED: BuildOptions = { sourcemap: 'external', sourcesContent: false, outdir: 'bundle' };

const PRODUCTION = { ...LANGUAGE_DEFINITIONS, 'process.env.NODE_ENV': '"production"' };

export const WORKER: BuildOptions = { ...SHARED, conditions: ['workerd', 'worker', 'browser'], define: PRODUCTION };

export const SERVICE = 'src/worker.ts';

export interface Bundle {
  readonly text: string;
  /** The source map; empty if the bundle has none. */
  readonly map: string;
  /** esbuild's record of inputs and outputs. */
  readonly metafile: Metafile;
}

/**
 * Bundles without shared chunks, so that the loader is the only script that a page loads at first.
 *
 * @param plugins of esbuild, for tests that replace modules
 */
export async function bundleForBrowsers(entryPoint: string, plugins: Plugin[] = []): Promise<Bundle> {
  return bundle({ ...SHARED, ...MAPPED, plugins, entryPoints: [entryPoint] });
}

/** Bundles the style sheet of the Studio's page. */
export async function bundleStudioStyles(): Promise<Bundle> {
  return bundle({ ...SHARED, ...MAPPED, entryPoints: ['packages/studio/src/page/studio.css'] });
}

export interface PageModules extends BundledModules {
  /** The file that the page loads. */
  readonly entry: string;
  /** Part → the files that it needs, including its own. A part has the name of its module; the entry is `main`. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

const PAGE = 'packages/studio/src/page/main.tsx';

/**
 * Bundles the Studio's page, with React itself because its components need it. Other parts load on demand.
 *
 * @param fileWorker the path of the script that reads translators' files
 */
export async function bundleStudioPage(fileWorker: string): Promise<PageModules> {
  const options: BuildOptions = {
    ...SHARED,
    alias: {},
    entryPoints: [PAGE],
    entryNames: 'studio-[hash]',
    define: { ...PRODUCTION, FILE_WORKER: JSON.stringify(fileWorker) },
    plugins: [directImports, englishOnly],
  };
  const groups = groupModules((await bundleModules(options)).metafile, PAGE);
  const { modules, metafile } = await bundleModules({
    ...options,
    // the groups decide where a module is, not whether its code is needed
    logOverride: { 'ignored-bare-import': 'silent' },
    plugins: [inGroups(groups, ROOT), ...(options.plugins ?? [])],
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const parts: Record<string, readonly string[]> = {};
  let entry = '';
  for (const [file, { entryPoint }] of outputs) {
    if (entryPoint === undefined) continue;
    if (entryPoint === PAGE) entry = file;
    const files = new Set([file]);
    for (const one of files) {
      for (const { path, kind } of outputs.get(one)?.imports ?? []) {
        if (kind === 'import-statement') files.add(basename(path));
      }
    }
    parts[parse(entryPoint).name] = [...files];
  }
  return { modules, metafile, entry, parts };
}

/** Omits React Aria's texts in other languages: the Studio's page is in English. */
const englishOnly: Plugin = {
  name: 'english-only',
  setup({ onLoad }) {
    const filter = /react-aria.*[\\/]intl[\\/].*[\\/][a-z]{2}-[A-Z]{2}\.mjs$/;
    onLoad({ filter }, ({ path }) => (path.endsWith('en-US.mjs') ? null : { contents: 'export default {}' }));
  },
};

/**
 * Bundles the worker's code as it is deployed, without the modules of built-values.ts: code that the first requests do
 * not need is in separate modules.
 */
export async function bundleWorkerModules(): Promise<BundledModules> {
  return bundleModules({ ...WORKER, plugins: [besideCode], entryPoints: [SERVICE] });
}

/** As `bundleWorkerModules`, for the worker of the Studio, whose preview renders the chrome as the service does. */
export async function bundleStudioModules(): Promise<BundledModules> {
  return bundleModules({
    ...WORKER,
    plugins: [besideCode],
    entryPoints: ['packages/studio/src/worker.ts'],
    external: ['cloudflare:*'],
  });
}

export interface BundledModules {
  readonly modules: readonly WorkerModule[];
  readonly metafile: Metafile;
}

async function bundleModules(options: BuildOptions): Promise<BundledModules> {
  const { outputFiles, metafile } = await buildOrReuse({
    ...options,
    ...MAPPED,
    splitting: true,
    chunkNames: '[name]-[hash]',
  });
  const modules = outputFiles
    .filter(({ path }) => !path.endsWith(MAP))
    .map(({ path, text }) => ({ file: basename(path), text, map: mapOf(path, outputFiles) }));
  return { modules, metafile };
}

/** Bundles into one script. */
export async function bundle(options: BuildOptions): Promise<Bundle> {
  const { outputFiles, metafile } = await buildOrReuse(options);
  const file = outputFiles.find(({ path }) => !path.endsWith(MAP));
  return { text: file?.text ?? '', map: file ? mapOf(file.path, outputFiles) : '', metafile };
}

const MAP = '.map';

function mapOf(script: string, files: BundleResult['outputFiles']): string {
  return files.find(({ path }) => path === script + MAP)?.text ?? '';
}

/** Bundles code that imports sources, to be run by the build. @param define further constants, as esbuild defines them */
export async function bundleForNode(code: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  const stdin = { contents: code, resolveDir: ROOT, loader: 'ts' as const };
  return (await bundle({ ...SHARED, stdin, platform: 'node', define: { ...PRODUCTION, ...define } })).text;
}

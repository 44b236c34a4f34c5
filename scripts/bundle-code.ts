/** Bundles scripts, style sheets and the worker, each into one minified file. */

import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { SHIPPED_RENDERER } from './alias.ts';

const SHARED: BuildOptions = {
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: SHIPPED_RENDERER,
  // the notices are in a file of their own (collect-licenses.ts)
  legalComments: 'none',
  logLevel: 'warning',
};

export interface Bundle {
  readonly text: string;
  /** What the bundle consists of. */
  readonly metafile: Metafile;
}

/** Bundles without shared chunks, so that the loader is the only script that a page loads at first. */
export async function bundleForBrowsers(entryPoint: string): Promise<Bundle> {
  return bundle({ ...SHARED, entryPoints: [entryPoint] });
}

/**
 * Bundles the worker as one module.
 *
 * @param release the value of `PORTICO_RELEASE`
 * @param alias modules that replace packages
 */
export async function bundleWorker(
  release: object,
  alias: Readonly<Record<string, string>> = SHIPPED_RENDERER,
): Promise<Bundle> {
  return bundle({
    ...SHARED,
    alias: { ...alias },
    entryPoints: ['src/worker.ts'],
    conditions: ['workerd', 'worker', 'browser'],
    define: { PORTICO_RELEASE: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
  });
}

async function bundle(options: BuildOptions): Promise<Bundle> {
  const { outputFiles, metafile } = await build({ ...options, metafile: true, write: false });
  return { text: outputFiles[0]?.text ?? '', metafile };
}

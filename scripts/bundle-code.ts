/** Bundles scripts, style sheets and the worker, each into one minified file. */

import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { SHIPPED_RENDERER } from './alias.ts';

const SHARED: BuildOptions = {
  absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  alias: SHIPPED_RENDERER,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Bundles without shared chunks, so that the loader is the only script that a page loads at first. */
export async function bundleForBrowsers(entryPoint: string): Promise<string> {
  const result = await build({ ...SHARED, entryPoints: [entryPoint], write: false });
  return result.outputFiles?.[0]?.text ?? '';
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

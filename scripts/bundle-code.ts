/** Bundles scripts, style sheets and the worker, each into one minified file. */

import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import type { ChromeCopies } from '../src/release/chrome-copies.ts';
import type { Release } from '../src/release/release.ts';
import { SHIPPED_RENDERER } from './alias.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

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

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

interface WorkerConstants {
  readonly release: Release;
  /** `null` measures the code alone. */
  readonly copies: ChromeCopies | null;
}

/** Bundles without shared chunks, so that the loader is the only script that a page loads at first. */
export async function bundleForBrowsers(entryPoint: string): Promise<string> {
  const result = await build({ ...SHARED, entryPoints: [entryPoint], write: false });
  return result.outputFiles?.[0]?.text ?? '';
}

/**
 * Bundles the worker as one module.
 *
 * @param constants what the worker declares as `PORTICO_RELEASE` and `PORTICO_COPIES`
 * @param alias modules that replace packages
 * @param plugins of esbuild, for tests that replace other modules
 */
export async function bundleWorker(
  { release, copies }: WorkerConstants,
  alias: Readonly<Record<string, string>> = SHIPPED_RENDERER,
  plugins: Plugin[] = [],
): Promise<string> {
  const result = await build({
    ...SHARED,
    alias: { ...alias },
    plugins,
    entryPoints: ['src/worker.ts'],
    conditions: ['workerd', 'worker', 'browser'],
    define: {
      PORTICO_RELEASE: JSON.stringify(release),
      PORTICO_COPIES: JSON.stringify(copies),
      ...PRODUCTION,
    },
    write: false,
  });
  return result.outputFiles?.[0]?.text ?? '';
}

/** Bundles code that imports sources, to be run by the build. */
export async function bundleForNode(code: string): Promise<string> {
  const stdin = { contents: code, resolveDir: ROOT, loader: 'ts' as const };
  const result = await build({ ...SHARED, stdin, platform: 'node', define: PRODUCTION, write: false });
  return result.outputFiles?.[0]?.text ?? '';
}

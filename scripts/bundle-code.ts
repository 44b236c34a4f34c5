/** Client sources, and the worker, each → one minified module. */

import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
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

/** Preact's own fields, which are in one bundle with all that reads them; not `__html`. */
const PREACT_INTERNALS = /^__[a-zA-Z]?$/;

/** One file without shared chunks, so that the loader is the only script that a page waits for. */
export async function bundleForBrowsers(entryPoint: string): Promise<string> {
  const result = await build({ ...SHARED, entryPoints: [entryPoint], mangleProps: PREACT_INTERNALS, write: false });
  const text = result.outputFiles?.[0]?.text ?? '';
  if (entryPoint.endsWith('.css')) return text;
  // 3 % smaller than esbuild leaves it
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

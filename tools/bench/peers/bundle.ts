/** Bundles the code of the peers for production. */

import { mkdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { ROOT } from '../../../packages/cli/src/root.ts';

const SHARED: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** Bundles the renderer for Node. */
export async function loadRadix(): Promise<typeof import('./radix/render.tsx')> {
  const code = await bundled('tools/bench/peers/radix/render.tsx', { platform: 'node', packages: 'external' });
  // below node_modules, so that its packages resolve
  const directory = `${ROOT}node_modules/.portico`;
  await mkdir(directory, { recursive: true });
  const file = `${directory}/radix-${process.pid}.mjs`;
  await writeFile(file, code);
  return import(pathToFileURL(file).href);
}

/** The minified code of a file, with its imports. */
export async function bundled(entryPoint: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({ ...SHARED, ...options, entryPoints: [entryPoint] });
  return outputFiles?.[0]?.text ?? '';
}

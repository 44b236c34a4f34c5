/** Loads the renderer of the fragments with React, or with Preact as in production. */

import { mkdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { SHIPPED_RENDERER } from '../alias.ts';
import { LANGUAGE_DEFINITIONS } from '../bundle-code.ts';
import { ROOT } from '../root.ts';

export type Renderer = typeof import('../../../../src/html/render.tsx');

/** Bundles `src/html/render.tsx` with or without the alias of the build, and imports it. */
export async function loadRenderer(name: 'react' | 'shipped'): Promise<Renderer> {
  const result = await build({
    entryPoints: [`${ROOT}src/html/render.tsx`],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: name === 'react' ? 'external' : 'bundle',
    jsx: 'automatic',
    alias: name === 'react' ? {} : SHIPPED_RENDERER,
    define: { ...LANGUAGE_DEFINITIONS, 'process.env.NODE_ENV': '"production"' },
  });
  // below node_modules, so that `react` resolves
  const directory = `${ROOT}node_modules/.portico`;
  await mkdir(directory, { recursive: true });
  const file = `${directory}/render-${name}-${process.pid}.mjs`;
  await writeFile(file, result.outputFiles[0]?.text ?? '');
  return import(pathToFileURL(file).href);
}

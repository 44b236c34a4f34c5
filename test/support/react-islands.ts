/** The islands bundled with React instead of Preact. */

import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { LANGUAGE_DEFINITIONS } from '../../packages/cli/src/bundle-code.ts';

const ENTRY = fileURLToPath(new URL('../../client/islands.tsx', import.meta.url));

/** Bundles React's development build, which reports every mismatch. */
export async function bundleIslandsWithReact(): Promise<string> {
  const result = await build({
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { ...LANGUAGE_DEFINITIONS, 'process.env.NODE_ENV': '"development"' },
  });
  return result.outputFiles[0]?.text ?? '';
}

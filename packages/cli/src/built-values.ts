/**
 * What only a build knows, by the constant that the sources declare. In builds, the modules that export these values are
 * beside a worker's code, which is then the same for every content: a saved text bundles nothing.
 */

import { parse, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import type { CompanyContent } from '../../../src/content/company-content.ts';
import type { BuildSnapshot } from '../../../src/release/build-snapshot.ts';
import type { StudioFiles } from '../../studio/src/files/files.ts';
import { ROOT } from './root.ts';
import type { WorkerModule } from './write-asset.ts';

/** By constant: the module that declares it, and what that exports. */
const MODULES = {
  PORTICO_COMPANY: { path: 'src/company.ts', exported: 'COMPANY' },
  PORTICO_RELEASE: { path: 'src/release/built-release.ts', exported: 'RELEASE' },
  PORTICO_BUILD_SNAPSHOT: { path: 'src/release/build-snapshot.ts', exported: 'BUILD_SNAPSHOT' },
  PORTICO_STUDIO_FILES: { path: 'packages/studio/src/files/built-files.ts', exported: 'STUDIO_FILES' },
} as const;

export interface BuiltValues {
  readonly PORTICO_COMPANY: CompanyContent;
  /** A `Release`; anything if the code is not run. */
  readonly PORTICO_RELEASE: object;
  /** `null` in the Studio, whose preview shows a fault instead of a copy. */
  readonly PORTICO_BUILD_SNAPSHOT: BuildSnapshot | null;
  readonly PORTICO_STUDIO_FILES?: StudioFiles;
}

const fileOf = (path: string) => `${parse(path).name}.js`;

/** Nothing in these modules is code. */
const NO_MAP = JSON.stringify({ version: 3, sources: [], mappings: '' });

export function valueModules(values: BuiltValues): readonly WorkerModule[] {
  return Object.entries(values).map(([name, value]) => {
    const { path, exported } = MODULES[name as keyof BuiltValues];
    // as text, which is parsed faster than an object
    const text = `export const ${exported} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
    return { file: fileOf(path), text, map: NO_MAP };
  });
}

/** Leaves these modules beside the code. */
export const besideCode: Plugin = {
  name: 'beside-code',
  setup({ onResolve }) {
    const modules = new Map(Object.values(MODULES).map(({ path }) => [resolve(ROOT, path), fileOf(path)]));
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const file = modules.get(resolve(resolveDir, path));
      return file === undefined ? null : { path: `./${file}`, external: true };
    });
  },
};

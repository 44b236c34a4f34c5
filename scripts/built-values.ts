/**
 * What only a build knows, by the names that the sources import. In builds, each is a module beside a worker's code, which
 * is then the same for every content: a saved text bundles nothing.
 */

import type { Plugin } from 'esbuild';
import type { BuildSnapshot } from '../src/release/build-snapshot.ts';
import type { StudioFiles } from '../studio/files.ts';
import { COMPANY, companyText } from './company/bundle-company.ts';
import type { WorkerModule } from './write-asset.ts';

export interface BuiltValues {
  /** A `Release`; anything if the code is not run. */
  readonly '#release': object;
  /** `null` in the Studio, whose preview shows a fault instead of a copy. */
  readonly '#build-snapshot': BuildSnapshot | null;
  readonly '#studio-files'?: StudioFiles;
}

const NAMES = /^#(?:release|build-snapshot|studio-files)$/;

const fileOf = (name: string) => `${name.slice(1)}.js`;

/** As text, which is parsed faster than an object. */
const moduleOf = (value: unknown) => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** Nothing in these modules is code. */
const NO_MAP = JSON.stringify({ version: 3, sources: [], mappings: '' });

export async function valueModules(values: BuiltValues): Promise<readonly WorkerModule[]> {
  const texts = Object.entries(values).map(([name, value]) => [name, moduleOf(value)] as const);
  return [[COMPANY, await companyText(COMPANY)] as const, ...texts].map(([name, text]) => {
    return { file: fileOf(name), text, map: NO_MAP };
  });
}

/** Leaves these modules beside the code. */
export const besideCode: Plugin = {
  name: 'beside-code',
  setup({ onResolve }) {
    const external = ({ path }: { readonly path: string }) => ({ path: `./${fileOf(path)}`, external: true });
    onResolve({ filter: NAMES }, external);
    onResolve({ filter: new RegExp(`^${COMPANY}$`) }, external);
  },
};

/** Puts them into the code. */
export function withinCode(values: BuiltValues): Plugin {
  return {
    name: 'within-code',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: NAMES }, ({ path }) => ({ path, namespace: 'built' }));
      onLoad({ filter: NAMES, namespace: 'built' }, ({ path }) => ({
        contents: moduleOf(values[path as keyof BuiltValues] ?? null),
      }));
    },
  };
}

/** Imports each component of React Aria from its own module, so that a page of the Studio loads only those it uses. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

const PACKAGE = 'react-aria-components';
/** Before what the package itself imports: only it is sure to find its dependencies. */
const OF_PACKAGE = new RegExp(`^${PACKAGE}:`);
const IMPORT = new RegExp(`import \\{([^}]*)\\} from '${PACKAGE}';`, 'g');

/** Where a name is exported, and what it is called there. */
interface Source {
  readonly module: string;
  readonly name: string;
}

/** esbuild splits by module: through the index, every page would load the components of all pages. */
export const directImports: Plugin = {
  name: 'direct-imports',
  async setup({ onLoad, onResolve, resolve: find }) {
    const directory = join(dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)), 'dist/exports');
    const sources = await readIndex(directory);
    onResolve({ filter: OF_PACKAGE }, ({ path, kind }) =>
      find(path.replace(OF_PACKAGE, ''), { kind, resolveDir: directory }),
    );
    onLoad({ filter: /[\\/]studio[\\/]src[\\/]page[\\/].*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!text.includes(`'${PACKAGE}'`)) return null;
      const contents = text.replace(IMPORT, (statement, names: string) => {
        const lines = '\n'.repeat(statement.split('\n').length - 1);
        return importsOf(names, sources) + lines;
      });
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

function importsOf(names: string, sources: ReadonlyMap<string, Source>): string {
  const specifiers = names.split(',').map((name) => name.trim());
  return specifiers
    .filter((specifier) => specifier !== '' && !specifier.startsWith('type '))
    .flatMap((specifier) => {
      const [imported = '', local = imported] = specifier.split(' as ');
      const source = sources.get(imported);
      // types are not in the index
      return source ? [`import { ${source.name} as ${local} } from ${JSON.stringify(source.module)};`] : [];
    })
    .join(' ');
}

/** By the name that the index of the package exports. */
async function readIndex(directory: string): Promise<ReadonlyMap<string, Source>> {
  const index = await readFile(join(directory, 'index.mjs'), 'utf8');
  const locals = new Map<string, Source>();
  for (const [, names = '', from = ''] of index.matchAll(/^import \{([^}]*)\} from "([^"]*)";$/gm)) {
    const module = `${PACKAGE}:${from}`;
    for (const [name, local] of pairsIn(names)) locals.set(local, { module, name });
  }
  const [, exported = ''] = /^export \{([^}]*)\};$/m.exec(index) ?? [];
  return new Map(
    pairsIn(exported).flatMap(([local, name]) => {
      const source = locals.get(local);
      return source ? [[name, source]] : [];
    }),
  );
}

/** `a as b, c as d` → `[['a', 'b'], ['c', 'd']]` */
function pairsIn(names: string): [string, string][] {
  return names.split(',').map((pair) => {
    const [first = '', second = first] = pair.trim().split(' as ');
    return [first, second];
  });
}

/** Puts the company's content and languages into a bundle. */

import type { Plugin } from 'esbuild';
import { ownValue } from '../../src/contract/own-value.ts';

/** The modules that the sources import by these names. */
const MODULES: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  '#company': () => import('./company-module.ts'),
  '#company/languages': () => import('./languages-module.ts'),
};

/** A plugin for the company that this process works for. */
export const bundleCompany: Plugin = {
  name: 'company',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#company/ }, ({ path }) => ({ path, namespace: 'company' }));
    onLoad({ filter: /.*/, namespace: 'company' }, async ({ path }) => {
      return { contents: moduleOf((await ownValue(MODULES, path)?.()) ?? {}) };
    });
  },
};

/** The source of a module with the same values. */
export function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`)
    .join('\n');
}

/** Puts the company's content and languages into a bundle. */

import type { Plugin } from 'esbuild';
import { ownValue } from '../../src/contract/own-value.ts';

/** The modules that the sources import by these names. */
const MODULES: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  '#company': () => import('./company-module.ts'),
  '#company/languages': () => import('./languages-module.ts'),
};

const NAMESPACE = 'company';

/** A plugin for the company that this process works for. */
export const bundleCompany: Plugin = {
  name: 'company',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#company/ }, ({ path }) => ({ path, namespace: NAMESPACE }));
    onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => ({
      contents: (await companyText(`${NAMESPACE}:${path}`)) ?? '',
    }));
  },
};

/** Goes before `bundleCompany` in bundles that are not run, so that they are the same for every content. */
export const anyCompany: Plugin = {
  name: 'any-company',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#company$/ }, ({ path }) => ({ path, namespace: 'any-company' }));
    onLoad({ filter: /.*/, namespace: 'any-company' }, () => ({ contents: 'export default {}' }));
  },
};

/** @param input as esbuild names it @returns the module's source; null if it is none of the company's */
export async function companyText(input: string): Promise<string | null> {
  if (!input.startsWith(`${NAMESPACE}:`)) return null;
  return moduleOf((await ownValue(MODULES, input.slice(NAMESPACE.length + 1))?.()) ?? {});
}

/** The source of a module with the same values. */
export function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`)
    .join('\n');
}

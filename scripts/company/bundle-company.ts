/** Puts the company's content and languages into a bundle. */

import type { Plugin } from 'esbuild';
import { ownValue } from '../../src/contract/own-value.ts';

/** The name of the content. */
export const COMPANY = '#company';

/** The modules that the sources import by these names. */
const MODULES: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>> = {
  [COMPANY]: () => import('./company-module.ts'),
  '#company/languages': () => import('./languages-module.ts'),
};

const NAMESPACE = 'company';

/** A plugin for the company that this process works for. */
export const bundleCompany: Plugin = {
  name: 'company',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#company/ }, ({ path }) => ({ path, namespace: NAMESPACE }));
    onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => ({ contents: await companyText(path) }));
  },
};

/** @param name as the sources import it @returns the module's source */
export async function companyText(name: string): Promise<string> {
  return moduleOf((await ownValue(MODULES, name)?.()) ?? {});
}

/** The source of a module with the same values. */
export function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`)
    .join('\n');
}

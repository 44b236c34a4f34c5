/** Puts the company's content and languages into a bundle. */

import type { Plugin } from 'esbuild';

/** What the sources import as `#company` and `#company/languages`, by that name. */
const MODULES = { '#company': './company-module.ts', '#company/languages': './languages-module.ts' } as const;

/** A plugin for the company that this process works for. */
export const bundleCompany: Plugin = {
  name: 'company',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^#company/ }, ({ path }) => ({ path, namespace: 'company' }));
    onLoad({ filter: /.*/, namespace: 'company' }, async ({ path }) => {
      const exported: Record<string, unknown> = await import(MODULES[path as keyof typeof MODULES]);
      return { contents: moduleOf(exported) };
    });
  },
};

/** The source of a module with the same values. */
export function moduleOf(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export ${name === 'default' ? 'default' : `const ${name} =`} ${JSON.stringify(value)};`)
    .join('\n');
}

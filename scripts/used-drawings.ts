/** Leaves the drawings out of a bundle that the company's content does not use. */

import type { Plugin } from 'esbuild';
import { ICON_PATHS } from '../src/view/icon/drawings.ts';
import { readCompany } from './content/read-locales.ts';

/** A plugin for the company that this process works for. */
export const usedDrawings: Plugin = {
  name: 'used-drawings',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]view[\\/]icon[\\/]drawings\.ts$/ }, async () => {
      const { brand, links } = await readCompany();
      const used = new Set([...Object.values(links.links), ...Object.values(brand.social)].map(({ icon }) => icon));
      const paths = Object.entries(ICON_PATHS).filter(([name]) => used.has(name as keyof typeof ICON_PATHS));
      return { contents: `export const ICON_PATHS = ${JSON.stringify(Object.fromEntries(paths))};` };
    });
  },
};

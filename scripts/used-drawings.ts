/** Leaves drawings that the company's content does not use out of a bundle. */

import type { Plugin } from 'esbuild';
import { ICON_PATHS } from '../src/view/icon/drawings.ts';
import { readLocales } from './content/read-locales.ts';

/** A plugin for the company that this process works for. */
export const usedDrawings: Plugin = {
  name: 'used-drawings',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]view[\\/]icon[\\/]drawings\.ts$/ }, async () => {
      const { brand, links } = await readLocales();
      const used = new Set([...Object.values(links.links), ...Object.values(brand.social)].map(({ icon }) => icon));
      const paths = Object.entries(ICON_PATHS).filter(([name]) => used.has(name as keyof typeof ICON_PATHS));
      return { contents: `export const ICON_PATHS = ${JSON.stringify(Object.fromEntries(paths))};` };
    });
  },
};

/** Omits drawings that the company's content does not use from bundles. */

import type { Plugin } from 'esbuild';
import { SOCIAL_ICONS } from '../src/contract/icons.ts';
import { ICON_PATHS } from '../src/view/icon/drawings.ts';
import { readCompany } from './content/read-locales.ts';

/** A plugin for the company that this process works for. */
export const usedCode: Plugin = {
  name: 'used-code',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]view[\\/]icon[\\/]drawings\.ts$/ }, async () => {
      const { brand, links } = await readCompany();
      const ofFiles = [...Object.values(links.links), ...Object.values(brand.social)].map(({ icon }) => icon);
      // the Studio can add networks
      const used = new Set([...ofFiles, ...SOCIAL_ICONS]);
      const paths = Object.entries(ICON_PATHS).filter(([name]) => used.has(name as keyof typeof ICON_PATHS));
      return { contents: `export const ICON_PATHS = ${JSON.stringify(Object.fromEntries(paths))};` };
    });
  },
};

/** Leaves out of a bundle what the company's content does not use: drawings, and the parser of feeds. */

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
      // the Studio adds networks
      const used = new Set([...ofFiles, ...SOCIAL_ICONS]);
      const paths = Object.entries(ICON_PATHS).filter(([name]) => used.has(name as keyof typeof ICON_PATHS));
      return { contents: `export const ICON_PATHS = ${JSON.stringify(Object.fromEntries(paths))};` };
    });
    onLoad({ filter: /[\\/]teaser[\\/]read-feed\.ts$/ }, async () => {
      const sources = Object.values((await readCompany()).brand.blog.sources);
      const hasFeed = sources.some((source) => typeof source === 'object' && source.format === 'feed');
      return hasFeed ? null : { contents: 'export const readFeed = null;' };
    });
  },
};

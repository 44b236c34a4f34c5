/** Omits drawings that the company's content does not use from bundles. */

import type { Plugin } from 'esbuild';
import { SOCIAL_ICONS } from '../src/contract/icons.ts';
import { ICON_PATHS } from '../src/view/icon/drawings.ts';
import { readCompany } from './content/read-locales.ts';

const DRAWINGS = /[\\/]view[\\/]icon[\\/]drawings\.ts$/;

/** A plugin for the company that this process works for. */
export const usedCode: Plugin = {
  name: 'used-code',
  setup({ onLoad }) {
    onLoad({ filter: DRAWINGS }, async ({ path }) => ({ contents: (await drawingsText(path)) ?? '' }));
  },
};

/** @param input the path of a module @returns its source in bundles; null if it has no drawings */
export async function drawingsText(input: string): Promise<string | null> {
  if (!DRAWINGS.test(input)) return null;
  const { brand, links } = await readCompany();
  const ofFiles = [...Object.values(links.links), ...Object.values(brand.social)].map(({ icon }) => icon);
  // the Studio can add networks
  const used = new Set([...ofFiles, ...SOCIAL_ICONS]);
  const paths = Object.entries(ICON_PATHS).filter(([name]) => used.has(name as keyof typeof ICON_PATHS));
  return `export const ICON_PATHS = ${JSON.stringify(Object.fromEntries(paths))};`;
}

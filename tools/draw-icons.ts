/** Generates `src/view/icon/drawings.ts`: a library icon's path for each icon name. */

import { writeFile } from 'node:fs/promises';
import { LIBRARY_ICONS, pathOf } from './icon-paths.ts';

const HEAD = `/** One SVG path for each icon, on a 24 × 24 grid, drawn as a stroke. Made by \`npm run icons\` from @tabler/icons (MIT). */

import type { IconName, SocialIcon } from '../../contract/icons.ts';

export const ICON_PATHS: Readonly<Record<IconName | SocialIcon, string>> = {
`;

const lines = await Promise.all(
  Object.entries(LIBRARY_ICONS).map(
    async ([name, drawing]) => `  ${name.includes('-') ? `'${name}'` : name}: '${await pathOf(drawing)}',\n`,
  ),
);
await writeFile(new URL('../src/view/icon/drawings.ts', import.meta.url), `${HEAD}${lines.join('')}};\n`);

/** Generates the modules with a library icon's path for each icon name of the service and of the Studio. */

import { writeFile } from 'node:fs/promises';
import { LIBRARY_ICONS, pathOf, STUDIO_LIBRARY_ICONS } from './icon-paths.ts';

const HEAD =
  '/** One SVG path for each icon, on a 24 × 24 grid, drawn as a stroke. Made by `npm run icons` from @tabler/icons (MIT). */';

async function draw(file: string, declaration: string, icons: Readonly<Record<string, string>>): Promise<void> {
  const lines = await Promise.all(
    Object.entries(icons).map(
      async ([name, drawing]) => `  ${name.includes('-') ? `'${name}'` : name}: '${await pathOf(drawing)}',\n`,
    ),
  );
  await writeFile(new URL(`../${file}`, import.meta.url), `${HEAD}\n\n${declaration} = {\n${lines.join('')}};\n`);
}

await draw(
  'src/view/icon/drawings.ts',
  `import type { IconName, SocialIcon } from '../../contract/icons.ts';

export const ICON_PATHS: Readonly<Record<IconName | SocialIcon, string>>`,
  LIBRARY_ICONS,
);
await draw(
  'packages/studio/src/page/kit/drawings.ts',
  `import type { StudioIcon } from '../../contract/pages.ts';

export const ICON_PATHS: Readonly<Record<StudioIcon, string>>`,
  STUDIO_LIBRARY_ICONS,
);

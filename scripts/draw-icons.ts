/** Generates `src/view/icon/drawings.ts`, which has the path of a library icon for each icon name. */

import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IconName, SocialNetwork } from '../src/contract/icons.ts';

const LIBRARY_ICONS: Readonly<Record<IconName | SocialNetwork, string>> = {
  AccessManagement: 'key',
  Actions: 'bolt',
  AiAgents: 'robot',
  Api: 'api',
  Authentication: 'user-check',
  Authorization: 'hierarchy-2',
  Blog: 'article',
  BreachedPasswords: 'password-user',
  Careers: 'briefcase',
  CloudDeployment: 'cloud-up',
  CodeSamples: 'code',
  Community: 'users-group',
  Developers: 'terminal-2',
  Documentation: 'file-text',
  Events: 'calendar-event',
  Extensibility: 'puzzle',
  Guides: 'map-2',
  Help: 'help-circle',
  Learning: 'school',
  Libraries: 'package',
  Login: 'login-2',
  MachineToMachine: 'arrows-exchange',
  Marketplace: 'building-store',
  Multifactor: 'device-mobile-check',
  Newsletter: 'mail',
  Passwordless: 'fingerprint',
  Podcast: 'microphone',
  Quickstarts: 'rocket',
  Research: 'microscope',
  Security: 'shield-lock',
  SingleSignOn: 'lock-access',
  Support: 'lifebuoy',
  Token: 'ticket',
  UserManagement: 'user-cog',
  microblog: 'brand-x',
  'professional-network': 'brand-linkedin',
  'code-host': 'brand-github',
};

const HEAD = `/** One SVG path for each icon, on a 24 × 24 grid, drawn as a stroke. Made by \`npm run icons\` from @tabler/icons (MIT). */

import type { IconName, SocialNetwork } from '../../contract/icons.ts';

export const ICON_PATHS: Readonly<Record<IconName | SocialNetwork, string>> = {
`;

/** Joins the strokes of a library icon to one path, which is possible because they have the same attributes. */
async function pathOf(name: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`@tabler/icons/outline/${name}.svg`);
  const svg = await readFile(file, 'utf8');
  const strokes = [...svg.matchAll(/<path d="([^"]+)" \/>/g)].map(([, d]) => d);
  const shapes = svg.match(/<(path d|circle|rect|line|polyline|ellipse)/g)?.length ?? 0;
  if (strokes.length === 0 || shapes !== strokes.length) throw new Error(`${name} consists of more than plain strokes`);
  return strokes
    .join('')
    .replace(/ -/g, '-')
    .replace(/ ?([a-zA-Z]) ?/g, '$1');
}

const lines = await Promise.all(
  Object.entries(LIBRARY_ICONS).map(
    async ([name, drawing]) => `  ${name.includes('-') ? `'${name}'` : name}: '${await pathOf(drawing)}',\n`,
  ),
);
await writeFile(new URL('../src/view/icon/drawings.ts', import.meta.url), `${HEAD}${lines.join('')}};\n`);

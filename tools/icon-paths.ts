/** The library icon of each icon name of the service and of the Studio, and its drawing as one short path. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { StudioIcon } from '../packages/studio/src/contract/pages.ts';
import type { IconName, SocialIcon } from '../src/contract/icons.ts';

export const LIBRARY_ICONS: Readonly<Record<IconName | SocialIcon, string>> = {
  AccessManagement: 'lock',
  Actions: 'bolt',
  AiAgents: 'robot',
  Api: 'braces',
  Authentication: 'user-check',
  Authorization: 'hierarchy-2',
  Blog: 'article',
  BreachedPasswords: 'password-user',
  Careers: 'briefcase',
  CloudDeployment: 'cloud-upload',
  CodeSamples: 'code',
  Community: 'users-group',
  Developers: 'terminal-2',
  Documentation: 'book',
  Events: 'calendar-event',
  Extensibility: 'plug',
  Guides: 'map',
  Help: 'help-circle',
  Learning: 'school',
  Libraries: 'package',
  Login: 'login-2',
  MachineToMachine: 'arrows-exchange',
  Marketplace: 'shopping-cart',
  Multifactor: 'device-mobile-check',
  Newsletter: 'mail',
  Passwordless: 'fingerprint',
  Podcast: 'microphone',
  Quickstarts: 'flag',
  Research: 'flask',
  Security: 'shield-check',
  SingleSignOn: 'lock-access',
  Support: 'lifebuoy',
  Token: 'ticket',
  UserManagement: 'user-cog',
  bluesky: 'brand-bluesky',
  discord: 'brand-discord',
  facebook: 'brand-facebook',
  github: 'brand-github',
  gitlab: 'brand-gitlab',
  instagram: 'brand-instagram',
  linkedin: 'brand-linkedin',
  mastodon: 'brand-mastodon',
  medium: 'brand-medium',
  pinterest: 'brand-pinterest',
  rss: 'rss',
  slack: 'brand-slack',
  stackoverflow: 'brand-stackoverflow',
  telegram: 'brand-telegram',
  threads: 'brand-threads',
  tiktok: 'brand-tiktok',
  twitch: 'brand-twitch',
  vimeo: 'brand-vimeo',
  whatsapp: 'brand-whatsapp',
  x: 'brand-x',
  xing: 'brand-xing',
  youtube: 'brand-youtube',
};

export const STUDIO_LIBRARY_ICONS: Readonly<Record<StudioIcon, string>> = {
  messages: 'speakerphone',
  cards: 'layout-cards',
  menus: 'list-tree',
  theme: 'palette',
  timeline: 'timeline-event',
  translations: 'language',
  preview: 'eye',
  history: 'history',
  publish: 'send',
  write: 'pencil',
  plan: 'calendar-time',
  check: 'checks',
  search: 'search',
  offline: 'cloud-off',
  refused: 'lock',
  failed: 'alert-triangle',
};

/** Joins a library icon's strokes into one path: they all have the same attributes. */
export async function pathOf(name: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`@tabler/icons/outline/${name}.svg`);
  const svg = await readFile(file, 'utf8');
  const strokes = [...svg.matchAll(/<path d="([^"]+)" \/>/g)].map(([, d]) => d);
  const shapes = svg.match(/<(path d|circle|rect|line|polyline|ellipse)/g)?.length ?? 0;
  if (strokes.length === 0 || shapes !== strokes.length) throw new Error(`${name} consists of more than plain strokes`);
  return shorten(strokes.join(''));
}

/** Rounds to a tenth of a unit: less than a tenth of a pixel in an icon of 20 pixels. */
function shorten(path: string): string {
  // a dot is a line of 0.01, which would be rounded to nothing
  const withDots = path.replace(/(?<!\d)0?\.01(?!\d)/g, '.1');
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${withDots}"/></svg>`, {
    plugins: [
      {
        name: 'convertPathData',
        params: {
          floatPrecision: 1,
          noSpaceAfterFlags: true,
          // other commands are shorter, but compress less well
          utilizeAbsolute: false,
          convertToZ: false,
          // other curves are not as exact
          convertToQ: false,
          makeArcs: { threshold: 0, tolerance: 0 },
        },
      },
    ],
  });
  const [, d = ''] = / d="([^"]+)"/.exec(data) ?? [];
  return d;
}

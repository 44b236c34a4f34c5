/** The names of the icons that content may use: 34 in menus, others in the footer. `src/view/icon` has their drawings. */

export const ICON_NAMES = [
  'AccessManagement',
  'Actions',
  'AiAgents',
  'Api',
  'Authentication',
  'Authorization',
  'Blog',
  'BreachedPasswords',
  'Careers',
  'CloudDeployment',
  'CodeSamples',
  'Community',
  'Developers',
  'Documentation',
  'Events',
  'Extensibility',
  'Guides',
  'Help',
  'Learning',
  'Libraries',
  'Login',
  'MachineToMachine',
  'Marketplace',
  'Multifactor',
  'Newsletter',
  'Passwordless',
  'Podcast',
  'Quickstarts',
  'Research',
  'Security',
  'SingleSignOn',
  'Support',
  'Token',
  'UserManagement',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** They show a movement to the right, such as an arrow into a door, and are mirrored where texts run from right to left. */
export const POINTING_ICONS: readonly IconName[] = ['Login', 'Marketplace'];

/** Of social networks, and of feeds. */
export const SOCIAL_ICONS = [
  'bluesky',
  'discord',
  'facebook',
  'github',
  'gitlab',
  'instagram',
  'linkedin',
  'mastodon',
  'medium',
  'pinterest',
  'rss',
  'slack',
  'stackoverflow',
  'telegram',
  'threads',
  'tiktok',
  'twitch',
  'vimeo',
  'whatsapp',
  'x',
  'xing',
  'youtube',
] as const;

export type SocialIcon = (typeof SOCIAL_ICONS)[number];

/** Names of the icons that content may use, in menus and in the footer. Their drawings are in `src/view/icon`. */

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

/** Icons that point right, such as an arrow into a door: they are mirrored in right-to-left languages. */
export const POINTING_ICONS: readonly IconName[] = ['Login', 'Marketplace'];

/** Icons of social networks and feeds. */
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

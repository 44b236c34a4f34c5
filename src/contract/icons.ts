/** The names of the 34 icons that content may use. `src/view/icon` has their drawings. */

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

export const SOCIAL_NETWORKS = ['microblog', 'professional-network', 'code-host'] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

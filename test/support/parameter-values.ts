/** A value for each parameter that hosts may set, other than its default. */

import type { FragmentParameters } from '../../packages/host/src/parameters.ts';

export const PARAMETER_VALUES = {
  lang: 'de',
  site: 'docs',
  theme: 'light',
  size: 'compact',
  transparent: 'false',
  languageSelector: 'false',
  languages: 'de,fr',
  loginLink: '/account/enter',
  path: '/docs/api',
  breadcrumbs: '/docs Docs\n/docs/api API & more',
  skipTo: 'main',
  links: 'absolute',
  announcement: 'omit',
  isolate: 'shadow',
  seed: 'a-seed',
} satisfies Record<keyof FragmentParameters, string>;

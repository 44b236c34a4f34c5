/** The parameters of the fragments: their names, their closed sets of values and their defaults. */

/** What can be drawn. */
export const SCHEMES = ['dark', 'light'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** `auto` is as the visitor prefers. */
export const THEMES = [...SCHEMES, 'auto'] as const;
export type Theme = (typeof THEMES)[number];

export const SWITCHES = ['true', 'false'] as const;

/** Whether a fragment brings a part along. */
export const INCLUSIONS = ['include', 'omit'] as const;
export type Inclusion = (typeof INCLUSIONS)[number];

/** Whether links stay on the host's origin or name the site's. */
export const LINK_MODES = ['relative', 'absolute'] as const;
export type LinkMode = (typeof LINK_MODES)[number];

/** What keeps the style sheets of host and chrome apart. */
export const ISOLATIONS = ['none', 'shadow'] as const;
export type Isolation = (typeof ISOLATIONS)[number];

export const DEFAULT_THEME: Theme = 'dark';
export const DEFAULT_LOGIN_LINK = '/api/auth/login?redirectTo=dashboard';

/** Every parameter that means something, in the order the documentation lists them. */
export const PARAMETERS = [
  'lang',
  'theme',
  'transparent',
  'languageSelector',
  'loginLink',
  'path',
  'skipTo',
  'links',
  'assets',
  'announcement',
  'isolate',
  'seed',
] as const;

/** Which podlet the manifest describes; the fragments ignore it. */
export const PODLET_PARAMETER = 'fragment';

/** Parameters that only preview mode reads: the instant, and the behaviour of the sample blog. */
export const PREVIEW_PARAMETERS = ['at', 'blog'] as const;

export type ParameterName = (typeof PARAMETERS)[number] | (typeof PREVIEW_PARAMETERS)[number];

/** An id that needs no escaping in an address. */
export const SKIP_TARGET_PATTERN = /^[A-Za-z][\w-]{0,63}$/;

export const SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** `amp;theme`, from an address that was escaped once too often, means `theme`. */
export function parameterName(key: string): string {
  return key.replace(/^(amp;)+/, '');
}

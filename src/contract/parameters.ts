/** The parameters of the fragments: their names, their closed sets of values and their defaults. */

export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

export const SWITCHES = ['true', 'false'] as const;

export const ASSET_MODES = ['include', 'omit'] as const;
export type AssetMode = (typeof ASSET_MODES)[number];

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
  'assets',
  'seed',
] as const;

/** Parameters that only preview mode reads: the instant, and the behaviour of the sample blog. */
export const PREVIEW_PARAMETERS = ['at', 'blog'] as const;

export type ParameterName = (typeof PARAMETERS)[number] | (typeof PREVIEW_PARAMETERS)[number];

export const SEED_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;

/** `amp;theme`, from an address that was escaped once too often, means `theme`. */
export function parameterName(key: string): string {
  return key.replace(/^(amp;)+/, '');
}

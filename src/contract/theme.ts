/** The themes that a host can request. */

/** The themes that have tokens in `src/view/tokens`. */
export const COLOR_SCHEMES = ['dark', 'light'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** `auto` follows the visitor's preference. */
export const THEMES = [...COLOR_SCHEMES, 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** For pages and sites that name no theme. */
export const DEFAULT_THEME = 'dark' satisfies Theme;

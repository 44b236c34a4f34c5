/** The themes that a host can ask for. */

/** The themes that are drawn: each has its tokens in `view/tokens/tokens.css`. */
export const COLOR_SCHEMES = ['dark', 'light'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** `auto` follows the visitor's preference. */
export const THEMES = [...COLOR_SCHEMES, 'auto'] as const;
export type Theme = (typeof THEMES)[number];

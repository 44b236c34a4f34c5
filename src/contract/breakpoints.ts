/** The widths at which the layout changes, as media queries for scripts; the style sheets say the same in their own words. */

export const DESKTOP_MEDIA = '(min-width: 1200px)';

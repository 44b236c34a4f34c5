/** Where the sections stand side by side, as a media query for scripts; `wide-menu.css` says the same in its own words. */

/** 1200px; in `em`, so that visitors with a larger font size get the narrower layout instead of a crowded row. */
export const DESKTOP_MEDIA = '(min-width: 75em)';

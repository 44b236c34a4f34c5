/** The breakpoint of the desktop layout, as a media query for scripts; `wide-menu.css` repeats it. */

/** 1200px; in `em`, so that visitors with a larger font size get the narrower layout instead of a crowded row. */
export const DESKTOP_MEDIA = '(min-width: 75em)';

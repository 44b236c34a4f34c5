/** The breakpoints of the menu, as media queries for scripts; `wide-menu.css` and `panes.css` repeat them. */

/** 1200px; in `em`, so that visitors with a larger font size get the narrower layout instead of a crowded row. */
export const DESKTOP_MEDIA = '(min-width: 75em)';

/** From 900px to there, the overlay has two panes: its sections, and the contents of the open one. */
export const PANES_MEDIA = '(min-width: 56.25em) and (max-width: 74.99em)';

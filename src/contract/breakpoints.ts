/** Where the sections stand side by side, as a media query for scripts; `menu.css` says the same in its own words. */

export const DESKTOP_MEDIA = '(min-width: 1200px)';

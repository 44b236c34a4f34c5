/** The sizes of header and footer: all of it, one row without menus, or the logo and the legal links. */

export const SIZES = ['full', 'compact', 'minimal'] as const;

export type Size = (typeof SIZES)[number];

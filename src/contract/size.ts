/** Sizes of header and footer: everything, one row without menus, or only the logo and the legal links. */

export const SIZES = ['full', 'compact', 'minimal'] as const;

export type Size = (typeof SIZES)[number];

/** The ids of the top-level navigation, from the specification. */

export const NAVIGATION_IDS = [
  'NAV_PRODUCT',
  'NAV_SOLUTIONS',
  'NAV_DEVELOPERS',
  'NAV_PRICING',
  'NAV_BLOG',
  'NAV_DOCUMENTATION',
  'NAV_RESOURCES',
] as const;

export type NavigationId = (typeof NAVIGATION_IDS)[number];

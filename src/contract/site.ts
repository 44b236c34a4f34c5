/** Names the sites of a company. */

/** The main site, and the default for pages that name no site. */
export const MAIN_SITE = 'main';

/** Names the sites of a company. */

/** The main site, which pages belong to that name no other one. */
export const MAIN_SITE = 'main';

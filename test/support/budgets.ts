/** Budgets in bytes that more than one test checks. */

/** Of a first view, compressed: a server sends 14,600 before it waits for the visitor (RFC 6928); the rest is for sites and more languages. */
export const FIRST_VIEW = 14_200;

/** The limits of what the Studio stores, in bytes of UTF-8. Every request is held to the same limits. */

/** The platform's limit for a row, less room for the other columns. */
export const LARGEST_ROW = 1_990_000;

/** Of any field: more than any text in a header needs. */
export const LONGEST_FIELD = 2_000;

/** In characters, of the id of an entry. */
export const LONGEST_ID = 100;

/** In characters, of the name of a release. */
export const LONGEST_NAME = 100;

/** In characters, of a comment, a note or a reason. */
export const LONGEST_COMMENT = 2_000;

/** That are not resolved. */
export const MOST_COMMENTS = 1_000;

/** That are not published yet. */
export const MOST_RELEASES = 100;

/** Of an entry, as JSON. */
export const LARGEST_ENTRY = 64_000;

/** Of the draft. */
export const MOST_ENTRIES = 2_000;

/** Of a version: every visitor's header is chosen from it. */
export const MOST_PUBLISHED = 500;

/** Of all entries of the draft together: 4,000 each, in six languages. Their RPC message may have 32 MB. */
export const LARGEST_DRAFT = 8_000_000;

/** Of the languages of a version. The service reads documents of twice the size, because ending a message adds to it. */
export const LARGEST_DOCUMENT = 512_000;

/** Of a first view, compressed: a server sends 14,600 before it waits for the visitor (RFC 6928); the rest is for sites and more languages. */
export const LARGEST_FIRST_VIEW = 14_200;

/** Of the value as JSON. */
export function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** `1,500,000`. */
export function numberText(value: number): string {
  return value.toLocaleString('en');
}

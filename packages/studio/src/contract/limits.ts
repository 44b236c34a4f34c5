/** Limits of the Studio's data, in bytes of UTF-8 unless stated. Every request is checked against them. */

import { numberFormat } from './format-locale.ts';

/** The platform's limit for a row, less room for the other columns. */
export const MAX_ROW_BYTES = 1_990_000;

/** Per field: more than any text in a header needs. */
export const MAX_FIELD_BYTES = 2_000;

/** In characters, of an entry's id. */
export const MAX_ID_LENGTH = 100;

/** In characters, of a release's name. */
export const MAX_RELEASE_NAME_LENGTH = 100;

/** In characters, of a comment, a note or a reason. */
export const MAX_COMMENT_LENGTH = 2_000;

/** Unresolved comments. */
export const MAX_COMMENTS = 1_000;

/** Unpublished releases. */
export const MAX_RELEASES = 100;

/** Per entry, as JSON. */
export const MAX_ENTRY_BYTES = 64_000;

/** Entries in the draft, and deleted ones that can be restored. */
export const MAX_ENTRIES = 2_000;

/** Earlier states that are kept of an entry. */
export const MAX_REVISIONS = 50;

/** In days: as long, deleted entries can be restored. */
export const DAYS_DELETED = 30;

/** Messages and cards in a version: every visitor's header is chosen from them. */
export const MAX_PUBLISHED = 500;

/** Of the draft: 4,000 per entry, in six languages. An RPC message is limited to 32 MB. */
export const MAX_DRAFT_BYTES = 8_000_000;

/** Of a version's languages. The service reads documents twice as large, because ending a message adds to them. */
export const MAX_DOCUMENT_BYTES = 512_000;

/** Of a first view, compressed: what a server sends before it waits for the visitor (RFC 6928). */
export const MAX_FIRST_VIEW_BYTES = 14_600;

/** The size of the value as JSON. */
export function byteLength(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

/** `1,500,000`. */
export const numberText = numberFormat();

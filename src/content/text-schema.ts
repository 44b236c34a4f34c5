/** Schemas of the values in the content: texts, ids, addresses and instants. */

import * as v from 'valibot';
import { HTTPS_URL, parseHttpsUrl, ROOT_RELATIVE } from '../contract/address.ts';
import { type DrawingFile, isDrawingFile } from '../contract/drawing.ts';
import { parseInstant } from '../contract/instant.ts';

/**
 * A text as any release may have stored it. Not to be made stricter: a message with a text that does not fit is not
 * shown any more.
 */
export const storedTextSchema = v.pipe(
  v.string(),
  v.regex(/\S/, 'must not be empty'),
  v.regex(/^[^<>]*$/, 'must be plain text without < or >'),
  // HTML cannot hold them
  v.regex(/^\P{Cc}*$/u, 'must not contain line breaks or control characters'),
  v.check((value) => value.isWellFormed(), 'must not contain half a character'),
);

/** A letter, number, sign or emoji. Some letters and signs have no shape, such as the fillers of Hangul. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** A text as people may write it. */
export const textSchema = v.pipe(
  storedTextSchema,
  v.check((value) => VISIBLE.test(value), 'must have characters that can be seen'),
  v.check((value) => !/[\p{Zl}\p{Zp}]/u.test(value), 'must not contain line breaks or control characters'),
  v.check(
    (value) => !/\p{Bidi_Control}/u.test(value),
    'must not contain invisible characters that change the direction of text',
  ),
);

export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words of a-z and 0-9, joined by hyphens'),
);

/** Not a string with a pattern, so that a union with names reports a name that is none. */
export const drawingFileSchema = v.custom<DrawingFile>(
  isDrawingFile,
  'must be the name of an SVG file in images/, such as logo.svg',
);

/**
 * A root-relative path, an https URL, or a path on a brand origin such as `{support}/`, as any release may have stored
 * it. Not to be made stricter either.
 */
export const storedAddressSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${ROOT_RELATIVE}|${HTTPS_URL}|\\{[a-zA-Z]+\\}${ROOT_RELATIVE})$`),
    'must be a path such as /pricing/, an https URL, or a path on a brand origin such as {support}/',
  ),
  v.check((value) => !value.startsWith('https:') || parseHttpsUrl(value) !== null, 'must be a valid https URL'),
);

/** An address as people may write it. */
export const addressSchema = v.pipe(
  storedAddressSchema,
  v.check(
    (value) => !/[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(value),
    'must not contain spaces or invisible characters',
  ),
);

/** A day (`2026-03-14`, midnight in UTC) or an instant with a time zone (`2026-03-14T09:00:00Z`). */
export const instantSchema = v.pipe(
  v.string(),
  v.check(
    (value) => parseInstant(value) !== null,
    'must be a date such as 2026-03-14, or an instant with a time zone such as 2026-03-14T09:00:00Z',
  ),
);

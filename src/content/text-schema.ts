/** Schemas of the values in the content: texts, ids, addresses and instants. */

import * as v from 'valibot';
import { HTTPS_URL, parseHttpsUrl, ROOT_RELATIVE } from '../contract/address.ts';
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

/** A text as people may write it. */
export const textSchema = storedTextSchema;

export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words of a-z and 0-9, joined by hyphens'),
);

/** A root-relative path, an https URL, or a path on a brand origin such as `{support}/`. */
export const addressSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^(?:${ROOT_RELATIVE}|${HTTPS_URL}|\\{[a-zA-Z]+\\}${ROOT_RELATIVE})$`),
    'must be a path such as /pricing/, an https URL, or a path on a brand origin such as {support}/',
  ),
  v.check((value) => !value.startsWith('https:') || parseHttpsUrl(value) !== null, 'must be a valid https URL'),
);

/** A day (`2026-03-14`, midnight in UTC) or an instant with a time zone (`2026-03-14T09:00:00Z`). */
export const instantSchema = v.pipe(
  v.string(),
  v.check(
    (value) => parseInstant(value) !== null,
    'must be a date such as 2026-03-14, or an instant with a time zone such as 2026-03-14T09:00:00Z',
  ),
);

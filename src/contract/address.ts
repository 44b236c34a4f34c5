/** Matches the addresses that parameters, content and the blog may use: root-relative paths, https URLs, and links to no page. */

/** Characters that no address needs and that parsers disagree on, for use in a character class. */
export const UNSAFE = '\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^';

/** Everything after the origin of an https URL, as the source of a regular expression. */
export const AFTER_ORIGIN = `(?:[/?#][^${UNSAFE}]*)?`;

/**
 * A path that starts with `/`, optionally with a query and a fragment, as the source of a regular expression.
 * No segment may be empty, because `//host`, and `/.//host` once it is resolved, lead to another host.
 */
export const ROOT_RELATIVE = `/(?:[^${UNSAFE}/?#]+/)*[^${UNSAFE}/?#]*(?:[?#][^${UNSAFE}]*)?`;

/** An https URL, as the source of a regular expression. It accepts more than `parseHttpsUrl` does. */
export const HTTPS_URL = `https://[^${UNSAFE}/?#]+${AFTER_ORIGIN}`;

/** A place on the page, an email address with an optional query, or a phone number, as the source of a regular expression. */
export const NO_PAGE = `#[^${UNSAFE}#]+|mailto:[^${UNSAFE}?#@,]+@[^${UNSAFE}?#@,]+(?:\\?[^${UNSAFE}#]*)?|tel:\\+?[0-9(*][0-9().*-]*(?:;[a-z-]+=[\\w.+-]+)*`;

/** Whether an address of the content, or an `href`, leads to a page: to a path, an https URL, or a path on an origin. */
export function isPageAddress(address: string): boolean {
  return !/^(?:#|mailto:|tel:)/.test(address);
}

/** Base for resolving paths; never part of a response. */
export const BASE = 'https://base.invalid';

/** @returns `null` unless the value is a complete https URL without credentials */
export function parseHttpsUrl(value: string): URL | null {
  const url = URL.parse(value);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}

/** `/pricing/` → `/pricing`, `/` → `/` */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The length of an address once everything outside ASCII is percent-encoded. */
export function encodedLength(address: string): number {
  return address.replace(/[^\0-\x7f]+/g, (text) => '%00'.repeat(new TextEncoder().encode(text).length)).length;
}

/**
 * A name with a dot that is not one of a private network, such as `db.internal`. `URL` has made numbers of all spellings
 * of IPv4, and IPv6 has no dots.
 */
const PUBLIC_NAME =
  /^(?:[^.]+\.)+(?!(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|test|invalid|arpa|\d+)\.?$)[^.]+\.?$/;

/** Whether it is an https URL that service and Studio may request: of a public name, on the usual port. */
export function isPublicUrl(value: string): boolean {
  const url = parseHttpsUrl(value);
  return url?.port === '' && PUBLIC_NAME.test(url.hostname);
}

/** What `isPublicUrl` accepts, for messages. */
export const PUBLIC_URL = 'a public https address without a port';

/** Whether it can be a blog source: a path on the blog's origin, or a public URL. */
export function isSourceAddress(value: string): boolean {
  return value.startsWith('/') || isPublicUrl(value);
}

/** The two parameters that carry an address: hostile until parsed, and given back normalized. */

/** Of an address, as it came and as it is written with its percent signs. */
const MAX_LENGTH = 1024;
/** Never an address or a header of ours resolves against this name. */
const NOWHERE = 'https://nowhere.invalid';

/** Characters that no address needs and that different parsers read differently. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[\u0000-\u0020\u007f\\<>"'`{}|^]/;

/** The host page's path: root-relative, without query and fragment, normalized; `undefined` if it is none. */
export function parsePagePath(value: string): string | undefined {
  const path = parseRootRelative(value)?.pathname;
  // `/de//host` without its language prefix would lead off the site
  return path?.includes('//') ? undefined : path;
}

/** A root-relative path with its query, or an https address on one of `origins`; `undefined` if it is neither. */
export function parseLoginLink(value: string, origins: readonly string[]): string | undefined {
  const local = parseRootRelative(value);
  if (local) return local.pathname + local.search + local.hash;
  if (value.length > MAX_LENGTH || UNSAFE.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  const allowed = url.protocol === 'https:' && origins.includes(url.origin) && !url.username && !url.password;
  return allowed ? url.href : undefined;
}

function parseRootRelative(value: string): URL | undefined {
  if (value.length > MAX_LENGTH || !value.startsWith('/') || UNSAFE.test(value) || !URL.canParse(value, NOWHERE))
    return undefined;
  const url = new URL(value, NOWHERE);
  // `//host`, and `/.//host` once its dots are resolved, would leave the site
  const stays = url.origin === NOWHERE && !url.pathname.startsWith('//');
  return stays && url.href.length <= NOWHERE.length + MAX_LENGTH ? url : undefined;
}

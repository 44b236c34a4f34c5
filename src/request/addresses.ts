/** Matches and normalizes the values of the parameters `path` and `loginLink`. */

import { AFTER_ORIGIN, BASE, ROOT_RELATIVE } from '../contract/address.ts';
import type { ParameterOptions, Replacement } from './define-parameter.ts';
import { foreignPrefixOf, UNUSED_LANGUAGE_PREFIX, withoutForeignPrefix } from './foreign-prefix.ts';
import { caseInsensitive } from './pattern.ts';

/** In characters, once percent-encoded. */
export const MAX_ADDRESS_LENGTH = 1024;

/** Rejects language prefixes that the site does not use, because language links would add a second prefix. */
export const PAGE_PATH = new RegExp(`^(?!${UNUSED_LANGUAGE_PREFIX})${ROOT_RELATIVE}$`);

/** Most paths: no dot starts a segment, and nothing needs percent-encoding. */
const NORMALIZED_PATH = /^(?:\/(?!\.)[\w~.-]*)+$/;

export const ANY_PATH = new RegExp(`^${ROOT_RELATIVE}$`);

/**
 * Normalizes the path of a host's page, and removes its query and fragment.
 *
 * @param address matches `PAGE_PATH`
 */
export function parsePagePath(address: string): string {
  // resolving dots can reveal another prefix
  return withoutForeignPrefix(NORMALIZED_PATH.test(address) ? address : new URL(address, BASE).pathname);
}

/** Removes a language prefix that the site does not use: `/en/pricing` → `/pricing`. */
export function repairPagePath(address: string): Replacement<string> | undefined {
  if (!ANY_PATH.test(address)) return undefined;
  return { value: parsePagePath(address), used: `without ${foreignPrefixOf(address).toLowerCase()}` };
}

/** Matches a root-relative path, or a URL on an allowed origin. */
export function loginLinkPattern({ loginOrigins }: ParameterOptions): RegExp {
  const onOrigins = loginOrigins.map((origin) => {
    const defaultPort = new URL(origin).port === '' ? '(?::443)?' : '';
    return caseInsensitive(origin.replaceAll('.', '\\.')) + defaultPort + AFTER_ORIGIN;
  });
  return new RegExp(`^(?:${[ROOT_RELATIVE, ...onOrigins].join('|')})$`);
}

/**
 * Normalizes the target of the login link.
 *
 * @param address matches `loginLinkPattern`
 */
export function parseLoginLink(address: string): string {
  const { origin, href } = new URL(address, BASE);
  return origin === BASE ? href.slice(BASE.length) : href;
}

/** The addresses that the parameters `path` and `loginLink` accept, and how they are normalized. */

import { AFTER_ORIGIN, ROOT_RELATIVE } from '../contract/address.ts';
import type { ParameterOptions } from './define-parameter.ts';
import { inAnyCase } from './pattern.ts';

/** Base for resolving paths; no address that is sent anywhere starts with it. */
const BASE = 'https://base.invalid';

/** In characters, percent-encoded. */
export const MAX_ADDRESS_LENGTH = 1024;

export const PAGE_PATH = new RegExp(`^${ROOT_RELATIVE}$`);

/**
 * Normalizes the path of a host's page, without its query and fragment.
 *
 * @param address matches `PAGE_PATH`
 */
export function parsePagePath(address: string): string {
  return new URL(address, BASE).pathname;
}

/** Matches a root-relative path, and an address on one of the origins that the configuration allows. */
export function loginLinkPattern({ loginOrigins }: ParameterOptions): RegExp {
  const onOrigins = loginOrigins.map((origin) => {
    const defaultPort = new URL(origin).port === '' ? '(?::443)?' : '';
    return inAnyCase(origin.replaceAll('.', '\\.')) + defaultPort + AFTER_ORIGIN;
  });
  return new RegExp(`^(?:${[ROOT_RELATIVE, ...onOrigins].join('|')})$`);
}

/** @param address matches `loginLinkPattern` */
export function parseLoginLink(address: string): string {
  const { origin, href } = new URL(address, BASE);
  return origin === BASE ? href.slice(BASE.length) : href;
}

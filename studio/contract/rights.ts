/** What a person may do in the Studio. */

import type { Language } from '../../src/contract/language.ts';

/** Each includes what those before it may do. */
export const ROLES = ['reader', 'translator', 'author', 'publisher', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** `null` for all of them. */
export interface PublishingScope {
  readonly languages: readonly Language[] | null;
  /** Their ids. */
  readonly sites: readonly string[] | null;
}

export interface Rights {
  /** The highest role of the person. */
  readonly role: Role;
  /** The languages in which the person may change texts; an author may change everything. */
  readonly texts: readonly Language[];
  /** What the person may publish: all that one of them covers. Empty before the role `publisher`. */
  readonly publishes: readonly PublishingScope[];
}

/** Whether the person's role is this one, or includes it. */
export function hasRole({ role }: Pick<Rights, 'role'>, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Whether the person may publish whatever it is. */
export function publishesAll(scopes: readonly PublishingScope[]): boolean {
  return scopes.some(({ languages, sites }) => languages === null && sites === null);
}

/** What a person may do in the Studio. */

import type { Language } from '../../../../src/contract/language.ts';

/** In ascending order: each role includes the earlier ones. */
export const ROLES = ['reader', 'translator', 'author', 'publisher', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** The role that each write needs. What else limits it depends on what it changes: the store decides. */
export const WRITE_ROLES = {
  replaceDraft: 'administrator',
  saveEntry: 'translator',
  deleteEntry: 'author',
  publish: 'publisher',
  saveRelease: 'author',
  /** Also changes and deletes a scheduled release. */
  schedule: 'publisher',
  askForReview: 'author',
  answerReview: 'publisher',
  restoreBackup: 'administrator',
} as const satisfies Readonly<Record<string, Role>>;

/** `null` for all languages. */
export interface PublishingScope {
  readonly languages: readonly Language[] | null;
  /** Ids; `null` for all sites. */
  readonly sites: readonly string[] | null;
}

export interface Rights {
  /** The highest role of the person. */
  readonly role: Role;
  /** The languages in which the person may change texts; an author may change everything. */
  readonly texts: readonly Language[];
  /** What the person may publish: anything that one of these covers. Empty below the role `publisher`. */
  readonly publishes: readonly PublishingScope[];
}

/** Whether the person's role is this one or a higher one. */
export function hasRole({ role }: Pick<Rights, 'role'>, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** @returns a sentence if the role is too low; `null` if it suffices */
export function beyondRole(rights: Pick<Rights, 'role'>, needed: Role): string | null {
  return hasRole(rights, needed) ? null : `This needs the role ${needed}. Yours is ${rights.role}.`;
}

/** Whether the person may publish everything. */
export function publishesAll(scopes: readonly PublishingScope[]): boolean {
  return scopes.some(({ languages, sites }) => languages === null && sites === null);
}

/** Parses the variable STUDIO_ROLES, and finds a person's rights in it. */

import * as v from 'valibot';
import { LANGUAGES, type Language } from '../../../../src/contract/language.ts';
import { ownValue } from '../../../../src/contract/own-value.ts';
import { personOf } from '../contract/person.ts';
import { hasRole, type PublishingScope, type Rights, ROLES } from '../contract/rights.ts';
import type { Identity } from './access-token.ts';

/** All grants; `null` if none are configured: then everyone who is admitted may do everything. */
export type Roles = readonly Grant[] | null;

type Grant = v.InferOutput<typeof grantSchema>;

const ALL_RIGHTS: Rights = {
  role: 'administrator',
  texts: LANGUAGES,
  publishes: [{ languages: null, sites: null }],
};

const name = v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty('must not be empty'));
const list = <Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item, 'must be a list'), v.minLength(1, 'must not be empty')));

const SETTINGS = {
  role: v.picklist(ROLES, `must be one of ${ROLES.join(', ')}`),
  /** Values of a claim in the person's token. */
  groups: list(name),
  /** The claim's name, unless it is `groups`. */
  claim: v.optional(name),
  /** Addresses of people, and client ids of service tokens. */
  people: list(v.pipe(name, v.transform(personOf))),
  languages: list(v.picklist(LANGUAGES, `must be one of ${LANGUAGES.join(', ')}`)),
  sites: list(name),
};

const grantSchema = v.pipe(
  v.strictObject(SETTINGS, ({ expected }) => {
    if (expected === 'never') return `is unknown: the settings are ${Object.keys(SETTINGS).join(', ')}`;
    return expected === 'Object' ? 'must be a table' : 'is missing';
  }),
  v.check(({ groups, people }) => (groups ?? people) !== undefined, 'needs groups or people'),
  v.check(({ groups, claim }) => claim === undefined || groups !== undefined, 'has a claim without groups'),
  v.check(
    ({ role, languages }) => !languages || role === 'translator' || role === 'publisher',
    'has languages, which only translators and publishers have',
  ),
  v.check(({ role, sites }) => !sites || role === 'publisher', 'has sites, which only publishers have'),
);

const rolesSchema = v.pipe(
  v.array(grantSchema, 'must be a list of tables'),
  v.minLength(1, 'must have an entry; without roles, leave the variable out'),
);

/**
 * @param value already parsed by the platform
 * @param sites the ids of the company's sites
 * @returns `wrong` is a sentence about the first mistake
 */
export function parseRoles(
  value: unknown,
  sites: readonly string[],
): { readonly roles: Roles } | { readonly wrong: string } {
  if (value === undefined) return { roles: null };
  const { success, output, issues } = v.safeParse(rolesSchema, value);
  if (!success) return { wrong: sentenceOf(issues[0]) };
  for (const [index, grant] of output.entries()) {
    const unknown = grant.sites?.find((id) => !sites.includes(id));
    if (unknown !== undefined) {
      return { wrong: `STUDIO_ROLES: entry ${index + 1}, sites: has “${unknown}”; the sites are ${sites.join(', ')}.` };
    }
  }
  return { roles: output };
}

function sentenceOf({ path, message }: v.BaseIssue<unknown>): string {
  const [entry, setting] = path?.map(({ key }) => key) ?? [];
  const where = typeof entry === 'number' ? `entry ${entry + 1}${setting === undefined ? '' : `, ${setting}`}: ` : '';
  return `STUDIO_ROLES: ${where}${message}.`;
}

/** The union of the person's grants; `null` without any. */
export function rightsOf(roles: Roles, identity: Identity): Rights | null {
  if (roles === null) return ALL_RIGHTS;
  const grants = roles.filter((grant) => isFor(grant, identity));
  const role = ROLES.findLast((one) => grants.some((grant) => grant.role === one));
  if (role === undefined) return null;
  const texts = new Set(grants.filter((grant) => grant.role === 'translator').flatMap(languagesOf));
  return {
    role,
    texts: hasRole({ role }, 'author') ? LANGUAGES : LANGUAGES.filter((language) => texts.has(language)),
    publishes: role === 'administrator' ? ALL_RIGHTS.publishes : grants.flatMap(scopesOf),
  };
}

/** On this computer, everyone is an administrator, unless a grant names `local`. */
export function localRights(roles: Roles, identity: Identity): Rights {
  return rightsOf(roles, identity) ?? ALL_RIGHTS;
}

function isFor({ groups = [], claim = 'groups', people = [] }: Grant, { person, claims }: Identity): boolean {
  return people.includes(person) || valuesOf(ownValue(claims, claim)).some((value) => groups.includes(value));
}

/** Some providers send a single value instead of a list. */
function valuesOf(claim: unknown): readonly string[] {
  return [claim].flat().filter((value) => typeof value === 'string');
}

function languagesOf({ languages }: Grant): readonly Language[] {
  return languages ?? LANGUAGES;
}

function scopesOf({ role, languages, sites }: Grant): readonly PublishingScope[] {
  return role === 'publisher' ? [{ languages: languages ?? null, sites: sites ?? null }] : [];
}

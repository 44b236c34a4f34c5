/** Who has which role: the variable STUDIO_ROLES, and what the grants of a person allow together. */

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../src/contract/language.ts';
import { testStudio } from '../../../../test/support/studio.ts';
import { localVariables } from '../../../cli/src/local/local-variables.ts';
import type { Identity } from '../../src/access/access-token.ts';
import { localRights, parseRoles, rightsOf } from '../../src/access/roles.ts';
import { hasRole, type Rights, ROLES } from '../../src/contract/rights.ts';

const SITES = ['main', 'docs'];

function rightsIn(value: unknown, identity: Partial<Identity> = {}): Rights | null {
  const parsed = parseRoles(value, SITES);
  if ('wrong' in parsed) throw new Error(parsed.wrong);
  return rightsOf(parsed.roles, { person: 'kim@example.com', claims: {}, ...identity });
}

const inGroups = (...groups: string[]) => ({ claims: { groups } });

describe('the variable', () => {
  const people = ['kim@example.com'];
  const WRONG: readonly (readonly [string, unknown, string])[] = [
    ['text', '[]', 'must be a list of tables.'],
    ['one table', { role: 'reader', people }, 'must be a list of tables.'],
    ['an empty list', [], 'must have an entry; without roles, leave the variable out.'],
    ['text as an entry', ['reader'], 'entry 1: must be a table.'],
    ['no role', [{ people }], 'entry 1, role: is missing.'],
    [
      'an unknown role',
      [
        { role: 'reader', people },
        { role: 'editor', people },
      ],
      'entry 2, role: must be one of reader, translator, author, publisher, administrator.',
    ],
    ['nobody', [{ role: 'author' }], 'entry 1: needs groups or people.'],
    ['an empty list of people', [{ role: 'author', people: [] }], 'entry 1, people: must not be empty.'],
    ['an empty group', [{ role: 'author', groups: [' '] }], 'entry 1, groups: must not be empty.'],
    ['a group that is not a list', [{ role: 'author', groups: 'a' }], 'entry 1, groups: must be a list.'],
    ['a claim without groups', [{ role: 'author', people, claim: 'roles' }], 'entry 1: has a claim without groups.'],
    [
      'an unknown setting',
      [{ role: 'author', people, langauges: ['de'] }],
      'entry 1, langauges: is unknown: the settings are role, groups, claim, people, languages, sites.',
    ],
    [
      'an unknown language',
      [{ role: 'translator', people, languages: ['xx'] }],
      `entry 1, languages: must be one of ${LANGUAGES.join(', ')}.`,
    ],
    [
      'an author with languages',
      [{ role: 'author', people, languages: ['de'] }],
      'entry 1: has languages, which only translators and publishers have.',
    ],
    [
      'a translator with sites',
      [{ role: 'translator', people, sites: ['docs'] }],
      'entry 1: has sites, which only publishers have.',
    ],
    [
      'an unknown site',
      [{ role: 'publisher', people, sites: ['shop'] }],
      'entry 1, sites: has “shop”; the sites are main, docs.',
    ],
  ];

  test.each(WRONG)('with %s is refused, and says what is wrong', (_, value, wrong) => {
    expect(parseRoles(value, SITES)).toEqual({ wrong: `STUDIO_ROLES: ${wrong}` });
  });
});

describe('a person', () => {
  test('may do everything if no roles are configured', () => {
    const everything = rightsIn(undefined);
    expect(everything).toEqual({
      role: 'administrator',
      texts: LANGUAGES,
      publishes: [{ languages: null, sites: null }],
    });
  });

  test('whom no entry names has no role', () => {
    expect(rightsIn([{ role: 'administrator', people: ['ada@example.com'], groups: ['admins'] }])).toBeNull();
  });

  test.each([
    ['the address', { people: ['kim@example.com'] }, {}],
    ['the address in capitals', { people: [' KIM@Example.com '] }, {}],
    ['a group of several', { groups: ['Marketing', 'Sales'] }, inGroups('Staff', 'Marketing')],
    ['a group that is sent without a list', { groups: ['Marketing'] }, { claims: { groups: 'Marketing' } }],
    ['another claim', { groups: ['Studio.Author'], claim: 'roles' }, { claims: { roles: ['Studio.Author'] } }],
    ['the client id of a service token', { people: ['e367.access'] }, { person: 'e367.access' }],
  ])('has a role by %s', (_, grant, identity) => {
    expect(rightsIn([{ role: 'author', ...grant }], identity)?.role).toBe('author');
  });

  test.each([
    ['a part of the group', inGroups('Market')],
    ['the group in other letters', inGroups('marketing')],
    ['the group in another claim', { claims: { department: ['Marketing'] } }],
    ['the group within an object', { claims: { groups: [{ name: 'Marketing' }] } }],
    ['the name of the group as the address', { person: 'Marketing' }],
  ])('has none by %s', (_, identity) => {
    expect(rightsIn([{ role: 'author', groups: ['Marketing'] }], identity)).toBeNull();
  });

  test('with several grants has all of them together', () => {
    const rights = rightsIn(
      [
        { role: 'translator', groups: ['a'], languages: ['de'] },
        { role: 'translator', people: ['kim@example.com'], languages: ['ja'] },
        { role: 'reader', groups: ['a'] },
        { role: 'translator', groups: ['b'], languages: ['fr'] },
      ],
      inGroups('a'),
    );
    expect(rights).toEqual({ role: 'translator', texts: ['de', 'ja'], publishes: [] });
    const published = rightsIn(
      [
        { role: 'publisher', groups: ['a'], languages: ['ja'] },
        { role: 'publisher', groups: ['a'], sites: ['docs'] },
        { role: 'author', groups: ['a'] },
      ],
      inGroups('a'),
    );
    expect(published).toEqual({
      role: 'publisher',
      texts: LANGUAGES,
      publishes: [
        { languages: ['ja'], sites: null },
        { languages: null, sites: ['docs'] },
      ],
    });
  });

  test('has the rights of all lower roles', () => {
    let compared = 0;
    for (const [rank, role] of ROLES.entries()) {
      const rights = rightsIn([{ role, people: ['kim@example.com'] }]);
      for (const [needed, other] of ROLES.entries()) {
        expect([role, other, rights && hasRole(rights, other)]).toEqual([role, other, needed <= rank]);
        compared += 1;
      }
    }
    expect(compared).toBe(25);
  });

  test.each([
    [undefined, { role: 'administrator' }],
    ['author', { role: 'author', texts: LANGUAGES }],
    ['translator:de,ja', { role: 'translator', texts: ['de', 'ja'] }],
    ['publisher:ja', { role: 'publisher', publishes: [{ languages: ['ja'], sites: null }] }],
  ])('on this computer has the role of STUDIO_ROLE=%s', async (text, expected) => {
    const request = testStudio({ access: localVariables(text) });
    expect(await (await request('/api/session')).json()).toMatchObject({ person: 'local', rights: expected });
    const elsewhere = await request('/api/session', { origin: 'http://10.0.0.1' });
    expect(elsewhere.status).toBe(403);
  });

  test('on this computer is an administrator unless an entry names `local`', () => {
    const local = { person: 'local', claims: {} };
    const parsed = (people: readonly string[]) => parseRoles([{ role: 'reader', people }], SITES);
    const roleOf = (result: ReturnType<typeof parseRoles>) =>
      'roles' in result && localRights(result.roles, local).role;
    expect(roleOf(parsed(['kim@example.com']))).toBe('administrator');
    expect(roleOf(parsed(['local']))).toBe('reader');
  });
});

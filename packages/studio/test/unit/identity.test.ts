/** Which person a token of Cloudflare Access names. */

import { expect, test } from 'vitest';
import { AUDIENCE, CERTS, signed, TEAM } from '../../../../test/support/access.ts';
import { tokenVerifier } from '../../src/access/access-token.ts';

const verify = tokenVerifier({ teamDomain: TEAM, audience: AUDIENCE }, async () => Response.json(CERTS));

async function personIn(claims: Parameters<typeof signed>[0]): Promise<string | null> {
  return (await verify(await signed(claims)))?.person ?? null;
}

const CLIENT = 'e367826f93b8d71185e03fe518aff3b4.access';

test.each([
  ['in any case', 'PUBLISHER@Example.COM', 'publisher@example.com'],
  ['with space around it', ' kim@example.com\n', 'kim@example.com'],
  ['with a Kelvin sign, which is no k', '\u212aim@example.com', '\u212aim@example.com'],
  ['with a Turkish İ, which is no i', 'K\u0130m@example.com', 'k\u0130m@example.com'],
  ['with full-width letters, which are not ASCII', '\uff2bim@example.com', '\uff2bim@example.com'],
  ['with letters of its country', 'jürgen@example.com', 'jürgen@example.com'],
])('an address %s names one person', async (_, email, person) => {
  expect(await personIn({ email })).toBe(person);
});

test.each([
  ['local', 'local'],
  ['a client id', CLIENT],
  ['two addresses', 'kim@example.com,ada@example.com'],
  ['an address without a domain', 'kim@'],
  ['an address without a name', '@example.com'],
  ['a space within', 'kim lee@example.com'],
  ['a line break within', 'kim@example.com\nada'],
  ['an invisible character', 'kim\u200b@example.com'],
  ['a NUL', 'kim\0@example.com'],
])('an address that is %s names nobody', async (_, email) => {
  expect(await personIn({ email })).toBeNull();
});

test.each([[{}], [['kim@example.com']], [1], [null], [true]])(
  'an address that is no text, %j, names nobody',
  async (email) => {
    expect(await personIn({ email, common_name: CLIENT, sub: '' })).toBeNull();
  },
);

test.each([[undefined], ['']])(
  'without an address (%j), the client id of a service token names a program',
  async (email) => {
    expect(await personIn({ email, common_name: CLIENT, sub: '' })).toBe(CLIENT);
  },
);

test.each([
  ['an address', 'admin@example.com'],
  ['a short client id', 'cms.access'],
  ['a client id with a prefix', `x${CLIENT}`],
  ['a client id with more lines', `${CLIENT}\nadmin`],
  ['local', 'local'],
  ['no text', [CLIENT]],
])('a common name that is %s names nobody', async (_, common_name) => {
  expect(await personIn({ email: '', common_name, sub: '' })).toBeNull();
});

test('a person without an address is no program', async () => {
  expect(await personIn({ email: '', common_name: CLIENT, sub: '7335d417-61da-459d-899c-0a01c76a2f94' })).toBeNull();
});

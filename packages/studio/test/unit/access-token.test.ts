/** Tokens of Cloudflare Access: what configures them, whom they name, and which are valid while Access changes its keys. On workerd: packages/studio/test/worker/access.test.ts. */

import { exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AUDIENCE, CERTS, signed, TEAM } from '../../../../test/support/access.ts';
import { accessConfiguration, KeysUnavailableError, tokenVerifier } from '../../src/access/access-token.ts';

const first = await generateKeyPair('RS256');
const second = await generateKeyPair('RS256');
const jwk = async (key: CryptoKey, kid: string) => ({ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' });
const keys = { first: await jwk(first.publicKey, 'one'), second: await jwk(second.publicKey, 'two') };

describe('the configuration', () => {
  test('it is the origin of the team and an audience', () => {
    expect(accessConfiguration(TEAM, 'aud')).toEqual({ teamDomain: TEAM, audience: 'aud' });
  });

  test.each([
    ['nothing', undefined, undefined],
    ['no audience', TEAM, undefined],
    ['an empty audience', TEAM, ''],
    ['no team', undefined, 'aud'],
    ['a team without https', 'http://acme.cloudflareaccess.com', 'aud'],
    ['a host name alone', 'acme.cloudflareaccess.com', 'aud'],
    ['a team with a path', `${TEAM}/`, 'aud'],
  ])('%s is not a configuration', (_, team, audience) => {
    expect(accessConfiguration(team, audience)).toBeNull();
  });
});

describe('the person', () => {
  const verifyAt = tokenVerifier({ teamDomain: TEAM, audience: AUDIENCE }, async () => Response.json(CERTS));

  async function personIn(claims: Parameters<typeof signed>[0]): Promise<string | null> {
    return (await verifyAt(await signed(claims)))?.person ?? null;
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
});

describe('keys', () => {
  const NOW = Date.UTC(2030, 0, 1);
  const [MINUTE, HOUR] = [60_000, 3_600_000];

  const set = (...listed: readonly object[]) => Response.json({ keys: listed });
  const tokenOf = ({ privateKey }: { privateKey: CryptoKey }, kid: string) =>
    signed({ exp: NOW / 1_000 + 2 * 86_400, iat: NOW / 1_000 }, { key: privateKey, kid });

  /** What Access answers next, instead of both keys. */
  let answer: (() => Response) | null;
  let fetches: number;
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    vi.spyOn(console, 'error').mockReturnValue();
    [answer, fetches] = [null, 0];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function verifier() {
    return tokenVerifier({ teamDomain: TEAM, audience: AUDIENCE }, async () => {
      fetches += 1;
      return (answer ?? (() => set(keys.first, keys.second)))();
    });
  }

  const BROKEN: Readonly<Record<string, () => Response>> = {
    'an empty set': () => set(),
    'a set without a usable key': () => set({}, { kty: 'RSA', kid: 'one' }),
    'another object': () => Response.json({}),
    'no JSON': () => new Response('<html>'),
    'an error': () => new Response(null, { status: 500 }),
    'a redirect': () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
    nothing: () => {
      throw new Error('no route');
    },
  };

  test.each(Object.entries(BROKEN))('%s lets nobody in, and the next token asks again', async (_, broken) => {
    const verify = verifier();
    answer = broken;
    const token = await tokenOf(first, 'one');
    await expect(verify(token)).rejects.toThrow(KeysUnavailableError);
    answer = null;
    expect(await verify(token)).toMatchObject({ person: 'kim@example.com' });
  });

  test.each(Object.entries(BROKEN))('known keys are used for six hours while Access answers %s', async (_, broken) => {
    const verify = verifier();
    const token = await tokenOf(first, 'one');
    expect(await verify(token)).toMatchObject({ person: 'kim@example.com' });
    answer = broken;
    for (const after of [11 * MINUTE, 1 * HOUR, 6 * HOUR - MINUTE]) {
      vi.setSystemTime(NOW + after);
      const before = fetches;
      expect(await verify(token)).toMatchObject({ person: 'kim@example.com' });
      expect(fetches).toBe(before + 1);
    }
    vi.setSystemTime(NOW + 7 * HOUR);
    await expect(verify(token)).rejects.toThrow(KeysUnavailableError);
    answer = null;
    expect(await verify(token)).toMatchObject({ person: 'kim@example.com' });
  });

  test('a key that was taken back is not used after ten minutes', async () => {
    const verify = verifier();
    const token = await tokenOf(first, 'one');
    expect(await verify(token)).toMatchObject({ person: 'kim@example.com' });
    answer = () => set(keys.second);
    vi.setSystemTime(NOW + 11 * MINUTE);
    expect(await verify(token)).toBeNull();
  });

  test('a new key is known within five seconds, and unknown keys cause one fetch in five seconds', async () => {
    const verify = verifier();
    answer = () => set(keys.first);
    expect(await verify(await tokenOf(first, 'one'))).toMatchObject({ person: 'kim@example.com' });
    const unknown = await tokenOf(second, 'two');
    for (let times = 0; times < 10; times += 1) expect(await verify(unknown)).toBeNull();
    expect(fetches).toBe(1);
    answer = null;
    vi.setSystemTime(NOW + 5_000);
    expect(await verify(unknown)).toMatchObject({ person: 'kim@example.com' });
    expect(fetches).toBe(2);
  });
});

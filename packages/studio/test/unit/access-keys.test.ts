/** Which tokens are valid while Cloudflare Access changes its keys, or answers none. */

import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeysUnavailableError, tokenVerifier } from '../../src/access/access-token.ts';

const TEAM = 'https://acme.cloudflareaccess.com';
const NOW = Date.UTC(2030, 0, 1);
const [MINUTE, HOUR] = [60_000, 3_600_000];

const first = await generateKeyPair('RS256');
const second = await generateKeyPair('RS256');
const jwk = async (key: CryptoKey, kid: string) => ({ ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' });
const keys = { first: await jwk(first.publicKey, 'one'), second: await jwk(second.publicKey, 'two') };

const set = (...listed: readonly object[]) => Response.json({ keys: listed });
const tokenOf = ({ privateKey }: { privateKey: CryptoKey }, kid: string) =>
  new SignJWT({ email: 'kim@example.com' })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(TEAM)
    .setAudience('aud')
    .setExpirationTime('2d')
    .sign(privateKey);

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
  return tokenVerifier({ teamDomain: TEAM, audience: 'aud' }, async () => {
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

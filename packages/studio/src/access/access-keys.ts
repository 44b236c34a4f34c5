/** Fetches Cloudflare Access's signing keys, and keeps the known keys while Access is unreachable. */

import { createRemoteJWKSet, customFetch, type FetchImplementation, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';

/** In milliseconds. */
const DEADLINE = 4_000;

/** In milliseconds, between two fetches for unknown keys. */
const COOLDOWN = 5_000;

/** In milliseconds: how long known keys are used while none can be fetched. */
const KEPT = 6 * 3_600_000;

const keySetSchema = v.object({
  keys: v.pipe(
    v.array(v.unknown()),
    v.someItem((key) => v.is(keySchema, key)),
  ),
});
const keySchema = v.object({ kty: v.literal('RSA'), kid: v.string(), n: v.string(), e: v.string() });

/** @param teamDomain the team's origin @param fetchKeys replaced by tests */
export function accessKeys(teamDomain: string, fetchKeys: FetchImplementation = fetch): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL('/cdn-cgi/access/certs', teamDomain), {
    timeoutDuration: DEADLINE,
    cooldownDuration: COOLDOWN,
    [customFetch]: keepingKeys(fetchKeys),
  });
}

/**
 * By itself, jose accepts any set as current, even an empty one, and drops all keys if it can't fetch any for ten
 * minutes.
 */
function keepingKeys(fetchKeys: FetchImplementation): FetchImplementation {
  let known: { readonly text: string; readonly at: number } | null = null;
  return async (url, options) => {
    try {
      const response = await fetchKeys(url, options);
      const text = await response.text();
      if (response.status !== 200) throw new Error(`status ${response.status}`);
      if (!v.is(keySetSchema, JSON.parse(text))) throw new Error('no keys');
      known = { text, at: Date.now() };
    } catch (error) {
      const isKept = known !== null && Date.now() - known.at < KEPT;
      console.error(JSON.stringify({ event: 'access-keys-not-fetched', reason: String(error), kept: isKept }));
      if (!isKept) throw error;
    }
    return new Response(known?.text);
  };
}

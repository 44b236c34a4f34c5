/** Signs tokens as Cloudflare Access does. */

import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const TEAM = 'https://acme.cloudflareaccess.com';
export const AUDIENCE = '4714c1358e65fe4b408ad6d432a5f878f08194bdb4752441fd56faefa9b2b6f2';
export const ACCESS = { ACCESS_TEAM_DOMAIN: TEAM, ACCESS_AUDIENCE: AUDIENCE };
export const CERTS_URL = `${TEAM}/cdn-cgi/access/certs`;

const keys = await generateKeyPair('RS256');

/** The team's answer at `CERTS_URL`. */
export const CERTS = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };

type Claims = { [Name in keyof JWTPayload]?: JWTPayload[Name] | undefined };

/** @param claims replace a valid token's; `undefined` omits one */
export function signed(claims: Claims = {}, { key = keys.privateKey, algorithm = 'RS256', kid = 'one' } = {}) {
  const now = Math.floor(Date.now() / 1_000);
  const valid = { iss: TEAM, aud: [AUDIENCE], email: 'kim@example.com', iat: now, exp: now + 600 };
  return new SignJWT({ ...valid, ...claims } as JWTPayload).setProtectedHeader({ alg: algorithm, kid }).sign(key);
}

/** The token of a person in these groups of the identity provider. @param claims further ones, as for `signed` */
export function tokenOf(email: string, groups: readonly string[] = [], claims: Claims = {}) {
  return signed({ email, custom: { groups }, ...claims });
}

/** Verifies the token in which Cloudflare Access names the person, and what the identity provider says of them. */

import { errors, type FetchImplementation, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import { accessKeys } from './access-keys.ts';

/** The variables that Access needs. */
export interface AccessConfiguration {
  /** The origin of the team, such as `https://acme.cloudflareaccess.com`. */
  readonly teamDomain: string;
  /** The audience tag of the application. */
  readonly audience: string;
}

const claimsSchema = v.record(v.string(), v.unknown());

/** Who sends a request. */
export interface Identity {
  /** The address of the person, the client id of a service token, or `local`. */
  readonly person: string;
  /** The claims that Access was told to pass on from the identity provider, such as `groups`; service tokens have none. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The keys of Access cannot be fetched, so nobody can be admitted. */
export class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

/** @returns `null` if the token is invalid @throws KeysUnavailableError */
export type VerifyToken = (token: string) => Promise<Identity | null>;

/** @returns `null` if the variables are missing, or if the team domain is not an https origin */
export function accessConfiguration(
  teamDomain: string | undefined,
  audience: string | undefined,
): AccessConfiguration | null {
  if (!teamDomain || !audience) return null;
  const url = URL.parse(teamDomain);
  return url?.protocol === 'https:' && url.origin === teamDomain ? { teamDomain, audience } : null;
}

/** @param fetchKeys replaced by tests */
export function tokenVerifier(
  { teamDomain, audience }: AccessConfiguration,
  fetchKeys?: FetchImplementation,
): VerifyToken {
  const keys = accessKeys(teamDomain, fetchKeys);
  return (token) => identityOf(token, keys, { issuer: teamDomain, audience });
}

async function identityOf(
  token: string,
  keys: JWTVerifyGetKey,
  claims: { readonly issuer: string; readonly audience: string },
): Promise<Identity | null> {
  try {
    const { payload } = await jwtVerify(token, keys, { ...claims, algorithms: ['RS256'], requiredClaims: ['exp'] });
    // a service token has a common name instead of an address
    const person = payload.email || payload.common_name;
    if (typeof person !== 'string' || person === '') return null;
    // Access puts them into a claim of its own
    return { person, claims: v.is(claimsSchema, payload.custom) ? payload.custom : {} };
  } catch (error) {
    if (isInvalidToken(error)) return null;
    throw new KeysUnavailableError('The keys of Cloudflare Access cannot be fetched.', { cause: error });
  }
}

function isInvalidToken(error: unknown): boolean {
  return (
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys
  );
}

/** Verifies Cloudflare Access's token, which names the person and carries the identity provider's claims. */

import { errors, type FetchImplementation, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as v from 'valibot';
import { personOf } from '../contract/person.ts';
import { accessKeys } from './access-keys.ts';

export interface AccessConfiguration {
  /** The team's origin, such as `https://acme.cloudflareaccess.com`. */
  readonly teamDomain: string;
  /** The application's audience tag. */
  readonly audience: string;
}

const claimsSchema = v.record(v.string(), v.unknown());

/** One address, without space, control or invisible characters. */
const ADDRESS = /^[^@\p{C}\p{Z}]+@[^@\p{C}\p{Z}]+$/u;

/** Any other common name, such as a client certificate's, may be anyone's address. */
const CLIENT_ID = /^[0-9a-f]{32}\.access$/;

const personSchema = v.union([
  v.pipe(
    v.object({ email: v.pipe(v.string(), v.transform(personOf), v.regex(ADDRESS)) }),
    v.transform(({ email }) => email),
  ),
  // a service token has an empty subject, and no address
  v.pipe(
    v.object({
      email: v.optional(v.literal('')),
      sub: v.optional(v.literal('')),
      common_name: v.pipe(v.string(), v.regex(CLIENT_ID)),
    }),
    v.transform(({ common_name }) => common_name),
  ),
]);

export interface Identity {
  /** The person's email address, a service token's client id, or `local`, as `personOf` returns it. */
  readonly person: string;
  /**
   * Claims that Access is configured to forward from the identity provider, such as `groups`; empty for service tokens.
   */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Access's keys can't be fetched, so nobody is admitted. */
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
    const person = v.safeParse(personSchema, payload);
    if (!person.success) return null;
    // Access nests them in a `custom` claim
    return { person: person.output, claims: v.is(claimsSchema, payload.custom) ? payload.custom : {} };
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

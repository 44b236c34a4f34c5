/** Admits only people with a role in the Studio, and accepts writes only from its own pages. */

import type { Context, MiddlewareHandler } from 'hono';
import type { Rights } from '../contract/rights.ts';
import {
  accessConfiguration,
  type Identity,
  KeysUnavailableError,
  tokenVerifier,
  type VerifyToken,
} from './access-token.ts';
import { refusal } from './refusal.ts';
import { localRights, parseRoles, rightsOf } from './roles.ts';

export interface AccessVariables {
  readonly ACCESS_TEAM_DOMAIN?: string | undefined;
  readonly ACCESS_AUDIENCE?: string | undefined;
  /** `on` requires no token when the Studio is opened on this computer. */
  readonly STUDIO_LOCAL?: string | undefined;
  /** Who may do what (`roles.ts`); without it, everyone may do everything. */
  readonly STUDIO_ROLES?: unknown;
}

/** The guard's additions to a request's context. */
export interface Guarded {
  readonly Variables: {
    /** The person's email address, a service token's client id, or `local`. */
    readonly person: string;
    readonly rights: Rights;
  };
}

/** A host with or without a port. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const LOCAL: Identity = { person: 'local', claims: {} };

const NOT_CONFIGURED =
  'The Studio needs Cloudflare Access: set the variables ACCESS_TEAM_DOMAIN (such as https://acme.cloudflareaccess.com) and ACCESS_AUDIENCE (the audience tag of the application).';

/** Whether the Studio runs on this computer. */
export function isLocalStudio({ STUDIO_LOCAL }: AccessVariables): boolean {
  return STUDIO_LOCAL === 'on';
}

/** Whether the method only reads. */
export function isSafe(method: string): boolean {
  return SAFE_METHODS.includes(method);
}

/** @param sites the ids of the company's sites */
export function guard(variables: AccessVariables, sites: readonly string[]): MiddlewareHandler<Guarded> {
  const configuration = accessConfiguration(variables.ACCESS_TEAM_DOMAIN, variables.ACCESS_AUDIENCE);
  const verify = configuration && tokenVerifier(configuration);
  const isLocal = (url: URL, headers: Headers) => isLocalStudio(variables) && isForThisComputer(url, headers);
  const parsed = parseRoles(variables.STUDIO_ROLES, sites);
  return async (context, next) => {
    const { req: request } = context;
    const url = new URL(request.url);
    const atHome = isLocal(url, request.raw.headers);
    const identity = atHome ? LOCAL : await identify(context, verify);
    if (identity instanceof Response) return identity;
    if ('wrong' in parsed) return refusal(request.raw, 503, parsed.wrong);
    const rights = (atHome ? localRights : rightsOf)(parsed.roles, identity);
    if (rights === null) return refusal(request.raw, 403, withoutRole(identity));
    context.set('person', identity.person);
    context.set('rights', rights);
    if (!isSafe(request.method) && !isSameOrigin(request.raw.headers, url.origin)) {
      return refusal(request.raw, 403, 'Changes are only accepted from the Studio’s own pages.');
    }
    await next();
  };
}

function withoutRole({ person }: Identity): string {
  return `You are signed in as ${person}, but have no role in this Studio. Ask your Portico team for one.`;
}

/**
 * The URL alone may not be the one that the browser requested: Miniflare takes it from a header, which any page can
 * send if its host name resolves to this computer (DNS rebinding).
 */
function isForThisComputer(url: URL, headers: Headers): boolean {
  return LOOPBACK.test(url.host) && LOOPBACK.test(headers.get('host') ?? '');
}

async function identify({ req: request }: Context, verify: VerifyToken | null): Promise<Identity | Response> {
  if (verify === null) return refusal(request.raw, 403, NOT_CONFIGURED);
  const token = request.header('cf-access-jwt-assertion') ?? cookie(request.header('cookie') ?? '');
  if (!token) return refusal(request.raw, 403, 'Sign in with Cloudflare Access to use the Studio.');
  try {
    const identity = await verify(token);
    return identity ?? refusal(request.raw, 403, 'Your Cloudflare Access token is not valid here. Sign in again.');
  } catch (error) {
    if (error instanceof KeysUnavailableError) return refusal(request.raw, 503, `${error.message} Try again.`);
    throw error;
  }
}

function cookie(header: string): string | undefined {
  return /(?:^|;\s*)CF_Authorization=([^;]*)/.exec(header)?.[1];
}

/** Programs send neither header. */
function isSameOrigin(headers: Headers, origin: string): boolean {
  return (
    (headers.get('origin') ?? origin) === origin && (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
  );
}

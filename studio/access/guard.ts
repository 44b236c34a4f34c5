/** Admits only people who may use the Studio, and writes only from its own pages. */

import type { Context, MiddlewareHandler } from 'hono';
import { accessConfiguration, KeysUnavailableError, tokenVerifier, type VerifyToken } from './access-token.ts';
import { refusal } from './refusal.ts';

export interface AccessVariables {
  readonly ACCESS_TEAM_DOMAIN?: string | undefined;
  readonly ACCESS_AUDIENCE?: string | undefined;
  /** `on` needs no token if the Studio is opened on this computer. */
  readonly STUDIO_LOCAL?: string | undefined;
}

/** What the guard adds to a request's context. */
export interface Guarded {
  readonly Variables: {
    /** The address of the person, the name of a service token, or `local`. */
    readonly person: string;
  };
}

/** A host with or without a port. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

const NOT_CONFIGURED =
  'The Studio needs Cloudflare Access: set the variables ACCESS_TEAM_DOMAIN (such as https://acme.cloudflareaccess.com) and ACCESS_AUDIENCE (the audience tag of the application).';

/** Whether the variables are those of a Studio on this computer. */
export function isLocalStudio({ STUDIO_LOCAL }: AccessVariables): boolean {
  return STUDIO_LOCAL === 'on';
}

/** Whether the method of a request changes nothing. */
export function isSafe(method: string): boolean {
  return SAFE_METHODS.includes(method);
}

export function guard(variables: AccessVariables): MiddlewareHandler<Guarded> {
  const configuration = accessConfiguration(variables.ACCESS_TEAM_DOMAIN, variables.ACCESS_AUDIENCE);
  const verify = configuration && tokenVerifier(configuration);
  const isLocal = (url: URL, headers: Headers) => isLocalStudio(variables) && isForThisComputer(url, headers);
  return async (context, next) => {
    const { req: request } = context;
    const url = new URL(request.url);
    if (isLocal(url, request.raw.headers)) context.set('person', 'local');
    else {
      const person = verify ? await identify(context, verify) : refusal(request.raw, 403, NOT_CONFIGURED);
      if (person instanceof Response) return person;
      context.set('person', person);
    }
    if (!isSafe(request.method) && !isSameOrigin(request.raw.headers, url.origin)) {
      return refusal(request.raw, 403, 'Changes are accepted from the pages of the Studio only.');
    }
    await next();
  };
}

/**
 * The URL alone may be another one than the browser has requested: Miniflare takes it from a header, which any page can
 * send whose name was made to lead to this computer.
 */
function isForThisComputer(url: URL, headers: Headers): boolean {
  return LOOPBACK.test(url.host) && LOOPBACK.test(headers.get('host') ?? '');
}

async function identify({ req: request }: Context, verify: VerifyToken): Promise<string | Response> {
  const token = request.header('cf-access-jwt-assertion') ?? cookie(request.header('cookie') ?? '');
  if (!token) return refusal(request.raw, 403, 'Sign in with Cloudflare Access to use the Studio.');
  try {
    const person = await verify(token);
    return person ?? refusal(request.raw, 403, 'The token of Cloudflare Access is not valid here. Sign in again.');
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

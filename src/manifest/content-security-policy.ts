/** Composes the minimum that a page's Content-Security-Policy must allow for the chrome to work. */

import type { Manifest } from './schema.ts';

interface PolicyInput {
  /** The source expression of the service: `'self'`, or its origin. */
  readonly source: string;
  /** Origins that the images of blog posts may come from. */
  readonly imageOrigins: readonly string[];
  /** Whether scripts send requests, for posts or to count. */
  readonly connects: boolean;
}

/** The chrome creates no Trusted Types policy and uses no injection sink. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

export function contentSecurityPolicy({
  source,
  imageOrigins,
  connects,
}: PolicyInput): Manifest['contentSecurityPolicy'] {
  const directives = {
    'script-src': [source],
    'style-src': [source],
    'img-src': [source, ...imageOrigins],
    ...(connects ? { 'connect-src': [source] } : {}),
  };
  const header = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return {
    directives,
    elements: { 'connect-src': [source] },
    header: ["default-src 'none'", ...header].join('; '),
    trustedTypes: TRUSTED_TYPES,
  };
}

/** What a page with a Content-Security-Policy must allow for the chrome to work, and no more. */

import type { Manifest } from './schema.ts';

export interface PolicyNeeds {
  /** A source expression for this service: `'self'`, or its origin. */
  readonly service: string;
  /** Where the images of blog posts may come from. */
  readonly imageOrigins: readonly string[];
  /** Whether a menu may be sent in its loading state, so that the browser asks for its post. */
  readonly asksForPosts: boolean;
}

/** The chrome creates no Trusted Types policy and uses no sink. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";

export function contentSecurityPolicy({
  service,
  imageOrigins,
  asksForPosts,
}: PolicyNeeds): Manifest['contentSecurityPolicy'] {
  const directives = {
    'script-src': [service],
    'style-src': [service],
    'img-src': [service, ...imageOrigins],
    ...(asksForPosts ? { 'connect-src': [service] } : {}),
  };
  const header = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  return {
    directives,
    elements: { 'connect-src': [service] },
    header: ["default-src 'none'", ...header].join('; '),
    trustedTypes: TRUSTED_TYPES,
  };
}

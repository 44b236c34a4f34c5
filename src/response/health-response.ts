/** Builds the responses of `/chrome/health` and `/chrome/health/ready`. */

import type { Language } from '../contract/language.ts';
import { MAIN_SITE } from '../contract/site.ts';

/** Stands for all parts, if a whole fragment fails. Not in `parts.ts`, which serving files would load. */
export const EVERYTHING = 'everything';

export interface HealthInput {
  readonly release: {
    readonly version: string;
    /** Milliseconds since 1970. */
    readonly builtAt: number;
  };
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Parts missing from header and footer: of the main site, and of sites that an incomplete answer was sent for. */
  readonly missing: readonly {
    readonly site: string;
    readonly language: Language;
    readonly fragment: 'header' | 'footer';
    /** A part, or `EVERYTHING`. */
    readonly part: string;
  }[];
  /** What this instance knows about the publication; `null` if nothing can be published. */
  readonly messages: { readonly state: string; readonly omitted: readonly string[] } | null;
  /** The state of each post that this instance has looked up lately. */
  readonly teasers: readonly object[];
}

const HEADERS = { 'cache-control': 'no-store', 'access-control-allow-origin': '*', 'x-robots-tag': 'noindex' };

/** Always 200: version, missing parts, unshown messages, and the ages of content and posts. */
export function healthResponse({ release, now, missing, messages, teasers }: HealthInput): Response {
  const isPublicationShown = messages === null || (messages.state === 'current' && messages.omitted.length === 0);
  const body = {
    status: missing.length === 0 && isPublicationShown ? 'ok' : 'degraded',
    version: release.version,
    content: { builtAt: new Date(release.builtAt).toISOString(), ageSeconds: seconds(now - release.builtAt) },
    missing,
    messages,
    teasers,
  };
  return Response.json(body, { headers: HEADERS });
}

/**
 * 200 if the main site's header and footer can be rendered in every language, even without some parts or with outdated
 * messages; else 503.
 */
export function readinessResponse({ missing }: HealthInput): Response {
  const copied = missing.filter(({ site, part }) => site === MAIN_SITE && part === EVERYTHING);
  const body = {
    ready: copied.length === 0,
    copied: copied.map(({ language, fragment }) => `${fragment} ${language}`),
  };
  return Response.json(body, { status: body.ready ? 200 : 503, headers: HEADERS });
}

function seconds(milliseconds: number): number {
  return Math.max(0, Math.floor(milliseconds / 1_000));
}

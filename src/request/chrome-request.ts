/** What a request asks for, after every parameter was checked. */

import type { Language } from '../contract/language.ts';
import type { Inclusion, Isolation, LinkMode, ParameterName, Theme } from '../contract/parameters.ts';

export interface ChromeRequest {
  readonly language: Language;
  readonly theme: Theme;
  readonly transparent: boolean;
  readonly languageSelector: boolean;
  /** A root-relative path, or an https address on an allowed origin. */
  readonly loginLink: string;
  /** The host page's own path (no query, no fragment), or `null` where the host did not say. */
  readonly path: string | null;
  /** The id of the host's main content, for a link that skips the header; `null` is none. */
  readonly skipTo: string | null;
  readonly links: LinkMode;
  readonly assets: Inclusion;
  readonly announcement: Inclusion;
  readonly isolate: Isolation;
  readonly seed: string | null;
  /** The instant to answer for, in milliseconds since 1970; `null` is now. Only in preview mode. */
  readonly at: number | null;
  /** How the sample blog shall behave; `null` is as configured. Only in preview mode. */
  readonly blog: string | null;
}

/** Something about the query that its author should know. */
export type Notice =
  | { readonly kind: 'replaced'; readonly parameter: ParameterName; readonly used: string }
  | { readonly kind: 'repeated'; readonly parameter: ParameterName; readonly used: string }
  | { readonly kind: 'unknown'; readonly parameter: string };

export interface ParsedRequest {
  readonly request: ChromeRequest;
  readonly notices: readonly Notice[];
}

/** The answer of `/chrome/all.json`: head, header and footer, as their own routes send them for the same query. */

import { CONTRACT_VERSION } from '../contract/contract-version.ts';
import type { Freshness } from '../contract/freshness.ts';
import { escapeAttribute, fillTemplate, placeholder, templateText } from '../html/template.ts';
import { type HeadAssets, headAssets } from '../release/head-assets.ts';
import { contentHash, weakEntityTag } from '../response/entity-tag.ts';
import { boundedLifetimes, type Lifetimes } from '../response/lifetimes.ts';
import { type FragmentCache, type FragmentWithValues, identityOf, type Rendered } from './fragment-cache.ts';
import type { ParsedRequest } from './parse-request.ts';

/** `styles` and `scripts` repeat the files in `head`, for frameworks that write the `<head>` themselves. */
export interface AllAnswer extends HeadAssets {
  readonly contract: typeof CONTRACT_VERSION;
  readonly version: string;
  readonly language: string;
  readonly head: string;
  readonly header: string;
  readonly footer: string;
  readonly freshness: {
    readonly state: Freshness;
    /** ISO 8601; the content changes at this instant. */
    readonly freshUntil: string;
    /** In seconds, as in `Cache-Control`; counts down as `freshUntil` approaches. */
    readonly maxAge: number;
    readonly staleWhileRevalidate: number;
    readonly staleIfError: number;
  };
}

/** A header or footer, as its own route sends it. */
export interface ChromeAnswer extends FragmentWithValues {
  readonly state: Freshness;
  /** When its content changes, in milliseconds since 1970. */
  readonly changesAt: number;
  readonly lifetimes: Lifetimes;
}

interface AllInput {
  readonly cache: FragmentCache;
  readonly parsed: ParsedRequest;
  readonly head: Rendered;
  readonly header: ChromeAnswer;
  readonly footer: ChromeAnswer;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly version: string;
}

/** The entity tag depends on what is shown and until when, but not on the lifetimes, which count down. */
export function allAnswer({ cache, parsed, head, header, footer, now, version }: AllInput) {
  const language = parsed.parameters.lang;
  const fragments = [head, header, footer].map(({ fragment }) => fragment);
  const key = ['all', language, ...fragments.map(({ hash }) => hash)].join(' ');
  const { fragment, reused } = cache.getOrRender(key, () => {
    const [headText, headerText, footerText] = fragments.map(({ template }) => templateText(template));
    const { styles, scripts } = headAssets(parsed.assets);
    const texts = { head: headText, styles, scripts, header: headerText, footer: footerText };
    const answer = { contract: CONTRACT_VERSION, version, language, ...texts };
    return { html: `${JSON.stringify(answer).slice(0, -1)},"freshness":${placeholder(FRESHNESS)}}`, failed: [] };
  });
  // a footer is fresh or degraded, which has the shortest lifetimes
  const least = footer.state === 'degraded' ? footer : header;
  const { state } = least;
  const changesAt = Math.min(header.changesAt, footer.changesAt);
  const lifetimes = boundedLifetimes(least.lifetimes, now, changesAt);
  const freshUntil = new Date(changesAt).toISOString();
  const freshness = JSON.stringify({ state, freshUntil, ...lifetimes });
  const values = { ...header.values, ...footer.values };
  const identity = identityOf(fragment, { ...values, [FRESHNESS]: freshness });
  const body = cache.getOrMakeBody(identity, () => ({
    content: fillTemplate(fragment.template, { ...values, [FRESHNESS]: freshness }, escapeInJson),
    etag: weakEntityTag(contentHash(identityOf(fragment, { ...values, [FRESHNESS]: `${state} ${freshUntil}` }))),
  }));
  return { body: { ...body, reused }, state, lifetimes } as const;
}

/** The placeholder of the field `freshness`. */
const FRESHNESS = 'freshness';

/** Escapes markup inside a JSON string; the freshness is already JSON. */
function escapeInJson(value: string, name: string): string {
  return name === FRESHNESS ? value : JSON.stringify(escapeAttribute(value)).slice(1, -1);
}

/** Composes the body of `/chrome/all.json`: head, header and footer, the same as their own routes send for this query. */

import type { ContentSnapshot } from '../chrome/content-snapshot.ts';
import type { ChromeState } from '../contract/state.ts';
import type { BodyCache, CachedBody } from '../response/body-cache.ts';
import type { Lifetimes } from '../response/lifetimes.ts';
import type { PostLookup } from '../teaser/look-up-posts.ts';
import { footerBody, headBody, headerBody } from './bodies.ts';
import type { RequestContext } from './request-context.ts';

export interface AllAnswer {
  readonly version: string;
  readonly language: string;
  readonly head: string;
  readonly header: string;
  readonly footer: string;
  readonly freshness: {
    readonly state: ChromeState;
    /** ISO 8601; the content changes at this instant. */
    readonly freshUntil: string;
    /** In seconds, as in `Cache-Control`. */
    readonly maxAge: number;
    readonly staleWhileRevalidate: number;
    readonly staleIfError: number;
  };
}

export async function allBody(
  cache: BodyCache,
  context: RequestContext,
  snapshot: ContentSnapshot,
  latest: PostLookup,
  lifetimes: Lifetimes,
  version: string,
): Promise<CachedBody> {
  const [head, header, footer] = await Promise.all([
    headBody(cache, context),
    headerBody(cache, context, snapshot, latest),
    footerBody(cache, context, snapshot),
  ]);
  const freshUntil = new Date(snapshot.freshUntil).toISOString();
  const freshness = { state: latest.state, freshUntil, ...lifetimes };
  const key = ['all', context.parameters.lang, head.etag, header.etag, footer.etag, ...Object.values(freshness)];
  return cache.getOrRender(key.join(' '), () => {
    const answer: AllAnswer = {
      version,
      language: context.parameters.lang,
      head: textOf(head),
      header: textOf(header),
      footer: textOf(footer),
      freshness,
    };
    return JSON.stringify(answer);
  });
}

function textOf({ bytes }: CachedBody): string {
  return new TextDecoder().decode(bytes);
}

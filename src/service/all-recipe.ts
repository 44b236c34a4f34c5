/** Head, header and footer in one JSON answer, for hosts that fetch from a server. */

import { leastLifetimes } from '../response/lifetimes.ts';
import type { KnownAddress } from './known-addresses.ts';
import type { Recipe } from './recipe.ts';

/** What `/chrome/all.json` answers. */
export interface AllAnswer {
  readonly version: string;
  readonly language: string;
  readonly head: string;
  readonly header: string;
  readonly footer: string;
  readonly freshness: {
    readonly state: string;
    /** ISO 8601: until when all of it holds. */
    readonly freshUntil: string;
    /** Seconds, as in `Cache-Control`. */
    readonly maxAge: number;
    readonly staleWhileRevalidate: number;
    readonly staleIfError: number;
  };
}

export interface Parts {
  readonly head: Recipe;
  readonly header: Recipe;
  readonly footer: Recipe;
}

/** Each part is what its own route answers to the same query. */
export function allRecipe({ request }: KnownAddress, { head, header, footer }: Parts, version: string): Recipe {
  const { state } = header;
  const lifetimes = leastLifetimes([head, header, footer].map((part) => part.lifetimes));
  const freshUntil = Math.min(head.freshUntil, header.freshUntil, footer.freshUntil);
  const answer = (): AllAnswer => ({
    version,
    language: request.language,
    head: head.render(),
    header: header.render(),
    footer: footer.render(),
    freshness: { state, freshUntil: new Date(freshUntil).toISOString(), ...lifetimes },
  });
  return {
    key: `all ${head.key} ${header.key} ${footer.key} ${freshUntil} ${Object.values(lifetimes)} ${state}`,
    state,
    lifetimes,
    freshUntil,
    render: () => JSON.stringify(answer()),
  };
}

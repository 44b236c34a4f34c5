/** Keeps fragments that were complete, for when the same one cannot be made later. */

import { type FragmentVariant, possibleVariants, variantKey } from '../chrome/variant.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import type { ParameterValues } from '../request/parameters.ts';
import { LruCache } from '../response/lru-cache.ts';
import type { Fragment } from './fragment-cache.ts';

export type FragmentName = 'header' | 'footer';

export interface EarlierFragment {
  readonly fragment: Fragment;
  /** When its content changes, in milliseconds since 1970: it is not used from then on. */
  readonly freshUntil: number;
}

/** In bytes. Most of them are in the fragment cache too, and take no further memory. */
const CAPACITY = 4 * 1024 * 1024;

export function createEarlierFragments() {
  const earlier = new LruCache<string, EarlierFragment>(CAPACITY, ({ fragment }) => fragment.template.size);
  return {
    keep(
      name: FragmentName,
      parameters: ParameterValues,
      variant: FragmentVariant,
      { revision }: CurrentContent,
      kept: EarlierFragment,
    ): void {
      // not the rest of an answer, such as the addresses of its page
      const { fragment, freshUntil } = kept;
      earlier.set(keyOf(name, parameters, variant, revision), { fragment, freshUntil });
    },
    /** Only of the current publication: an announcement that was ended must not come back. */
    find(
      name: FragmentName,
      parameters: ParameterValues,
      { revision }: CurrentContent,
      now: number,
    ): EarlierFragment | null {
      const found = possibleVariants(name, parameters)
        .map((variant) => earlier.get(keyOf(name, parameters, variant, revision)))
        .find((kept) => kept && now < kept.freshUntil);
      return found ?? null;
    },
  };
}

function keyOf(
  name: FragmentName,
  { lang, announcement }: ParameterValues,
  variant: FragmentVariant,
  revision: string,
): string {
  return `${name} ${revision} ${announcement} ${variantKey(lang, variant)}`;
}

export type EarlierFragments = ReturnType<typeof createEarlierFragments>;

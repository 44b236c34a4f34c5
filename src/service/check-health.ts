/** Finds out what the service can render in each language. */

import { footerVariant, headerVariant } from '../chrome/variant.ts';
import type { FailedPart } from '../content/content.ts';
import type { ContentFor } from '../content/content-for.ts';
import { LANGUAGES, type Language } from '../contract/language.ts';
import { EVERYTHING } from '../response/health-response.ts';
import type { PostLookup } from '../teaser/look-up-posts.ts';
import type { FragmentName } from './earlier-fragments.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { footerFragment, headerFragment } from './fragments.ts';
import { linksOf, type RequestContext } from './request-context.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** A part that is missing in a language. */
export interface MissingPart {
  readonly language: Language;
  readonly fragment: FragmentName;
  /** Or `EVERYTHING`. */
  readonly part: string;
}

const NO_POSTS: PostLookup = { posts: new Map(), state: 'fallback', revision: '' };

/**
 * Renders header and footer in each language, unless they are in the cache.
 *
 * @param context of a request without parameters
 * @param now milliseconds since 1970
 */
export function findMissingParts(
  cache: FragmentCache,
  context: RequestContext,
  now: number,
  contentFor: ContentFor,
  randomSeed: () => string,
): readonly MissingPart[] {
  const { parameters } = context;

  const inHeader = (language: Language): string[] => {
    const content = contentFor(language);
    const { snapshot, failed } = takeSnapshot(content, now, randomSeed);
    const variant = headerVariant(parameters, content);
    const { announcement } = snapshot;
    const source = { content, variant, links: linksOf(context, variant), announcement, latest: NO_POSTS };
    return partNames([...failed, ...headerFragment(cache, source).fragment.failed, ...content.failed.header]);
  };
  const inFooter = (language: Language): string[] => {
    const content = contentFor(language);
    const variant = footerVariant(parameters, content);
    const year = String(new Date(now).getUTCFullYear());
    const source = { content, variant, links: linksOf(context, variant), year };
    return partNames([...footerFragment(cache, source).fragment.failed, ...content.failed.footer]);
  };
  const missing = (fragment: FragmentName, find: (language: Language) => readonly string[]) =>
    LANGUAGES.flatMap((language) => orEverything(() => find(language)).map((part) => ({ language, fragment, part })));
  return [...missing('header', inHeader), ...missing('footer', inFooter)];
}

function partNames(failed: readonly FailedPart[]): string[] {
  return failed.map(({ part }) => part);
}

function orEverything(find: () => readonly string[]): readonly string[] {
  try {
    return find();
  } catch {
    return [EVERYTHING];
  }
}

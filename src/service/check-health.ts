/** Checks what the service can render of a site in each language. */

import { contentAt } from '../chrome/content-at-instant.ts';
import { footerVariant, headerVariant } from '../chrome/variant.ts';
import type { Content, FailedPart } from '../content/content.ts';
import type { FragmentName } from '../content/parts.ts';
import { LANGUAGES, type Language } from '../contract/language.ts';
import type { CurrentContent } from '../publication/content-source.ts';
import { EVERYTHING } from '../response/health-response.ts';
import type { PostLookup } from '../teaser/post-cache.ts';
import type { FragmentCache } from './fragment-cache.ts';
import { footerFragment, headerFragment } from './fragments.ts';
import { linksOf, type ParsedRequest } from './parse-request.ts';

/** A part of a site that is missing in a language. */
export interface MissingPart {
  readonly site: string;
  readonly language: Language;
  readonly fragment: FragmentName;
  /** A part, or `EVERYTHING`. */
  readonly part: string;
}

interface HealthSource {
  readonly cache: FragmentCache;
  /** With no other parameter than the site. */
  readonly parsed: ParsedRequest;
  readonly current: CurrentContent;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly randomSeed: () => string;
}

const NO_POSTS: PostLookup = { posts: new Map(), state: 'fallback', revision: '' };

/** Renders header and footer in each language, unless they are in the cache. */
export function findMissingParts({ cache, parsed, current, now, randomSeed }: HealthSource): readonly MissingPart[] {
  const { revision } = current;
  const inHeader = (content: Content): readonly FailedPart[] => {
    const { announcement, failed } = contentAt(content, now, randomSeed, null);
    const variant = headerVariant(parsed, content);
    const links = linksOf(parsed, variant, content);
    const { fragment } = headerFragment(cache, { revision, content, variant, links, announcement, latest: NO_POSTS });
    return [...failed, ...fragment.failed];
  };
  const inFooter = (content: Content): readonly FailedPart[] => {
    const variant = footerVariant(parsed, content);
    const year = String(new Date(now).getUTCFullYear());
    return footerFragment(cache, { revision, content, variant, links: linksOf(parsed, variant, content), year })
      .fragment.failed;
  };
  const { site } = parsed.parameters;
  const missing = (fragment: FragmentName, find: (content: Content) => readonly FailedPart[]) =>
    LANGUAGES.flatMap((language) => {
      const parts = orEverything(() => {
        const content = current.contentFor({ site, language });
        return [...find(content), ...content.failed[fragment]].map(({ part }) => part);
      });
      return parts.map((part) => ({ site, language, fragment, part }));
    });
  return [...missing('header', inHeader), ...missing('footer', inFooter)];
}

function orEverything(find: () => readonly string[]): readonly string[] {
  try {
    return find();
  } catch {
    return [EVERYTHING];
  }
}

/** Compares the paths of pages with the patterns of messages, whatever the language of the page. */

import { BASE, UNSAFE, withoutTrailingSlash } from './address.ts';
import { withoutPathPrefix } from './language.ts';

/** A path, optionally ending in `*`: `/docs/*` matches the page `/docs` and every page below it. */
export const PATH_PATTERN = new RegExp(`^/(?:[^${UNSAFE}/?#*]+/)*[^${UNSAFE}/?#*]*\\*?$`);

/** Removes the language prefix and a trailing slash: `/de/docs/` → `/docs`. */
export function pagePath(path: string): string {
  return withoutTrailingSlash(withoutPathPrefix(path));
}

/** In the form of `pagePath`: `/de/docs/` → `/docs`, `/de/docs/*` → `/docs/*`. Drops invalid patterns. */
export function normalizedPatterns(patterns: readonly string[]): readonly string[] {
  return patterns
    .filter((pattern) => PATH_PATTERN.test(pattern))
    .map((pattern) => pagePath(new URL(pattern, BASE).pathname));
}

/**
 * @param path as `pagePath` returns it
 * @param patterns as `normalizedPatterns` returns them
 */
export function matchesPath(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) || `${path}/*` === pattern : path === pattern,
  );
}

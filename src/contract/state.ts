/** The value of the `Portico-State` header. */

/**
 * Of the blog posts in a fragment: all fresh, one of them stale, or a fallback in place of one. `degraded` if a part of
 * the fragment could not be made, whatever the posts are.
 */
export type ChromeState = 'fresh' | 'stale' | 'fallback' | 'degraded';

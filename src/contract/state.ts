/** The value of the `Portico-State` header. */

/**
 * Of the blog posts in a fragment: all fresh, one of them stale, or a fallback in place of one. `degraded` if a part of
 * the fragment could not be made, whatever the posts are.
 */
export type ChromeState = 'fresh' | 'stale' | 'fallback' | 'degraded';

/**
 * How content changes besides by schedule: only with a deploy, or also when messages are published. `overdue` if what was
 * published last could not be read for longer than it should take.
 */
export type ContentChanges = 'deployed' | 'published' | 'overdue';

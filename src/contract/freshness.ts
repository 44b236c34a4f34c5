/** How fresh an answer is, and how its content changes. */

/**
 * The value of the `Portico-State` header. Of the blog posts in a fragment: all fresh, one of them stale, or a fallback
 * in place of one. `degraded` if a part of the fragment failed, whatever the posts are.
 */
export type Freshness = 'fresh' | 'stale' | 'fallback' | 'degraded';

/**
 * How content changes outside its schedule: only with a deploy, or also when messages are published. `overdue` if the
 * latest publication could not be read for longer than it should take.
 */
export type ContentMode = 'deployed' | 'published' | 'overdue';

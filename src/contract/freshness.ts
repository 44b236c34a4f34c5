/** How fresh an answer is, and how its content changes. */

/**
 * The value of the `Portico-State` header: all blog posts in the fragment are fresh, one is stale, or a fallback
 * replaces one. `degraded` if a part of the fragment failed, whatever the state of its posts.
 */
export type Freshness = 'fresh' | 'stale' | 'fallback' | 'degraded';

/**
 * How content changes outside its schedule: only with a deploy, or also when messages are published. `overdue` if the
 * latest publication could not be read for longer than it should take.
 */
export type ContentMode = 'deployed' | 'published' | 'overdue';

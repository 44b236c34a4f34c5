/** The freshness of the blog posts in a fragment: the value of the `Portico-State` header. */

export type ChromeState = 'fresh' | 'stale' | 'fallback';

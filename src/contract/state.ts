/** How current the blog's posts in a fragment are, as `Portico-State` says it. */

export type ChromeState = 'fresh' | 'stale' | 'fallback';

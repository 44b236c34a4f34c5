/** The places of the header that hosts fill with content of their own. */

export const SLOTS = ['banner', 'search', 'account', 'tools', 'local'] as const;

export type Slot = (typeof SLOTS)[number];

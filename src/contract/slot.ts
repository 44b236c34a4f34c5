/** The slots of the header, which hosts fill with their own content. */

export const SLOTS = ['banner', 'search', 'account', 'tools', 'local'] as const;

export type Slot = (typeof SLOTS)[number];

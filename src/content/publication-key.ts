/** The published document's key in KV, and its format. */

export const PUBLICATION_KEY = 'publication';

/** Every release reads every format, as far as it knows the content (decision 65). */
export const PUBLICATION_FORMAT = 1;

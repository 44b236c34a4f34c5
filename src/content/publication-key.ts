/** Where the published document is in KV, and its format. */

export const PUBLICATION_KEY = 'publication';

/** Every release reads every format, as far as it knows what is in it (decision 65). */
export const PUBLICATION_FORMAT = 1;

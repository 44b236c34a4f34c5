/** The language prefixes of the site's paths, apart from the table of languages so that scripts stay small. */

/** Empty if the paths of a language have none. */
export const LANGUAGE_PREFIXES = { de: '/de', en: '', fr: '/fr', es: '/es', pt: '/pt', ja: '/jp' } as const;

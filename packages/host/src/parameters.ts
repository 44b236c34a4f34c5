/** The parameters of the fragments. Written by `npm run schemas` from the service's own module: do not edit. */

/** Omitted parameters have the service's defaults. */
export interface FragmentParameters {
  /** Language of texts and links: its code or alias, ignoring case, also with a region (de-AT). */
  readonly lang?: string | undefined;
  /** Id of the page's site, which sets menu, second level, buttons and defaults. */
  readonly site?: string | undefined;
  /** Colour theme; auto follows the visitor's preference. */
  readonly theme?: 'dark' | 'light' | 'auto' | undefined;
  /** compact omits menus, buttons, announcement and footer columns; minimal keeps only logo and legal links. */
  readonly size?: 'full' | 'compact' | 'minimal' | undefined;
  /** Whether the header has no background until the page is scrolled. */
  readonly transparent?: boolean | undefined;
  /** Whether the header offers a choice of languages. */
  readonly languageSelector?: boolean | undefined;
  /** Languages that the page exists in, separated by commas: links to others are omitted, except the current one. */
  readonly languages?: string | undefined;
  /** Target of the login link: a root-relative path, or an https URL on an allowed origin. */
  readonly loginLink?: string | undefined;
  /** The page's path: marks the current link, unfolds its footer column on phones, and keeps language links on the page. */
  readonly path?: string | undefined;
  /** Pages from the site's home page down to this one, one per line: path, space, title. */
  readonly breadcrumbs?: string | undefined;
  /** Id of the main content, for a skip link to it. */
  readonly skipTo?: string | undefined;
  /** absolute makes links and files full URLs, for hosts on a different domain from the main site. */
  readonly links?: 'relative' | 'absolute' | undefined;
  /** omit leaves out the announcement, for copies stored longer than Cache-Control allows. */
  readonly announcement?: 'include' | 'omit' | undefined;
  /** shadow keeps the styles of page and chrome apart, in a declarative shadow root. */
  readonly isolate?: 'none' | 'shadow' | undefined;
  /** Requests with the same seed get the same announcement; without a seed, each draws its own. */
  readonly seed?: string | undefined;
}

export interface ParameterRule {
  /** The source of a regular expression that accepted values match. */
  readonly pattern: string;
  /** In characters, with everything outside ASCII percent-encoded. */
  readonly maxLength?: number;
  /** Whether it differs from page to page. */
  readonly isOfPage?: true;
}

/** The attributes of the custom elements by parameter. */
export const ATTRIBUTES = {
  lang: 'lang',
  site: 'site',
  theme: 'theme',
  size: 'size',
  transparent: 'transparent',
  languageSelector: 'language-selector',
  languages: 'languages',
  loginLink: 'login-link',
  path: 'path',
  breadcrumbs: 'breadcrumbs',
  skipTo: 'skip-to',
  announcement: 'announcement',
  isolate: 'isolate',
  seed: 'seed',
} as const;

/** In their order in URLs. */
export const PARAMETER_RULES: Readonly<Record<keyof FragmentParameters, ParameterRule>> = {
  lang: {
    pattern: '^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8}){0,3}$',
  },
  site: {
    pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  },
  theme: {
    pattern: '^(?:dark|light|auto)$',
  },
  size: {
    pattern: '^(?:full|compact|minimal)$',
  },
  transparent: {
    pattern: '^(?:true|false)$',
  },
  languageSelector: {
    pattern: '^(?:true|false)$',
  },
  languages: {
    pattern: '^[A-Za-z0-9_-]+(?:,[A-Za-z0-9_-]+)*$',
    maxLength: 1024,
    isOfPage: true,
  },
  loginLink: {
    pattern:
      '^(?:\\/(?:[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]+\\/)*[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]*(?:[?#][^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^]*)?|https:\\/\\/[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]+(?:[/?#][^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^]*)?)$',
    maxLength: 1024,
    isOfPage: true,
  },
  path: {
    pattern:
      '^\\/(?:[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]+\\/)*[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]*(?:[?#][^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^]*)?$',
    maxLength: 1024,
    isOfPage: true,
  },
  breadcrumbs: {
    pattern:
      '^\\/(?:[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]+\\/)*[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]*(?:[?#][^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^]*)? [^\\s\\u0000-\\u001f\\u007f-\\u009f][^\\u0000-\\u001f\\u007f-\\u009f]{0,99}(?:\\r?\\n\\/(?:[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]+\\/)*[^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^/?#]*(?:[?#][^\\u0000-\\u0020\\u007f\\\\<>"\'`{}|^]*)? [^\\s\\u0000-\\u001f\\u007f-\\u009f][^\\u0000-\\u001f\\u007f-\\u009f]{0,99}){0,7}$',
    maxLength: 2048,
    isOfPage: true,
  },
  skipTo: {
    pattern: '^[A-Za-z][\\w-]{0,63}$',
  },
  links: {
    pattern: '^(?:relative|absolute)$',
  },
  announcement: {
    pattern: '^(?:include|omit)$',
  },
  isolate: {
    pattern: '^(?:none|shadow)$',
  },
  seed: {
    pattern: '^[A-Za-z0-9_-]{1,64}$',
    isOfPage: true,
  },
};

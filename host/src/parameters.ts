/** The parameters of the fragments. Written by `npm run schemas` from the service's own table: do not edit. */

export interface FragmentParameters {
  /** Language of the text and links; case is ignored, a region is accepted (pt-BR), and jp means ja. */
  readonly lang?: 'de' | 'en' | 'fr' | 'es' | 'pt' | 'ja';
  /** Colour theme; auto follows the visitor's preference. */
  readonly theme?: 'dark' | 'light' | 'auto';
  /** Whether the header has no background until the page is scrolled. */
  readonly transparent?: boolean;
  /** Whether the header offers a choice of languages. */
  readonly languageSelector?: boolean;
  /** Target of the login link: a root-relative path, or an https URL on an allowed origin. */
  readonly loginLink?: string;
  /** Path of the page that includes the header. */
  readonly path?: string;
  /** Id of the page's main content: adds a skip link to it at the start of the header. */
  readonly skipTo?: string;
  /** absolute makes links and files full URLs, for hosts on another domain than the site. */
  readonly links?: 'relative' | 'absolute';
  /** shadow puts the markup in a declarative shadow root. */
  readonly isolate?: 'none' | 'shadow';
  /** Requests with the same seed get the same announcement. */
  readonly seed?: string;
}

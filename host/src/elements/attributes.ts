/** The attributes, properties and events of `<portico-header>` and `<portico-footer>`, for the JSX types of frameworks. */

import type { CountedDetail, CountedEvents } from '../counted-events.ts';
import type { FragmentParameters } from '../parameters.ts';

type Flag = boolean | 'true' | 'false';

/** Written as in HTML, in lower case with hyphens. */
export interface PorticoAttributes {
  /** Language of the text and links. */
  lang?: FragmentParameters['lang'] | undefined;
  /** The site that the page belongs to, by its id. */
  site?: string | undefined;
  theme?: FragmentParameters['theme'] | undefined;
  size?: FragmentParameters['size'] | undefined;
  /** Whether the header has no background until the page is scrolled. */
  transparent?: Flag | undefined;
  'language-selector'?: Flag | undefined;
  /** Languages that the page exists in, separated by commas. */
  languages?: string | undefined;
  'login-link'?: string | undefined;
  /** Path of the page. A change marks the current link and moves the language links, without a request. */
  path?: string | undefined;
  /** One line per page: path, space, title. */
  breadcrumbs?: string | undefined;
  'skip-to'?: string | undefined;
  announcement?: 'include' | 'omit' | undefined;
  isolate?: FragmentParameters['isolate'] | undefined;
  seed?: string | undefined;
  /** The origin of the service, if `elements.js` comes from another one. */
  src?: string | undefined;
}

/** Properties of the elements in addition to those of `HTMLElement`. */
export interface PorticoElement extends HTMLElement {
  site: string;
  theme: string;
  size: string;
  transparent: boolean;
  languageSelector: boolean;
  languages: string;
  loginLink: string;
  path: string;
  breadcrumbs: string;
  skipTo: string;
  announcement: string;
  isolate: string;
  seed: string;
}

/** An event of the chrome. `currentTarget` is the element with the listener. */
export type ChromeEvent<Detail> = CustomEvent<Detail> & { readonly currentTarget: PorticoElement };

export interface ChromeEvents extends Record<keyof CountedEvents, ChromeEvent<CountedDetail>> {
  /** The element shows the chrome. */
  'portico-load': ChromeEvent<null>;
  /** Loading has failed, and the element keeps its previous content. */
  'portico-error': ChromeEvent<{ readonly reason: string }>;
  /** A language link is about to be followed, unless `preventDefault()` is called. */
  'portico-languagechange': ChromeEvent<{ readonly language: string; readonly href: string }>;
  /** A search shortcut was pressed, which focuses the chrome's search unless `preventDefault()` is called. */
  'portico-search': ChromeEvent<null>;
  /** A section, the language selector or the overlay has opened or closed. */
  'portico-toggle': ChromeEvent<{ readonly id: string; readonly open: boolean }>;
}

/** Listeners by the framework's property names, such as `on` before the event name. */
export type ListenersOf<Prefix extends string> = {
  [Name in keyof ChromeEvents as `${Prefix}${Name}`]?: ((event: ChromeEvents[Name]) => void) | undefined;
};

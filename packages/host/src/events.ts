/** The events of the chrome. Written by `npm run schemas` from the service's own module: do not edit. */

/** The details by event name. */
export interface EventDetails {
  /** A language link is about to be followed, unless `preventDefault()` is called. */
  readonly 'portico-languagechange': { readonly language: string; readonly href: string };
  /** A link with a command is about to be followed, unless `preventDefault()` is called. */
  readonly 'portico-command': { readonly command: string; readonly href: string };
  /** A search shortcut was pressed, which focuses the chrome's search unless `preventDefault()` is called. */
  readonly 'portico-search': null;
  /** A section, the language selector or the overlay has opened or closed. */
  readonly 'portico-toggle': { readonly id: string; readonly open: boolean };
  /** Half of a message has been visible for a second, if the service counts. */
  readonly 'portico-seen': { readonly id: string };
  /** The link of a message was clicked, if the service counts. */
  readonly 'portico-click': { readonly id: string };
  /** A message was dismissed, if the service counts. */
  readonly 'portico-dismiss': { readonly id: string };
  /** A menu was opened, if the service counts. */
  readonly 'portico-open': { readonly id: string };
  /** A link of the chrome was clicked, if the service counts. */
  readonly 'portico-link': { readonly id: string };
  /** The element shows the chrome. */
  readonly 'portico-load': null;
  /** Loading has failed, and the element keeps its previous content. */
  readonly 'portico-error': { readonly reason: string };
}

export const EVENT_NAMES = [
  'portico-languagechange',
  'portico-command',
  'portico-search',
  'portico-toggle',
  'portico-seen',
  'portico-click',
  'portico-dismiss',
  'portico-open',
  'portico-link',
  'portico-load',
  'portico-error',
] as const satisfies readonly (keyof EventDetails)[];

/** What the service counts, each dispatched once per page view (docs/counting.md). */
export interface CountedEvents {
  readonly 'portico-seen': CustomEvent<CountedDetail>;
  readonly 'portico-click': CustomEvent<CountedDetail>;
  readonly 'portico-dismiss': CustomEvent<CountedDetail>;
  readonly 'portico-open': CustomEvent<CountedDetail>;
  readonly 'portico-link': CustomEvent<CountedDetail>;
}

/** With the id of the message, opened menu or link. */
export type CountedDetail = EventDetails['portico-seen'];

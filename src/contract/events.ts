/** The events that the chrome dispatches on the host page. Both bubble and cross shadow roots. */

/** Before a language link is followed. Cancelable: a host that switches the language itself calls `preventDefault()`. */
export const LANGUAGE_CHANGE_EVENT = 'portico:languagechange';

export interface LanguageChangeDetail {
  /** A code such as `de`; a header of a later release may have more than this one. */
  readonly language: string;
  readonly href: string;
}

/** After a section or the overlay opened or closed. */
export const TOGGLE_EVENT = 'portico:toggle';

export interface ToggleDetail {
  /** A navigation id, `LANGUAGE` for the language selector, or `portico-menu` for the overlay. */
  readonly id: string;
  readonly open: boolean;
}

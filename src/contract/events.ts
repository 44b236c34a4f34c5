/** The events that the chrome dispatches on the host page. Both bubble and cross shadow roots. */

import type { Language } from './language.ts';

/** Before a language link is followed; cancelable: a host that handles it calls `preventDefault()`. */
export const LANGUAGE_CHANGE_EVENT = 'portico:languagechange';

export interface LanguageChangeDetail {
  readonly language: Language;
  readonly href: string;
}

/** After a section or the overlay opened or closed. */
export const TOGGLE_EVENT = 'portico:toggle';

export interface ToggleDetail {
  /** A navigation id, `LANGUAGE` for the language selector, or `portico-menu` for the overlay. */
  readonly id: string;
  readonly open: boolean;
}

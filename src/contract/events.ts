/**
 * Events that the chrome dispatches in the host page. They bubble and cross shadow roots. Each is dispatched again with
 * a hyphen instead of the colon, because some frameworks reject colons in event names.
 */

/** `portico:toggle` → `portico-toggle` */
export function nameWithoutColon(name: string): string {
  return name.replace(':', '-');
}

/** Dispatched before a language link is followed. A host that switches the language itself calls `preventDefault()`. */
export const LANGUAGE_CHANGE_EVENT = 'portico:languagechange';

export interface LanguageChangeDetail {
  /** A code such as `de`. Not typed as `Language`, because a header of a later release may have more languages. */
  readonly language: string;
  readonly href: string;
}

/** Dispatched for the shortcuts of the search. A host that opens its own search calls `preventDefault()`. */
export const SEARCH_EVENT = 'portico:search';

/** Dispatched on a link with a command before it is followed. A page that does what it says calls `preventDefault()`. */
export const COMMAND_EVENT = 'portico:command';

export interface CommandDetail {
  readonly command: string;
  readonly href: string;
}

/** Dispatched after a section or the overlay has opened or closed. */
export const TOGGLE_EVENT = 'portico:toggle';

export interface ToggleDetail {
  /** A navigation id, `LANGUAGE` for the language selector, or `portico-menu` for the overlay. */
  readonly id: string;
  readonly open: boolean;
}

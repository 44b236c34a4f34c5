/** Attributes and events of the custom elements `<portico-header>` and `<portico-footer>`. */

/** `language-selector` → `languageSelector` */
export function parameterOfAttribute(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The origin of the service, if the script comes from another one. */
export const SERVICE_ATTRIBUTE = 'src';

/** Dispatched when the chrome has replaced the content of the element. */
export const LOAD_EVENT = 'portico:load';

/** Dispatched when loading has failed; the content of the element is unchanged. */
export const ERROR_EVENT = 'portico:error';

export interface ErrorDetail {
  /** A human-readable message. */
  readonly reason: string;
}

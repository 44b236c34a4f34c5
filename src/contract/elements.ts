/** The custom elements `<portico-header>` and `<portico-footer>`: their attributes and the events that they dispatch. */

/** Each attribute is a parameter of the fragments in kebab case; a test compares them with the table of parameters. */
export const PARAMETER_ATTRIBUTES = [
  'lang',
  'theme',
  'transparent',
  'language-selector',
  'login-link',
  'path',
  'skip-to',
  'announcement',
  'isolate',
  'seed',
] as const;

/** `language-selector` → `languageSelector` */
export function parameterOfAttribute(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The origin of the service, where it is not the one that the script comes from. */
export const SERVICE_ATTRIBUTE = 'src';

/** Dispatched after the chrome has replaced the content of the element. */
export const LOAD_EVENT = 'portico:load';

/** Dispatched after loading has failed; the content of the element is unchanged. */
export const ERROR_EVENT = 'portico:error';

export interface ErrorDetail {
  /** What went wrong, for a person to read. */
  readonly reason: string;
}

/** The custom elements `<portico-header>` and `<portico-footer>`: their attributes, and the events that they dispatch. */

import type { ParameterName } from './parameters.ts';

/** Attribute → parameter of the fragment. */
export const ELEMENT_PARAMETERS = {
  lang: 'lang',
  theme: 'theme',
  transparent: 'transparent',
  'language-selector': 'languageSelector',
  'login-link': 'loginLink',
  path: 'path',
  'skip-to': 'skipTo',
  seed: 'seed',
  announcement: 'announcement',
  isolate: 'isolate',
} as const satisfies Readonly<Record<string, ParameterName>>;

/** The service to ask, where it is not the one that the script is from. */
export const SERVICE_ATTRIBUTE = 'src';

/** After the chrome took the place of what was in the element. */
export const LOAD_EVENT = 'portico:load';

/** After the chrome could not be had: what was in the element is still there. */
export const ERROR_EVENT = 'portico:error';

export interface ErrorDetail {
  /** For people: what went wrong. */
  readonly reason: string;
}

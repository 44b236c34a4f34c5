/** Imports the loader that a header names. */

import { findScript } from '../import-checked.ts';

export interface Loader {
  readonly start: (host: HTMLElement) => unknown;
}

/**
 * The loader has to be among the files of the service, which may be on the page's own origin.
 *
 * @returns `undefined` if there is none: a header works as without scripts, and a footer has none
 */
export async function importLoader(root: HTMLElement, service: string): Promise<Loader | undefined> {
  const find = (origin: string) => findScript(root, 'loader', new URL('/chrome/assets/', origin).href);
  try {
    return await (find(document.baseURI) ?? find(service))?.();
  } catch {
    return undefined;
  }
}

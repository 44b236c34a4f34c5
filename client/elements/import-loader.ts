/** Imports the loader that a header names. */

import { findScript } from '../import-checked.ts';

export interface Loader {
  readonly start: (host: HTMLElement) => unknown;
}

/**
 * Accepts a loader only from the service's files, which may be on the page's own origin.
 *
 * @returns `undefined` without one: a header then works as without scripts; a footer never has one
 */
export async function importLoader(root: HTMLElement, service: string): Promise<Loader | undefined> {
  const find = (origin: string) => findScript(root, 'loader', new URL('/chrome/assets/', origin).href);
  try {
    return await (find(document.baseURI) ?? find(service))?.();
  } catch {
    return undefined;
  }
}

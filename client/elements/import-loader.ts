/** Imports the loader that a header names. */

import { findScript } from '../import-checked.ts';

export interface Loader {
  readonly start: (host: HTMLElement) => unknown;
}

/**
 * Accepts a loader only from the service's files, which may be on the page's own origin.
 *
 * @param service a URL on its origin
 * @returns `undefined` without one: a header then works as without scripts; a footer never has one
 */
export async function importLoader(root: HTMLElement, service: string): Promise<Loader | undefined> {
  const find = (base: string, path = '/chrome/assets/') => findScript(root, 'loader', new URL(path, base).href);
  try {
    // beside this script if a site publishes a copy of both below a path
    return await (find(document.baseURI) ?? find(service) ?? find(import.meta.url, 'assets/'))?.();
  } catch {
    return undefined;
  }
}

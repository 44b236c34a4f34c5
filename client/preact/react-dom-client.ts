/** `hydrateRoot` from Preact: what ships in place of `react-dom/client`. */

import { hydrate, type VNode } from 'preact';

export function hydrateRoot(container: Element, element: unknown): void {
  hydrate(element as VNode, container);
}

/**
 * The part of React that the components use, implemented by Preact. It replaces `react` and `react-dom/client`
 * (docs/decisions/0003-react-once.md).
 */

import { type ComponentChild, type ContainerNode, hydrate } from 'preact';

// biome-ignore lint/performance/noBarrelFile: stands in for a package
export { useLayoutEffect, useRef, useState } from './hooks.ts';

export function hydrateRoot(container: ContainerNode, element: ComponentChild): void {
  hydrate(element, container);
}

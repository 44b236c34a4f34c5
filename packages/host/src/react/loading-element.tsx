/** The custom element that loads the chrome in the browser, around a fallback. */
'use client';

import { createElement, type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ElementProps } from './kept-element.tsx';
import { type ReactSlots, slotContents } from './slot-content.tsx';

export interface LoadingElementProps {
  readonly name: 'portico-header' | 'portico-footer';
  readonly service: string;
  readonly attributes: ElementProps;
  readonly slots?: ReactSlots | undefined;
  readonly children?: ReactNode;
}

export function LoadingElement({ name, service, attributes, slots, children }: LoadingElementProps): ReactElement {
  const element = useRef<HTMLElement>(null);
  // the element removes its children, so React must not change them later
  const [fallback] = useState(children);
  useEffect(() => loadElements(service), [service]);
  const own = { ref: element, src: service, suppressHydrationWarning: true };
  return (
    <>
      {createElement(name, { ...attributes, ...own }, fallback)}
      {slotContents(element, slots)}
    </>
  );
}

/** Loads `elements.js` once for the page. */
function loadElements(service: string): void {
  const src = new URL('/chrome/elements.js', service).href;
  if ([...document.scripts].some((script) => script.src === src)) return;
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

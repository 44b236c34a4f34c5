/** The custom element around HTML that the server rendered. Later renders change its attributes and nothing in it. */
'use client';

import { createElement, type ReactElement, useRef, useState } from 'react';
import { type ReactSlots, slotContents } from './slot-content.tsx';

/** With listeners, which React 19 adds to custom elements. */
export type ElementProps = Readonly<Record<string, unknown>>;

export interface KeptElementProps {
  readonly name: 'portico-header' | 'portico-footer';
  readonly html: string;
  readonly attributes: ElementProps;
  readonly slots?: ReactSlots | undefined;
}

/** Shows the HTML of its first render: by the next one, scripts have changed the page, and menus may be open. */
export function KeptElement({ name, html, attributes, slots }: KeptElementProps): ReactElement {
  const element = useRef<HTMLElement>(null);
  // the same object, since React sets the HTML of another one even if it is equal
  const [inner] = useState({ __html: html });
  const ref = { ref: element, suppressHydrationWarning: true };
  return (
    <>
      {createElement(name, { ...attributes, ...ref, dangerouslySetInnerHTML: inner })}
      {slotContents(element, slots)}
    </>
  );
}

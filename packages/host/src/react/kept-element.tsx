/** The custom element around HTML that the server rendered. Later renders change only its attributes. */
'use client';

import { createElement, type ReactElement, useRef, useState } from 'react';
import { type ReactSlots, slotContents } from './slot-content.tsx';

/** Attributes, and listeners, which React 19 adds to custom elements. */
export type ElementProps = Readonly<Record<string, unknown>>;

export interface KeptElementProps {
  readonly name: 'portico-header' | 'portico-footer';
  readonly html: string;
  readonly attributes: ElementProps;
  readonly slots?: ReactSlots | undefined;
}

/** Keeps the HTML of its first render: scripts have changed it since, and menus may be open. */
export function KeptElement({ name, html, attributes, slots }: KeptElementProps): ReactElement {
  const element = useRef<HTMLElement>(null);
  // the same object, because React would set the HTML again for an equal one
  const [inner] = useState({ __html: html });
  const ref = { ref: element, suppressHydrationWarning: true };
  return (
    <>
      {createElement(name, { ...attributes, ...ref, dangerouslySetInnerHTML: inner })}
      {slotContents(element, slots)}
    </>
  );
}

/** React content in a slot of the header, rendered in the browser. */
'use client';

import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SlotName } from '../slots.ts';

/** Content by slot name. */
export type ReactSlots = Readonly<Partial<Record<SlotName, ReactNode>>>;

export interface SlotContentProps {
  /** The custom element. */
  readonly element: RefObject<HTMLElement | null>;
  readonly name: SlotName;
  readonly children: ReactNode;
}

/** Renders into a child of the element, which moves it into the slot in place of the server's HTML. */
export function SlotContent({ element, name, children }: SlotContentProps) {
  const [content, setContent] = useState<Element>();
  useEffect(() => {
    const rendered = element.current?.querySelector(`[slot=${name}]`);
    const child = rendered ?? document.createElement('div');
    child.slot = name;
    child.replaceChildren();
    if (!rendered) element.current?.append(child);
    setContent(child);
    return () => child.remove();
  }, [element, name]);
  return content ? createPortal(children, content) : null;
}

export function slotContents(element: RefObject<HTMLElement | null>, slots: ReactSlots = {}): ReactNode {
  return (Object.keys(slots) as SlotName[]).map((name) => (
    <SlotContent key={name} element={element} name={name}>
      {slots[name]}
    </SlotContent>
  ));
}

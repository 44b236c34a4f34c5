/** Drags the items of a list to another place with mouse, pen or finger. */

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type EdgeScrolling, scrollAtEdges } from './scroll-at-edges.ts';

interface Drag {
  readonly from: number;
  readonly to: number;
}

export interface DragOrder {
  /** `null` while nothing is dragged. */
  readonly drag: Drag | null;
  /** Properties for the handle of the item at this index. */
  readonly handleProps: (index: number) => {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** @param list its children are the items */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): DragOrder {
  const [drag, setDrag] = useState<Drag | null>(null);
  // the rendered state may lag behind the last move
  const current = useRef<Drag | null>(null);
  const scrolling = useRef<EdgeScrolling | null>(null);
  useEffect(() => () => scrolling.current?.stop(), []);
  const set = (next: Drag | null) => {
    current.current = next;
    setDrag(next);
    if (next === null) scrolling.current?.stop();
  };
  return {
    drag,
    handleProps: (from) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        // don't select text while dragging
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        set({ from, to: from });
        scrolling.current?.stop();
        scrolling.current = scrollAtEdges((y) => set({ from, to: placeOf(y, from, list.current) }));
      },
      onPointerMove(event) {
        if (current.current?.from !== from) return;
        scrolling.current?.follow(event.clientY);
        set({ from, to: placeOf(event.clientY, from, list.current) });
      },
      onPointerUp() {
        const { to } = current.current ?? { to: from };
        set(null);
        if (to !== from) onMove(from, to);
      },
      onPointerCancel: () => set(null),
    }),
  };
}

/** How many of the other items are above. */
function placeOf(y: number, from: number, list: HTMLElement | null): number {
  return [...(list?.children ?? [])].filter((item, index) => {
    const { top, height } = item.getBoundingClientRect();
    return index !== from && top + height / 2 < y;
  }).length;
}

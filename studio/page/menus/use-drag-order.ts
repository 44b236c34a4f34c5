/** Drags the items of a list to another place with mouse, pen or finger. */

import { type PointerEvent, type RefObject, useState } from 'react';

interface Drag {
  readonly from: number;
  readonly to: number;
}

export interface DragOrder {
  /** `null` while nothing is dragged. */
  readonly drag: Drag | null;
  /** Of the handle in the item at an index. */
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
  return {
    drag,
    handleProps: (from) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        // no text is selected meanwhile
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from, to: from });
      },
      onPointerMove(event) {
        if (drag?.from === from) setDrag({ from, to: placeOf(event.clientY, from, list.current) });
      },
      onPointerUp() {
        if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
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

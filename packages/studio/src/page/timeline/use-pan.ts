/** Moves the timeline's range by a sideways wheel or touch. */

import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { SHOWN } from './scale.ts';

/**
 * @param plot as wide as the range
 * @returns handlers of touches
 */
export function usePan(
  surface: RefObject<HTMLElement | null>,
  plot: RefObject<HTMLElement | null>,
  pan: (units: number) => void,
) {
  /** In pixels: what doesn't add up to a unit yet. */
  const rest = useRef(0);
  const touched = useRef<number | null>(null);
  const move = useRef((_pixels: number) => {});
  move.current = (pixels) => {
    const unit = (plot.current?.clientWidth ?? 0) / SHOWN;
    rest.current += pixels;
    const units = Math.trunc(rest.current / unit);
    if (units === 0 || !Number.isFinite(units)) return;
    rest.current -= units * unit;
    pan(units);
  };
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // a browser would go back in its history
      event.preventDefault();
      move.current(event.deltaX);
    };
    const element = surface.current;
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [surface]);
  return {
    start(event: PointerEvent) {
      rest.current = 0;
      touched.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    move({ clientX }: PointerEvent) {
      if (touched.current === null) return;
      move.current(touched.current - clientX);
      touched.current = clientX;
    },
    end() {
      touched.current = null;
    },
  };
}

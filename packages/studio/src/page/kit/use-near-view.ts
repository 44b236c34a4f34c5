/** Detects which rows of a long list are in view or close to it, so that only these are rendered in full. */

import { type RefObject, useEffect, useRef, useState } from 'react';

interface NearView {
  readonly isNear: boolean;
  /** In pixels, at the last time the row was near; `null` before that. */
  readonly height: number | null;
}

const listeners = new WeakMap<Element, (isNear: boolean) => void>();

/** Shared, because one observer per row would cost more than the rows. */
let observer: IntersectionObserver | null = null;

function observe(element: Element, listener: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    // half a screen ahead, for scrolling and the Tab key
    { rootMargin: '50% 0px' },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** @returns a ref for the row, and whether it is near. A row with the focus counts as near. */
export function useNearView<Row extends Element>(): readonly [RefObject<Row | null>, NearView] {
  const row = useRef<Row>(null);
  const [view, setView] = useState<NearView>({ isNear: false, height: null });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let isAway = false;
    const leave = () => {
      const { height } = element.getBoundingClientRect();
      setView((before) => (before.isNear ? { isNear: false, height } : before));
    };
    const stop = observe(element, (isNear) => {
      isAway = !isNear;
      if (isNear) setView((before) => ({ ...before, isNear }));
      else if (!element.contains(document.activeElement)) leave();
    });
    const leaveAfterFocus = () => {
      if (isAway) leave();
    };
    element.addEventListener('focusout', leaveAfterFocus);
    return () => {
      stop();
      element.removeEventListener('focusout', leaveAfterFocus);
    };
  }, []);
  return [row, view];
}

/** Detects when an element first comes into view, so that its content can load then. */

import { type RefObject, useEffect, useRef, useState } from 'react';

/** @returns a ref for the element, and whether it has been in view */
export function useSeen<Observed extends Element>(): readonly [RefObject<Observed | null>, boolean] {
  const element = useRef<Observed>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return [element, isSeen];
}

/** Holds back presses that miss their element, because it has moved since it was looked at. Runs in the page. */

declare global {
  interface Window {
    /** Stops watching, and says whether the press has hit the element. */
    endTestPress?: () => boolean;
  }
}

/** Watches the next press: the page gets none of its events unless it hits the element. */
export function watchPress(element: Element): void {
  let hasMissed: boolean | undefined;
  const watch = (event: Event) => {
    hasMissed ??= !event.composedPath().includes(element);
    if (!hasMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];
  for (const type of types) window.addEventListener(type, watch, { capture: true });
  window.endTestPress = () => {
    for (const type of types) window.removeEventListener(type, watch, { capture: true });
    delete window.endTestPress;
    return !hasMissed;
  };
}

/** Whether the press hit the element, or led to another page. */
export function hasHit(): boolean {
  return window.endTestPress?.() ?? true;
}

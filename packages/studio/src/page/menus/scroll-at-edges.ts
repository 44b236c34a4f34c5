/** Scrolls the page while something is held near its upper or lower edge. */

/** In pixels. */
const [EDGE, MAX_STEP] = [72, 14];

export interface EdgeScrolling {
  /** @param y in the window */
  readonly follow: (y: number) => void;
  readonly stop: () => void;
}

/** @param onScroll called after each step with the pointer's place in the window */
export function scrollAtEdges(onScroll: (y: number) => void): EdgeScrolling {
  // a press alone doesn't scroll
  let pointer: number | null = null;
  let request = requestAnimationFrame(step);
  function step(): void {
    const before = scrollY;
    if (pointer !== null) {
      scrollBy({ top: stepAt(pointer), behavior: 'instant' });
      if (scrollY !== before) onScroll(pointer);
    }
    request = requestAnimationFrame(step);
  }
  return {
    follow(y) {
      pointer = y;
    },
    stop: () => cancelAnimationFrame(request),
  };
}

/** In pixels per frame: the nearer to the edge, the faster. */
function stepAt(y: number): number {
  const [above, below] = [EDGE - y, y - (innerHeight - EDGE)];
  const depth = Math.min(Math.max(above, below, 0) / EDGE, 1);
  return Math.sign(below - above) * Math.ceil(depth * MAX_STEP);
}

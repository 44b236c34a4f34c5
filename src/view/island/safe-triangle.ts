/** Whether the pointer is on its way from a button to the panel below, across the buttons beside it. */

export interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/**
 * Whether the pointer is in the triangle between the point where it left the button and the upper corners of the panel.
 *
 * @param start where the pointer was last on the button
 */
export function isOnTheWay({ clientX, clientY }: Point, start: Point, panel: DOMRect): boolean {
  /** 0 at the start, 1 at the panel. */
  const progress = (clientY - start.clientY) / (panel.top - start.clientY);
  const edge = (corner: number) => start.clientX + (corner - start.clientX) * progress;
  return progress > 0 && progress <= 1 && clientX >= edge(panel.left) && clientX <= edge(panel.right);
}

/** Keeps the focused row in view after a key: rows are measured when they come into view, which moves the others. */

import type { KeyboardEvent } from 'react';

/** In which rows are measured. */
const FRAMES = 12;

export function followFocus({ currentTarget: list }: KeyboardEvent<Element>): void {
  let frames = 0;
  function look(): void {
    list.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
    frames += 1;
    if (frames < FRAMES) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

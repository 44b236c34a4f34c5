/** Pauses after failures, each twice as long as the one before. */

/** In milliseconds. */
const FIRST_PAUSE = 2_000;
const MAX_PAUSE = 30_000;

export interface Pause {
  readonly isOver: () => boolean;
  readonly fail: () => void;
  readonly succeed: () => void;
}

/** @param first in milliseconds */
export function createPause(first = FIRST_PAUSE): Pause {
  let length = first;
  let startedAt = Number.NEGATIVE_INFINITY;
  let endsAt = startedAt;
  // the clock may be set back
  const isOver = () => Date.now() >= endsAt || Date.now() < startedAt;
  return {
    isOver,
    fail: () => {
      // several requests in flight may fail for the same reason
      if (!isOver()) return;
      startedAt = Date.now();
      endsAt = startedAt + length;
      length = Math.min(2 * length, MAX_PAUSE);
    },
    succeed: () => {
      length = first;
      endsAt = startedAt;
    },
  };
}

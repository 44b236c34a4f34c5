/** Replaces invalid clocks, so that everything computed from their time stays a number. */

/** The service was not in use before, and no content lasts longer. */
const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/**
 * @param now milliseconds since 1970, from a clock that may throw or return anything
 * @param fallback the time until the clock is right for the first time
 * @returns a function that returns the time, or the last one that was right
 */
export function guardedClock(now: () => number, fallback: number): () => number {
  let last = fallback;
  return () => {
    const instant = read(now);
    if (instant >= EARLIEST && instant < LATEST) last = instant;
    return last;
  };
}

function read(now: () => number): number {
  try {
    return now();
  } catch {
    return Number.NaN;
  }
}

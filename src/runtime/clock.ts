/** Guards against invalid clocks, so that everything computed from the time stays a number. */

/** Times outside this range are invalid: the service is newer, and no content lasts that long. */
const EARLIEST = Date.UTC(2020, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/**
 * @param now milliseconds since 1970, from a clock that may throw or return anything
 * @param fallback the time to use until the clock first returns a valid one
 * @returns a function that returns the time, or the last valid one
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

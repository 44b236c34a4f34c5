/** Limits how many events an instance of the worker reads and stores, whatever is sent. */

/** In milliseconds. */
const SECOND = 1_000;

/**
 * @param perSecond how many are let through
 * @param now milliseconds since 1970
 * @returns a function that says whether one more is let through
 */
export function createThrottle(perSecond: number, now: () => number): () => boolean {
  let startedAt = 0;
  let passed = 0;
  return () => {
    const elapsed = now() - startedAt;
    // the clock may have been set back
    if (elapsed < 0 || elapsed >= SECOND) {
      startedAt = now();
      passed = 0;
    }
    passed += 1;
    return passed <= perSecond;
  };
}

/** Limits how many requests with events an instance of the worker accepts. */

/** In milliseconds. */
const SECOND = 1_000;

/**
 * @param perSecond the limit
 * @param now milliseconds since 1970
 * @returns a function: counts a request, and says whether it is within the limit
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

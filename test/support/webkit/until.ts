/** Waits for conditions. */

/** In milliseconds. */
const INTERVAL = 50;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks until there is a result.
 *
 * @param ask its first result that is neither `undefined` nor `false` is returned
 * @param timeout in milliseconds
 * @param what the unmet condition, for the error
 * @throws Error once the time is over
 */
export async function until<Result>(
  ask: () => Promise<Result | undefined | false>,
  timeout: number,
  what: string,
): Promise<Result> {
  for (const end = Date.now() + timeout; ; await pause(INTERVAL)) {
    const result = await ask();
    if (result !== undefined && result !== false) return result;
    if (Date.now() > end) throw new Error(`Timeout of ${timeout} ms exceeded: ${what}`);
  }
}

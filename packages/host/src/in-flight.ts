/** Shares pending work by key, so that identical requests are in flight only once. */

export interface InFlight<Result> {
  /** Joins pending work, or starts it with `begin`. */
  readonly share: (key: string, begin: () => Promise<Result>) => Promise<Result>;
  readonly pending: (key: string) => Promise<Result> | undefined;
  readonly count: () => number;
}

/**
 * @param maxDuration in milliseconds: work that takes longer is forgotten, because some platforms silently end it with
 *   the request that started it
 */
export function createInFlight<Result>(maxDuration: number): InFlight<Result> {
  const works = new Map<string, { readonly done: Promise<Result>; readonly startedAt: number }>();
  const forgetEnded = () => {
    for (const [key, { startedAt }] of works) {
      const elapsed = Date.now() - startedAt;
      if (elapsed >= maxDuration || elapsed < 0) works.delete(key);
    }
  };
  const pending = (key: string) => {
    forgetEnded();
    return works.get(key)?.done;
  };
  return {
    pending,
    share: (key, begin) => {
      const known = pending(key);
      if (known) return known;
      const done = begin().finally(() => {
        if (works.get(key)?.done === done) works.delete(key);
      });
      works.set(key, { done, startedAt: Date.now() });
      return done;
    },
    count: () => {
      forgetEnded();
      return works.size;
    },
  };
}

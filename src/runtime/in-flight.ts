/** Shares pending work with everyone who needs its result. */

export class InFlight<T> {
  readonly #now: () => number;
  readonly #maxDuration: number;
  #result: Promise<T> | null = null;
  /** Milliseconds since 1970. */
  #startedAt = 0;

  /** @param maxDuration in milliseconds: the platform has ended work that takes longer, with its request */
  constructor(now: () => number, maxDuration: number) {
    this.#now = now;
    this.#maxDuration = maxDuration;
  }

  /** Starts the work, or joins it. */
  share(start: () => Promise<T>): Promise<T> {
    const elapsed = this.#now() - this.#startedAt;
    // the clock may have been set back
    if (this.#result && elapsed >= 0 && elapsed < this.#maxDuration) return this.#result;
    const result = start().finally(() => {
      if (this.#result === result) this.#result = null;
    });
    this.#result = result;
    this.#startedAt = this.#now();
    return result;
  }
}

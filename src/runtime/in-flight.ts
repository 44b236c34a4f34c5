/** Shares work that is being done with everyone who needs its result. */

interface Work<T> {
  readonly result: Promise<T>;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
}

export class InFlight<T> {
  readonly #work = new Map<string, Work<T>>();
  readonly #now: () => number;
  readonly #longest: number;

  /** @param longest in milliseconds: work that takes longer was ended by the platform together with its request */
  constructor(now: () => number, longest: number) {
    this.#now = now;
    this.#longest = longest;
  }

  has(key: string): boolean {
    return this.#alive(key) !== null;
  }

  /** Starts the work, or joins it. */
  share(key: string, start: () => Promise<T>): Promise<T> {
    const alive = this.#alive(key);
    if (alive) return alive;
    const result = start().finally(() => {
      if (this.#work.get(key)?.result === result) this.#work.delete(key);
    });
    this.#work.set(key, { result, startedAt: this.#now() });
    return result;
  }

  #alive(key: string): Promise<T> | null {
    const work = this.#work.get(key);
    const elapsed = work ? this.#now() - work.startedAt : Number.NaN;
    // the clock may have been set back
    return work && elapsed >= 0 && elapsed < this.#longest ? work.result : null;
  }
}

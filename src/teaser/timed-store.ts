/** Reads and writes a store within deadlines, so that no response waits for a slow one. */

import { DeadlineError, withDeadline } from '../runtime/deadline.ts';
import type { Wait } from '../runtime/event.ts';
import { InFlight } from '../runtime/in-flight.ts';
import type { RequestScope } from '../runtime/request-scope.ts';
import type { EntryStore } from './cache-store.ts';
import type { TeaserTimings } from './timings.ts';

type StoreWait = Extract<Wait, 'cache match' | 'cache put'>;

interface TimedStoreOptions {
  readonly store: EntryStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly timings: TeaserTimings;
}

/** What waits for the store: `background` is work after a response. */
export type Waiting = 'response' | 'background';

export class TimedStore {
  readonly #options: TimedStoreOptions;
  readonly #reads: InFlight<void>;
  /** When each kind of wait was late last, in milliseconds since 1970. */
  readonly #lateAt = new Map<string, number>();

  constructor(options: TimedStoreOptions) {
    this.#options = options;
    this.#reads = new InFlight(options.now, options.timings.storeGiveUp);
  }

  /**
   * Reads an entry and waits for it within the deadline; not at all while the store is slow.
   *
   * @param use receives the entry or `null`, also after the deadline; `null` too if it cannot be read
   */
  async read(key: string, use: (entry: unknown) => void, waiting: Waiting, scope: RequestScope): Promise<void> {
    const read = this.#reads.share(key, () => {
      const found = this.#settled('cache match', () => this.#options.store.get(key), scope);
      const used = found.then((entry) => use(entry ?? null));
      scope.waitUntil(used);
      return used;
    });
    await this.#wait('cache match', read, waiting, scope);
  }

  /** Writes an entry, and waits for it as `read` does. @param maxAge in seconds */
  async write(key: string, entry: unknown, maxAge: number, scope: RequestScope): Promise<void> {
    const written = this.#settled('cache put', () => this.#options.store.put(key, entry, maxAge), scope);
    scope.waitUntil(written);
    await this.#wait('cache put', written, 'background', scope);
  }

  /** @returns `undefined` if the work fails or never settles */
  async #settled<T>(wait: StoreWait, work: () => Promise<T>, scope: RequestScope): Promise<T | undefined> {
    try {
      return await withDeadline(work, this.#options.timings.storeGiveUp);
    } catch (error) {
      const late = error instanceof DeadlineError;
      // a late one was reported by those who waited
      if (!late) scope.report({ name: 'wait-failed', wait, late, error: String(error) });
      return undefined;
    }
  }

  async #wait(wait: StoreWait, work: Promise<unknown>, waiting: Waiting, scope: RequestScope): Promise<void> {
    if (this.#wasLate(wait + waiting)) return;
    const { storeDeadline, backgroundDeadline } = this.#options.timings;
    try {
      await withDeadline(() => work, waiting === 'response' ? storeDeadline : backgroundDeadline);
    } catch (error) {
      const isReported = this.#wasLate(wait);
      for (const kind of [wait, wait + waiting]) this.#lateAt.set(kind, this.#options.now());
      if (!isReported) scope.report({ name: 'wait-failed', wait, late: true, error: String(error) });
    }
  }

  #wasLate(kind: string): boolean {
    const elapsed = this.#options.now() - (this.#lateAt.get(kind) ?? Number.NaN);
    return elapsed >= 0 && elapsed < this.#options.timings.storePause;
  }
}

/** How one answer is made: what it depends on, how long it holds, and how its body is written. */

import type { ChromeState } from '../contract/state.ts';
import type { Lifetimes } from '../response/lifetimes.ts';

export interface Recipe {
  /** The same for two requests that get the same body. */
  readonly key: string;
  readonly state: ChromeState;
  readonly lifetimes: Lifetimes;
  /** Until when all of it holds, in milliseconds since 1970. */
  readonly freshUntil: number;
  readonly render: () => string;
}

/** The options of `createChrome`. */

import type { ChromeParameters, ChromeParts } from './page-chrome.ts';
import type { Slots } from './slots.ts';

/** The part of `fetch` that the package uses. Requests carry none of a visitor's headers. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Keeps copies across restarts. Names consist of lower-case letters, digits, `.`, `-` and `_`. */
export interface CopyStore {
  /** The bytes stored under a name; `undefined` without any. May throw. */
  readonly get: (name: string) => Promise<Uint8Array | undefined> | Uint8Array | undefined;
  /** Replaces the bytes under a name atomically. May throw. */
  readonly put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown> | unknown;
}

/** Shown without an answer from the service or a copy. Missing parts are empty. */
export type Fallback = Partial<ChromeParts>;

export interface ChromeOptions {
  /** The origin of the service, such as `https://chrome.example.com`. */
  readonly service: string;
  /** Parameters for every page; `chromeFor` overrides them one by one. */
  readonly parameters?: ChromeParameters | undefined;
  /** Slot content for every page; `chromeFor` overrides it slot by slot. */
  readonly slots?: Slots | undefined;
  /** Your own header and footer, or a function of the parameters that returns them. */
  readonly fallback?: Fallback | ((parameters: ChromeParameters) => Fallback) | undefined;
  /** Stores copies and files, for restarts while the service is down. */
  readonly copies?: CopyStore | undefined;
  /** In milliseconds: the longest that a page waits for the service, up to the last byte. 1000 by default. */
  readonly timeout?: number | undefined;
  /** How many copies to keep in memory, at about 50 kB each. 100 by default. */
  readonly maxCopies?: number | undefined;
  /** Replaces the global `fetch`, for example with a service binding's. */
  readonly fetch?: Fetch | undefined;
  /** Receives each problem as a sentence, at most every ten minutes per cause. `console.warn` by default. */
  readonly report?: ((problem: string) => void) | undefined;
  /**
   * Keeps work running after the response, on platforms that stop or freeze the process then: `waitUntil` of
   * `cloudflare:workers` or `@vercel/functions`, or that of the platform's current request.
   */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

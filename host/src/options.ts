/** The options of `createChrome`. */

import type { ChromeParameters, ChromeParts } from './page-chrome.ts';
import type { Slots } from './slots.ts';

/** The part of `fetch` that is used. Its requests have no body and none of a visitor's headers. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** Keeps copies beyond the life of the process. Names consist of lower-case letters, digits, `.`, `-` and `_`. */
export interface CopyStore {
  /** What is stored under a name; `undefined` if nothing is. May throw. */
  readonly get: (name: string) => Promise<Uint8Array | undefined> | Uint8Array | undefined;
  /** Replaces what is stored under a name, completely or not at all. May throw. */
  readonly put: (name: string, bytes: Uint8Array<ArrayBuffer>) => Promise<unknown> | unknown;
}

/** What a page shows while there is neither an answer of the service nor a copy. What is left out is empty. */
export type Fallback = Partial<ChromeParts>;

export interface ChromeOptions {
  /** The origin of the service, such as `https://chrome.example.com`. */
  readonly service: string;
  /** The parameters of every page; those of `chromeFor` replace them. */
  readonly parameters?: ChromeParameters | undefined;
  /** The content of every page for the places of its site; that of `chromeFor` replaces it. */
  readonly slots?: Slots | undefined;
  /** Your own header and footer, or a function of the parameters that returns them. */
  readonly fallback?: Fallback | ((parameters: ChromeParameters) => Fallback) | undefined;
  /** Keeps copies and files, for a restart while the service is down. */
  readonly copies?: CopyStore | undefined;
  /** In milliseconds: how long a page waits for the service at most, until the last byte. 1000 by default. */
  readonly timeout?: number | undefined;
  /** How many copies are kept in memory, each of about 50 kB. 100 by default. */
  readonly maxCopies?: number | undefined;
  /** Instead of the global `fetch`, such as that of a service binding. */
  readonly fetch?: Fetch | undefined;
  /** Receives problems as a sentence, the same one at most every ten minutes. `console.warn` by default. */
  readonly report?: ((problem: string) => void) | undefined;
  /** Keeps work running after the response, where the platform ends it: on Workers, that of `cloudflare:workers`. */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined;
}

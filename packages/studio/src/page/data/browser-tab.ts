/** Distinguishes the browser's tabs, so that each keeps its own texts, and the next one takes over those of closed tabs. */

import { onFirstUse } from '../../contract/on-first-use.ts';

export interface BrowserTab {
  /** New with each load of the page. */
  readonly id: string;
  /** Finds out which tabs are open. Before, none counts as closed. */
  readonly findClosed: () => Promise<void>;
  readonly isClosed: (id: string) => boolean;
}

/** Of a lock that a tab holds until it is closed. */
const LOCK = 'portico-studio/tab/';

/** @param locks `undefined` if the browser has none: then every other tab counts as closed */
function browserTab(locks: LockManager | undefined): BrowserTab {
  // not a UUID, which browsers only make on https
  const id = Math.random().toString(36).slice(2);
  let open: ReadonlySet<string> | null = null;
  void locks?.request(`${LOCK}${id}`, () => new Promise(() => {})).catch(() => {});
  return {
    id,
    async findClosed() {
      const { held = [] } = (await locks?.query().catch(() => null)) ?? {};
      open = new Set(held.map(({ name }) => name ?? ''));
    },
    isClosed: (other) => open !== null && other !== id && !open.has(`${LOCK}${other}`),
  };
}

/** The tab of this page. */
export const thisTab = onFirstUse(() => browserTab(navigator.locks));

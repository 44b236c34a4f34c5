/** Lays out closed panels in idle time, once the pointer or the focus is in the header, so that they open in one frame. */

import { HEADER_CLASS } from '../../contract/markup.ts';
import { type DisclosureState, dropsDown } from './disclosures.ts';

/**
 * Style sheets give closed panels a box whose content the browser skips until something asks for its geometry
 * (`content-visibility: hidden`). The result is kept until something that it depends on changes; asking again is cheap then.
 */
export function layOutAhead(state: DisclosureState, sections: readonly HTMLElement[], signal: AbortSignal): void {
  const header = state.group.closest<HTMLElement>(`.${HEADER_CLASS}`);
  // where it is missing, an element of the page may have its name as an id
  if (!header || typeof requestIdleCallback !== 'function') return;
  let waiting: readonly HTMLElement[] = [];
  const layOutNext = () => {
    waiting[0]?.lastElementChild?.firstElementChild?.getBoundingClientRect();
    waiting = signal.aborted ? [] : waiting.slice(1);
    if (waiting.length > 0) requestIdleCallback(layOutNext);
  };
  const start = () => {
    if (waiting.length > 0 || !dropsDown(state)) return;
    waiting = sections;
    requestIdleCallback(layOutNext);
  };
  for (const intent of ['pointerenter', 'focusin']) header.addEventListener(intent, start, { signal });
  if (header.matches(':hover, :focus-within')) start();
}

/** Dispatches the event of a section or the overlay that has opened or closed. */

import { TOGGLE_EVENT, type ToggleDetail } from '../../contract/events.ts';

export function dispatchToggle(target: Element | null | undefined, detail: ToggleDetail): void {
  target?.dispatchEvent(new CustomEvent(TOGGLE_EVENT, { bubbles: true, composed: true, detail }));
}

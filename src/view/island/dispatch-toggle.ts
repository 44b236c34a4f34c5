/** Dispatches the event for a section or overlay that has opened or closed. */

import { TOGGLE_EVENT, type ToggleDetail } from '../../contract/events.ts';
import { dispatchChromeEvent } from './dispatch-event.ts';

export function dispatchToggle(target: Element | null | undefined, detail: ToggleDetail): void {
  if (target) dispatchChromeEvent(target, TOGGLE_EVENT, detail);
}

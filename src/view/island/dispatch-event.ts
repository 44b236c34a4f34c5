/** Dispatches an event of the chrome in the host page, with both of its names. */

import { nameWithoutColon } from '../../contract/events.ts';

/** @returns whether a listener of either name has called `preventDefault()` */
export function dispatchChromeEvent(target: EventTarget, name: string, detail?: unknown, cancelable = false): boolean {
  let isPrevented = false;
  for (const type of [name, nameWithoutColon(name)]) {
    const event = new CustomEvent(type, { bubbles: true, composed: true, cancelable, detail });
    if (!target.dispatchEvent(event)) isPrevented = true;
  }
  return isPrevented;
}

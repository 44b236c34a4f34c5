/** Keyboard shortcuts for the header's search: `/`, and Control or Command with K. */

import { SEARCH_EVENT } from '../../src/contract/events.ts';
import { dispatchChromeEvent } from '../../src/view/island/dispatch-event.ts';

/** @param header the element that contains the bar and the row */
export function followSearchShortcut(header: HTMLElement): void {
  if (!header.querySelector('[data-portico-slot=search]')) return;
  document.addEventListener('keydown', (event) => {
    const { key, altKey } = event;
    const hasModifier = event.ctrlKey || event.metaKey;
    const isShortcut = key === '/' ? !hasModifier : hasModifier && key.toLowerCase() === 'k';
    if (!isShortcut || altKey || event.defaultPrevented || !header.isConnected || isField(event)) return;
    event.preventDefault();
    if (!dispatchChromeEvent(header, SEARCH_EVENT, undefined, true)) focusSearch(header);
  });
}

function isField(event: Event): boolean {
  const target = event.composedPath()[0] as HTMLElement;
  return target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName);
}

/** Focuses the site's search form, which is in the overlay where the row has no room. */
function focusSearch(header: HTMLElement): void {
  const field = header.querySelector<HTMLElement>('.portico-search:only-child>* input');
  const burger = header.querySelector<HTMLElement>('.portico-burger');
  if (!field) return;
  if (!field.offsetParent && burger?.offsetParent) burger.click();
  field.focus();
}

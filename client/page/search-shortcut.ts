/** The keyboard shortcut for the header's search: Control or Command with K. */

import { SEARCH_EVENT } from '../../src/contract/events.ts';
import { dispatchChromeEvent } from '../../src/view/island/dispatch-event.ts';

/** Elements that turn the shortcut off while they have a box: one that the page has marked, or a modal dialog. */
const OFF = '[data-portico-search=off],:modal,[aria-modal=true]';

/** @param header the element that contains the bar and the row */
export function followSearchShortcut(header: HTMLElement): void {
  if (!header.querySelector('[data-portico-slot=search]')) return;
  document.addEventListener('keydown', (event) => {
    const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isShortcut = hasModifier && event.key.toLowerCase() === 'k';
    if (!isShortcut || event.defaultPrevented || !header.isConnected || isField(event) || isOff(header)) return;
    event.preventDefault();
    if (!dispatchChromeEvent(header, SEARCH_EVENT, undefined, true)) focusSearch(header);
  });
}

function isField(event: Event): boolean {
  const target = event.composedPath()[0] as HTMLElement;
  return target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName);
}

function isOff(header: HTMLElement): boolean {
  const { host = header } = header.getRootNode() as { readonly host?: Element };
  const found = [...document.querySelectorAll(OFF)];
  return host.closest('[inert]') !== null || found.some((element) => element.getClientRects().length > 0);
}

/** Focuses the site's search form, which is in the overlay where the row has no room. */
function focusSearch(header: HTMLElement): void {
  const field = header.querySelector<HTMLElement>('.portico-search:only-child>* input');
  const burger = header.querySelector<HTMLElement>('.portico-burger');
  if (!field) return;
  if (!field.offsetParent && burger?.offsetParent) burger.click();
  field.focus();
}

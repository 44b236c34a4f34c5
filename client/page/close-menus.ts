/** Closes the menus of all headers on events of the page, without moving the focus. */

import { CLOSE_EVENT, HEADER_SELECTOR } from '../../src/contract/markup.ts';
import type { ClosingEvent } from '../../src/view/island/closing.ts';

export function closeMenus(event: ClosingEvent = 'page'): void {
  document.dispatchEvent(new CustomEvent(CLOSE_EVENT, { detail: event }));
}

export function closeOnPageEvents(): void {
  // the back/forward cache restores the page with its menus open
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) closeMenus();
  });
  // the document keeps the focus only if it moves into an iframe; in Firefox, a moment later
  const followFocus = () => {
    if (document.hasFocus()) closeMenus(document.activeElement?.closest(HEADER_SELECTOR) ? 'slot' : 'frame');
  };
  addEventListener('blur', () => setTimeout(followFocus));
}

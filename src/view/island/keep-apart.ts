/** Keeps an open overlay below the row, and the page behind it inert. */

import { DESKTOP_MEDIA, PANES_MEDIA } from '../../contract/breakpoints.ts';
import { CLOSE_EVENT, HEADER_CLASS, MENU_ID } from '../../contract/markup.ts';
import { closes, closingEvent } from './closing.ts';
import { dispatchToggle } from './dispatch-toggle.ts';
import { lockPage, unlockPage } from './hold-page.ts';

/**
 * @param onHide called when something other than the browser closes the overlay
 * @returns a function that restores the page
 */
export function keepApart(burger: HTMLElement, overlay: HTMLElement, onHide: () => void): () => void {
  const header = headerOf(overlay);
  const row = find(overlay, '.portico-header__inner');
  const listening = new AbortController();
  const { signal } = listening;
  let free = unlockPage;
  const hide = () => {
    // at once, because a router may focus an element that is still inert
    free();
    overlay.hidePopover();
    onHide();
  };
  const hideOn = (event: Event) => {
    if (closes(closingEvent(event), 'overlay')) hide();
  };
  document.addEventListener(CLOSE_EVENT, hideOn, { signal });
  // after the frame that shows the overlay, because it recalculates the page's styles
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!signal.aborted) free = lockPage(header);
    }),
  );
  dispatchToggle(overlay, { id: MENU_ID, open: true });
  const wrapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || event.target !== lastStop(overlay)) return;
    // everything after it is inert, and Firefox would return to it again and again
    event.preventDefault();
    burger.focus();
  };
  header.addEventListener('keydown', wrapFocus, { signal });
  for (const media of [DESKTOP_MEDIA, PANES_MEDIA]) matchMedia(media).addEventListener('change', hide, { signal });
  const size = new ResizeObserver(() => {
    // a popover that is removed from the page, or hidden with its ancestors, closes without an event
    if (overlay.offsetHeight === 0) hide();
    // Below the host's bar and the header's line, and over the second level. Without the script, below a row at its
    // usual place.
    else {
      const line = header.offsetHeight - header.clientHeight;
      // older browsers, whose measures ignore the zoom, do not know it
      const { currentCSSZoom = 1 } = row;
      const top = `${row.getBoundingClientRect().bottom / currentCSSZoom + line}px`;
      // mostly it is there already, and another layout would cost a frame
      if (getComputedStyle(overlay).top !== top) overlay.style.insetBlockStart = top;
    }
  });
  size.observe(overlay);
  size.observe(header);
  return () => {
    size.disconnect();
    listening.abort();
    free();
    dispatchToggle(overlay, { id: MENU_ID, open: false });
  };
}

export function headerOf(overlay: HTMLElement): HTMLElement {
  return find(overlay, `.${HEADER_CLASS}`);
}

/** @throws TypeError if nothing around the element matches */
function find(element: HTMLElement, selector: string): HTMLElement {
  const found = element.closest<HTMLElement>(selector);
  if (!found) throw new TypeError(`no ${selector}`);
  return found;
}

function lastStop(row: Element): HTMLElement | undefined {
  return [...row.querySelectorAll<HTMLElement>('a, button')].filter(({ offsetHeight }) => offsetHeight > 0).at(-1);
}
